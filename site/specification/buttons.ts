import { emailHref, phoneHref } from "~/lib/hrefs";
import { company } from "~/site/company";
import { menus } from "./routes";
import type { Table } from "./sample";

const { phone, email } = company;
const call = `${phone.text} > ${phoneHref(phone)}`;

/** Sections 2.3 to 2.24: what the sections of each page offer to press, without "Learn More". */
export const buttons: Table<string> = {
  "/ hero": `Get Free Consultation > #contact | View Services > #services | You call ${call}`,
  "/ about": "Learn About Us > /about",
  "/about hero": "Get Free Consultation > /contact | Meet Our Team > /team",
  "/about leadership": "team page > /team",
  "/about closing": "Get Free Consultation > /contact | View Our Work > /portfolio",
  "/managed-services hero": "Get Started Today > /contact | Learn About Us > /about",
  "/managed-services closing": "Schedule a Consultation > /contact | View Our Work > /portfolio",
  "/managed-services/it-infrastructure hero":
    "Schedule a Consultation > /contact | View All Services > /",
  "/managed-services/it-infrastructure closing":
    "Schedule a Consultation > /contact | View All Services > /",
  "/managed-services/cybersecurity hero": `Get Security Assessment > /contact | Call ${call}`,
  "/managed-services/cybersecurity closing":
    "Get Security Assessment > /contact | View Managed Services > /managed-services",
  "/managed-services/cloud-services hero": "Start Cloud Journey > /contact | View All Services > /",
  "/managed-services/cloud-services closing":
    "Get Cloud Strategy Session > /contact | View All Services > /",
  "/managed-services/data-backup hero": "Secure Your Data Now > /contact | View All Services > /",
  "/managed-services/data-backup closing":
    "Get Backup Assessment > /contact | View All Services > /",
  "/managed-services/help-desk hero": `${call} | Get Support Now > /contact | View All Services > /`,
  "/managed-services/help-desk channels": `${call} | ${email} > ${emailHref(email)}`,
  "/managed-services/help-desk closing": "Contact Support Now > /contact | View All Services > /",
  "/managed-services/network-management hero":
    "Optimize Your Network > /contact | View All Services > /",
  "/managed-services/network-management closing":
    "Schedule Network Assessment > /contact | View All Services > /",
  "/managed-services/virtual-cto hero":
    "Schedule a Consultation > /contact | View Our Portfolio > /",
  "/managed-services/virtual-cto closing":
    "Schedule Free Consultation > /contact | More ways to reach us > /",
  "/software hero": "Start Your Project > /contact | View Portfolio > /portfolio",
  "/software closing": "Start Your Project > /contact | Meet Our Team > /team",
  "/software/web-development hero": "Start Your Project > /contact | View Portfolio > /portfolio",
  "/software/web-development work": "See other projects in the portfolio > /portfolio",
  "/software/web-development closing": "Get Started Today > /contact | Learn About Us > /",
  "/software/mobile-development hero":
    "Start Your Project > /contact | View Portfolio > /portfolio",
  "/software/mobile-development closing":
    "Start Your Project > /contact | View Portfolio > /portfolio",
  "/software/ai-consulting hero": "Schedule a Consultation > /contact | View Our Work > /portfolio",
  "/software/ai-consulting closing": "Schedule a Consultation > /contact | Learn About Us > /about",
  "/microsoft hero": "Get Free Consultation > /contact | Learn More > /portfolio",
  "/microsoft closing": "Schedule Free Consultation > /contact | Meet Our Team > /team",
  "/microsoft/office365 hero": "Get Started > /contact | Learn More > /portfolio",
  "/microsoft/office365 closing":
    "Get Free Consultation > /contact | View All Microsoft Services > /microsoft",
  "/microsoft/dynamics hero": "Schedule Demo > /contact | Learn More > /portfolio",
  "/microsoft/dynamics closing":
    "Schedule Consultation > /contact | View All Microsoft Services > /microsoft",
  "/microsoft/powerbi hero": "Get Demo > /contact | Learn More > /portfolio",
  "/microsoft/powerbi closing":
    "Schedule Analytics Review > /contact | View All Microsoft Services > /microsoft",
  "/microsoft/azure hero": "Get Azure Assessment > /contact | Learn More > /portfolio",
  "/microsoft/azure closing":
    "Schedule Azure Assessment > /contact | View All Microsoft Services > /microsoft",
  "/team hero": "Work With Us > /contact",
  "/team closing": "View Open Positions > /contact | Learn About Our Company > /about",
  "/portfolio hero": "Start Your Project > /contact",
  "/portfolio closing": "Get Started Today > /contact | Learn About Our Process > /about",
  "/contact talk": call,
  "/contact visit": "Learn About Our Company > /",
};

/** The addresses in a menu, without "View All". */
const pagesOf = (menu: keyof typeof menus) =>
  menus[menu].slice(0, -1).map((entry) => entry.replace(/.* > /, ""));

/** Where "Learn More" leads: each entry of a section to a page of its own, or all to one. */
export const learnMore: Table<readonly string[]> = {
  "/ services": ["/managed-services", "/software", "/microsoft"],
  "/managed-services services": pagesOf("Managed Services"),
  "/software services": pagesOf("Software"),
  "/microsoft offer": ["/contact"],
  "/microsoft/dynamics applications": ["/contact"],
  "/microsoft/azure services": ["/contact"],
};
