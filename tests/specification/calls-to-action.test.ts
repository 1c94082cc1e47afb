import { describe, expect, test } from "vitest";
import { all, labelsAndPathsIn, pageAt, visibleTextOf } from "../dist-page";

type Buttons = ReadonlyArray<readonly [label: string, path: string]>;

/** What the hero and the last section of a page offer (specification sections 2.3 to 2.24). */
const offers: Readonly<Record<string, { hero: Buttons; closing?: Buttons }>> = {
  "/": {
    hero: [
      ["Get Free Consultation", "#contact"],
      ["View Services", "#services"],
    ],
  },
  "/managed-services": {
    hero: [
      ["Get Started Today", "/contact"],
      ["Learn About Us", "/about"],
    ],
    closing: [
      ["Schedule a Consultation", "/contact"],
      ["View Our Work", "/portfolio"],
    ],
  },
  "/managed-services/cloud-services": {
    hero: [
      ["Start Cloud Journey", "/contact"],
      ["View All Services", "/"],
    ],
    closing: [
      ["Get Cloud Strategy Session", "/contact"],
      ["View All Services", "/"],
    ],
  },
  "/managed-services/data-backup": {
    hero: [
      ["Secure Your Data Now", "/contact"],
      ["View All Services", "/"],
    ],
    closing: [
      ["Get Backup Assessment", "/contact"],
      ["View All Services", "/"],
    ],
  },
  "/managed-services/help-desk": {
    hero: [
      ["Get Support Now", "/contact"],
      ["View All Services", "/"],
    ],
    closing: [
      ["Contact Support Now", "/contact"],
      ["View All Services", "/"],
    ],
  },
  "/managed-services/network-management": {
    hero: [
      ["Optimize Your Network", "/contact"],
      ["View All Services", "/"],
    ],
    closing: [
      ["Schedule Network Assessment", "/contact"],
      ["View All Services", "/"],
    ],
  },
  "/managed-services/virtual-cto": {
    hero: [
      ["Schedule a Consultation", "/contact"],
      ["View Our Portfolio", "/"],
    ],
    closing: [
      ["Schedule Free Consultation", "/contact"],
      ["Find our phone number", "/"],
    ],
  },
  "/software": {
    hero: [
      ["Start Your Project", "/contact"],
      ["View Portfolio", "/portfolio"],
    ],
    closing: [
      ["Start Your Project", "/contact"],
      ["Meet Our Team", "/team"],
    ],
  },
  "/software/web-development": {
    hero: [
      ["Start Your Project", "/contact"],
      ["View Portfolio", "/portfolio"],
    ],
    closing: [
      ["Get Started Today", "/contact"],
      ["Learn About Us", "/"],
    ],
  },
  "/software/mobile-development": {
    hero: [
      ["Start Your Project", "/contact"],
      ["View Portfolio", "/portfolio"],
    ],
    closing: [
      ["Start Your Project", "/contact"],
      ["View Portfolio", "/portfolio"],
    ],
  },
  "/software/ai-consulting": {
    hero: [
      ["Schedule a Consultation", "/contact"],
      ["View Our Work", "/portfolio"],
    ],
    closing: [
      ["Schedule a Consultation", "/contact"],
      ["Learn About Us", "/about"],
    ],
  },
  "/microsoft": {
    hero: [
      ["Get Free Consultation", "/contact"],
      ["Learn More", "/portfolio"],
    ],
    closing: [
      ["Schedule Free Consultation", "/contact"],
      ["Meet Our Team", "/team"],
    ],
  },
  "/microsoft/office365": {
    hero: [
      ["Get Started", "/contact"],
      ["Learn More", "/portfolio"],
    ],
    closing: [
      ["Get Free Consultation", "/contact"],
      ["View All Microsoft Services", "/microsoft"],
    ],
  },
  "/microsoft/dynamics": {
    hero: [
      ["Schedule Demo", "/contact"],
      ["Learn More", "/portfolio"],
    ],
    closing: [
      ["Schedule Consultation", "/contact"],
      ["View All Microsoft Services", "/microsoft"],
    ],
  },
  "/microsoft/powerbi": {
    hero: [
      ["Get Demo", "/contact"],
      ["Learn More", "/portfolio"],
    ],
    closing: [
      ["Schedule Analytics Review", "/contact"],
      ["View All Microsoft Services", "/microsoft"],
    ],
  },
  "/microsoft/azure": {
    hero: [
      ["Get Azure Assessment", "/contact"],
      ["Learn More", "/portfolio"],
    ],
    closing: [
      ["Schedule Azure Assessment", "/contact"],
      ["View All Microsoft Services", "/microsoft"],
    ],
  },
  "/team": {
    hero: [["Work With Us", "/contact"]],
    closing: [
      ["View Open Positions", "/contact"],
      ["Learn About Our Company", "/about"],
    ],
  },
  "/portfolio": {
    hero: [["Start Your Project", "/contact"]],
    closing: [
      ["Get Started Today", "/contact"],
      ["Learn About Our Process", "/about"],
    ],
  },
};

describe.each(Object.entries(offers))("%s", (path, { hero, closing }) => {
  const page = pageAt(path);

  test("has the specified buttons in its hero", () => {
    expect(labelsAndPathsIn(page.hero)).toEqual(hero);
  });

  // The last section of Home is the contact form.
  if (closing) {
    test("has the specified buttons in its last section", () => {
      expect(labelsAndPathsIn(page.closing)).toEqual(closing);
    });
  }
});

test.each(["/about", "/managed-services/it-infrastructure", "/managed-services/cybersecurity"])(
  "%s leads to the contact page in its hero and in its last section",
  (path) => {
    for (const section of [pageAt(path).hero, pageAt(path).closing]) {
      expect(labelsAndPathsIn(section)[0]?.[1]).toBe("/contact");
    }
  },
);

test.each(Object.keys(offers))("every 'View All Services' on %s leads home", (path) => {
  const links = all(pageAt(path).main, "a").filter(
    (link) => visibleTextOf(link) === "View All Services",
  );
  for (const link of links) expect(link.getAttribute("href")).toBe("/");
});
