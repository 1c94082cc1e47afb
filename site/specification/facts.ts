import type { Table } from "./sample";

/** Section 9 and others: what site/company.ts says about the company. */
export const company = {
  name: "Quietworks",
  selfDescription: "Managed Intelligence Provider",
  hours: "Mon-Fri 8AM-5PM",
  emergency: "Emergency support 24/7",
  address: { city: "St. Louis", state: "Missouri" },
  social: [{ name: "LinkedIn" }, { name: "Facebook" }],
};

const figuresOfAll = ["99.9% uptime", "24/7 support", "500+ clients", "15+ years of experience"];
const ibm = "(Source: IBM, Cost of a Data Breach Report, 2023)";
const sophos = "(Sophos, The State of Ransomware, 2024)";

/** Section 9: the figures of each page, quoted ones with their source. */
export const figures: Readonly<Record<string, readonly string[]>> = {
  "/": figuresOfAll,
  "/about": figuresOfAll,
  "/managed-services/cybersecurity": [
    `$4.45M average breach cost ${ibm}`,
    `277 days to identify a breach ${ibm}`,
    "95% of breaches from human error (Source: World Economic Forum, Global Risks Report, 2022)",
    "99.7% threat detection rate",
    "500+ businesses protected",
  ],
  "/managed-services/cloud-services": [
    "up to 30% cost reduction",
    "99.9% uptime SLA",
    "60% overhead reduction",
    "3x faster deployment",
    "24/7 monitoring and support",
  ],
  "/managed-services/data-backup": [
    `94% of ransomware victims had their backups targeted ${sophos}`,
    `34% of ransomware victims took over a month to recover ${sophos}`,
    "54% of data center operators lost over $100,000 (Uptime Institute, Annual Outage Analysis, 2024)",
  ],
  "/managed-services/help-desk": ["98% first call resolution", "Under 2 minutes average wait"],
  "/managed-services/network-management": ["99.9% uptime", "under 5ms latency"],
  "/microsoft": ["500+ businesses", "15+ years"],
  "/team": [
    "15+ years of experience",
    "500+ happy clients",
    "99.9% client satisfaction",
    "24/7 support",
  ],
  "/portfolio": [
    "50+ projects completed",
    "98% client satisfaction",
    "15+ industries",
    "24/7 support",
  ],
};

/** Section 9: where each Microsoft solution starts. */
export const prices = {
  "Microsoft 365": "$6 per user per month",
  "Dynamics 365": "$65 per user per month",
  "Power BI": "$10 per user per month",
  "Azure Consulting": "$100",
};

/** What sections say beside the names of their entries. */
export const words: Table<string> = {
  "/ intelligence": "Managed Intelligence Provider",
  "/managed-services/cybersecurity threats": "Phishing | Ransomware",
  "/managed-services/cybersecurity services": "HIPAA | PCI-DSS | SOX",
  "/managed-services/cloud-services payback": "ROI is positive within 6-12 months",
  "/managed-services/data-backup comparison": "8 hours | 3 hours | 30 minutes",
  "/managed-services/network-management claims":
    "Jakob Nielsen, Usability Engineering, 1993 | ITU-T Recommendation G.114",
  "/managed-services/network-management assessment": "free network assessment",
  "/managed-services/virtual-cto offer": "What we have to offer",
  "/managed-services/virtual-cto experience":
    "Tomas Reyes brings 20+ years of leadership experience",
  "/managed-services/virtual-cto models": "Most PopularOngoing Advisory",
  "/software/web-development services": "99.9% uptime SLA | 24/7 support",
  "/microsoft partner": "As a Microsoft partner, we",
  "/microsoft/powerbi useCases":
    "Sales analytics | Financial analytics | Operations analytics | Customer analytics",
  "/microsoft/azure reasons": "Why Choose Azure",
  "/contact hero": "free | Mon-Fri 8AM-5PM | Emergency support 24/7 | St. Louis, Missouri",
  "/contact talk": "Prefer to Talk? Give Us a Call",
};

const fields = "Name * | Email * | Company | Phone | Message *";

/** All texts that a selector finds on a page. */
export const texts: Table<string> = {
  "/ #services h2": "Managed IT, software and Microsoft licenses",
  "/ #contact form label:not([aria-hidden] *)": fields,
  "/contact section:has(h1) form label:not([aria-hidden] *)": fields,
  "/contact form button": "Send Message",
  "/managed-services/help-desk td:last-child":
    "Under 15 minutes | Under 1 hour | Under 4 hours | Under 15 minutes",
  "/managed-services/virtual-cto strong:has(+ span + h3)": "Most Popular",
  "/microsoft/azure section:has(h1) li strong":
    "Azure Certified | 24/7 Support | End-to-End Migration",
  "/portfolio fieldset label":
    "All 17 | Custom Software 5 | Web Design 1 | WordPress 10 | Power BI 0 | Mobile Apps 1",
};

/** Charts with bars to scale, and what the bars stand for, each chart in a unit of its own. */
export const bars: Table<readonly [selector: string, sizes: readonly number[]]> = {
  "/managed-services/data-backup comparison": ["rect", [12, 8, 3, 0.5]],
  "/managed-services/help-desk tiers": ["rect", [15, 60, 240, 15]],
  "/managed-services/network-management claims": ["li rect", [5, 100, 150]],
  "/microsoft/powerbi useCases": [
    "[aria-label*=North] g > rect:first-of-type",
    [412, 356, 268, 241],
  ],
};

/** Section 2.22: the leaders in their order, as site/leaders.ts has them. */
export const leaders = [
  "Marian Okafor | CEO & Founder | Strategy, Client partnership, Security | (314) 555-0143",
  "Tomas Reyes | Director of Technology | Cloud, Networks, Recovery | (314) 555-0144",
  "Nora Lindqvist | Director of Client Services | Help desk, Onboarding, Training | (314) 555-0145",
  "Amina Yusuf | Head of Software | Custom software, Integrations, Code review | (314) 555-0146",
  "Gordon Pruitt | Head of Microsoft Licensing | Microsoft 365, Azure, License reviews | (314) 555-0147",
];

/** Sections 2.14 and 2.23: lists that show at most so many entries, then "+N more". */
export const limits: Table<number> = {
  "/software/web-development article ul:not(details ul)": 4,
  "/portfolio article p + div > ul": 4,
  "/portfolio article p + div + div ul:not(details ul)": 3,
};

/** The types in the structured data of each page; the pages not named here offer a service. */
export const dataTypes: Readonly<Record<string, readonly string[]>> = {
  "/": ["WebPage", "WebSite", "ProfessionalService"],
  "/about": ["AboutPage", "ProfessionalService", ...Array<string>(3).fill("Person")],
  "/contact": ["ContactPage", "ProfessionalService"],
  "/team": ["WebPage", ...Array<string>(5).fill("Person")],
  "/portfolio": ["CollectionPage", ...Array<string>(17).fill("CreativeWork")],
};
