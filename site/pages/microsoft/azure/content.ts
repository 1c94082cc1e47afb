import { AppWindow, ChartColumn, Database, HardDrive, Server, ShieldCheck } from "lucide";
import type { Point, ServiceCard, State } from "~/content-types";
import type { FrameContent } from "~/illustrations/IllustrationFrame";
import { startingPriceOf } from "~/lib/prices";
import type { CallToActionContent } from "~/sections/CallToAction";
import type { HeroContent } from "~/sections/Hero";
import type { SectionContent } from "~/sections/Section";
import type { ServiceTerm } from "~/sections/ServiceTerms";
import { booking } from "~/site/booking";
import { figures } from "~/site/company";
import { consultation, terms } from "~/site/terms";
import type { CostPhasesContent } from "./CostPhases";

/** For search results and link previews, 70 to 155 characters. */
export const description =
  "Azure consulting for small businesses: certified engineers move and run your servers, databases and applications.";

export const hero: HeroContent = {
  name: "Azure Consulting",
  heading: "Move to Azure one weekend at a time",
  lead: `We assess your systems (from ${startingPriceOf("azure")} for one server or application), move them to Microsoft's cloud at a fixed price and run them for a monthly fee.`,
  actions: [
    { label: "Get Azure Assessment", ...booking },
    { label: "Learn More", to: "portfolio", about: "from our portfolio" },
  ],
};

export const heroIllustration = {
  title: "To Azure, weekend 3 of 4",
  note: "example",
  columns: { week: "Week", days: "MTWTF", weekend: "Weekend" },
  /** What is migrated on each weekend of a month. */
  weekends: [
    { name: "File server", to: "Azure Files", state: "good" },
    { name: "Report data", to: "Azure SQL Database", state: "good" },
    { name: "Order app", to: "App Service", state: "watch" },
    { name: "Print server", to: "to retire", state: "idle" },
  ],
  legend: { done: "Normal workday", planned: "Still to come" },
} as const satisfies FrameContent & {
  columns: Record<"week" | "days" | "weekend", string>;
  weekends: readonly { name: string; to: string; state: State }[];
  legend: Record<"done" | "planned", string>;
};

export const inShort: readonly ServiceTerm[] = [
  { label: "Our engineer", value: "Azure Certified" },
  { label: "Emergencies", value: `${figures.support.number} Support` },
  { label: "One team", value: "End-to-End Migration" },
];

export const services: SectionContent & {
  linkLabel: string;
  linkAbout: (title: string) => string;
  services: readonly ServiceCard[];
} = {
  heading: "Azure services we run",
  linkLabel: "Learn More",
  linkAbout: (title: string) => `about ${title}: ask us`,
  services: [
    {
      icon: Server,
      title: "Virtual Machines",
      description: "For applications that need a server.",
      features: [
        "Sized to what you use",
        "Scheduled updates",
        "Test servers off at night",
        "Second region at extra cost",
      ],
      to: "contact",
    },
    {
      icon: Database,
      title: "Azure SQL Database",
      description: "For accounting and order data.",
      features: [
        "Automatic backups",
        "Every access is logged",
        "Seven days of restore points",
        "More capacity without a move",
      ],
      to: "contact",
    },
    {
      icon: AppWindow,
      title: "App Services",
      description: "For web apps, without a server.",
      features: ["Tested releases", "Automatic HTTPS", "Scales when busy", "Your own domain"],
      to: "contact",
    },
    {
      icon: ShieldCheck,
      title: "Azure Security",
      description: "For control over who can sign in.",
      features: [
        "Multi-factor authentication",
        "Permissions by role",
        "Keys kept in a vault",
        "Engineers check alerts",
      ],
      to: "contact",
    },
    {
      icon: ChartColumn,
      title: "Analytics Services",
      description: "For reports from all your systems.",
      features: ["Data warehouse", "Loaded overnight", "Years of history", "Power BI or Excel"],
      to: "contact",
    },
    {
      icon: HardDrive,
      title: "Storage Solutions",
      description: "For shared drives, archives and backups.",
      features: [
        "Drive letters stay the same",
        "Write-protected backups",
        "Two-region copies",
        "Low-cost archives",
      ],
      to: "contact",
    },
  ],
};

export const migration: SectionContent & {
  services: readonly (Point & {
    place: string;
    ours: readonly string[];
    theirs: readonly string[];
    result: string;
  })[];
} = {
  heading: "Azure migration services",
  lead: "The assessment comes first. Our Azure engineer or a deputy then moves most systems by one of three routes.",
  services: [
    {
      title: "Assessment & Planning",
      place: "Today, in your office",
      ours: ["Data", "Application", "Server software", "Windows", "Hardware", "Power"],
      theirs: [],
      description: "We give each server a move date or a reason to stay.",
      result: "Microsoft runs nothing yet",
    },
    {
      title: "Server Migration",
      place: "Virtual machine",
      ours: ["Data", "Application", "Server software", "Windows"],
      theirs: ["Hardware", "Power"],
      description: "We copy servers while you work and switch over on a weekend.",
      result: "Microsoft runs hardware and power",
    },
    {
      title: "Database Migration",
      place: "Azure SQL Database",
      ours: ["Data", "Application"],
      theirs: ["Database engine", "Windows", "Hardware", "Power"],
      description: "The old database runs until the figures match.",
      result: "Microsoft also runs the database",
    },
    {
      title: "Application Modernization",
      place: "App Service",
      ours: ["Data", "Reworked code"],
      theirs: ["Web server", "Windows", "Hardware", "Power"],
      description: "We rework the application to run without its own server.",
      result: "Microsoft also runs the web server",
    },
  ],
};

export const approach: SectionContent & CostPhasesContent = {
  heading: "Your Azure project in four phases",
  lead: `Phases 1 and 2 are the assessment, which ends with a fixed price for the move and a usage estimate.`,
  note: "Example: 4 systems, assessed in two weeks, done in four weekends, planned usage $900 a month",
  terms: `Then you pay Microsoft's price for usage, plus our fee for patches, monitoring and bill reviews. You can leave us with ${terms.managed.notice}' notice, but Microsoft's discount contracts usually run to their end.`,
  labels: { planned: "planned", billed: "billed" },
  areas: [
    {
      title: "Cloud Strategy",
      curve: "estimate",
      cost: "Cost range",
      deliverables: ["Server inventory", "Three-year cost range", "Move schedule"],
    },
    {
      title: "Architecture Design",
      curve: "design",
      cost: "Cost estimate",
      deliverables: ["Network plan", "Estimate per system", "Recovery plan"],
    },
    {
      title: "Implementation",
      curve: "migration",
      cost: "First bills",
      deliverables: ["Setup scripts", "Signed test record", "Guide for your team"],
    },
    {
      title: "Optimization",
      curve: "operation",
      cost: "Reviewed bills",
      deliverables: ["Monthly bill review", "Long-term discounts", "Idle server list"],
    },
  ],
};

export const reasons: SectionContent & {
  reasons: readonly Point[];
} = {
  heading: "Why Choose Azure?",
  lead: [
    "Azure is usually best if you use Microsoft 365 and Windows Server. We run it as part of ",
    { text: "Cloud Services", to: "cloud-services" },
    ", which also covers AWS and Google Cloud.",
  ],
  reasons: [
    {
      title: "Data centers in regions you choose",
      description:
        "Your servers can run in Iowa, for example, with a copy of their data in Virginia.",
    },
    {
      title: "One account for email and servers",
      description: "Closing an employee's Microsoft 365 account also ends access to servers.",
    },
    {
      title: "Servers billed by the hour",
      description:
        "A test server that runs 50 hours a week is billed for those hours, plus its disks.",
    },
    {
      title: "Use licenses you own",
      description: "Windows and SQL Server licenses with Software Assurance are valid in Azure.",
    },
  ],
};

export const compliance: SectionContent & {
  columns: readonly [standard: string, theirs: string, yours: string];
  /** `theirs` is what Microsoft has, `yours` what the client still needs. */
  standards: ReadonlyArray<Readonly<Record<"name" | "theirs" | "yours", string>>>;
} = {
  heading: "Azure compliance: Microsoft's part and yours",
  lead: "On your side, we set up encryption, logs and access reviews. With Cybersecurity, we also collect evidence for HIPAA and PCI DSS.",
  columns: ["Standard", "Microsoft's part", "Your part"],
  standards: [
    {
      name: "SOC 1, 2 and 3",
      theirs: "Auditors report on Azure's controls.",
      yours: "Your own controls and access reviews.",
    },
    {
      name: "ISO 27001",
      theirs: "Security management is certified.",
      yours: "A list of your risks and rules.",
    },
    {
      name: "HIPAA BAA",
      theirs: "A business associate agreement (BAA) for listed services.",
      yours:
        "You also sign our BAA and keep patient data in the listed services, encrypted and logged.",
    },
    {
      name: "FedRAMP",
      theirs: "Authorized for federal agencies.",
      yours: "If an agency uses your system, you need authorization, too.",
    },
    {
      name: "GDPR Compliant",
      theirs: "The contract has the GDPR's terms.",
      yours: "You document why you keep each record and how you delete it.",
    },
    {
      name: "PCI DSS Level\u00a01",
      theirs: "Assessed yearly at the highest level.",
      yours: "Card data kept apart, and your own yearly assessment.",
    },
  ],
};

export const callToAction: CallToActionContent = {
  heading: "Get a price range for Azure",
  text: `Bring a list of your servers to ${consultation.name}, and you get rough prices for move and usage. The assessment (from ${startingPriceOf("azure")}, waived if you hire us) fixes the move's price.`,
  actions: [
    { label: "Schedule Azure Assessment", ...booking },
    { label: "View All Microsoft Services", to: "microsoft-licensing" },
  ],
};
