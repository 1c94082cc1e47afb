import {
  AppWindow,
  ChartColumn,
  CircleCheck,
  Clock,
  Database,
  HardDrive,
  Route,
  Server,
  ShieldCheck,
} from "lucide";
import type { Feature, Point, ServiceCard } from "~/content-types";
import type { FrameContent, Reading, State } from "~/illustrations/IllustrationFrame";
import { startingPriceOf } from "~/lib/prices";
import type { CallToActionContent } from "~/sections/CallToAction";
import type { HeroContent } from "~/sections/Hero";
import type { SectionContent } from "~/sections/Section";
import { booking } from "~/site/booking";
import { figures } from "~/site/company";
import { consultation, terms } from "~/site/terms";
import type { CostPhasesContent } from "./CostPhases";

/** For search results and link previews, 70 to 155 characters. */
export const description = `Azure consulting for small businesses: certified engineers move and run your servers, databases and applications, with ${figures.support.number} support.`;

export const hero: HeroContent = {
  name: "Azure Consulting",
  heading: "Move to Azure one weekend at a time",
  lead: `We move your servers, databases and applications to Microsoft's cloud and then run them. We begin with an assessment, from ${startingPriceOf("azure")} for one server or application.`,
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
  legend: { done: "Normal workday", planned: "still to come" },
  status: { name: "Order app, copied so far", reading: "71%" },
} as const satisfies FrameContent & {
  columns: Record<"week" | "days" | "weekend", string>;
  weekends: readonly { name: string; to: string; state: State }[];
  legend: Record<"done" | "planned", string>;
  status: Reading;
};

export const trust: readonly Feature[] = [
  {
    icon: CircleCheck,
    title: "Azure Certified",
    description: "We show you your lead engineer's certificate.",
  },
  {
    icon: Clock,
    title: `${figures.support.number} Support`,
    description: figures.support.description,
  },
  {
    icon: Route,
    title: "End-to-End Migration",
    description: "One team from assessment to daily support.",
  },
];

export const services: SectionContent & {
  linkLabel: string;
  linkAbout: (title: string) => string;
  services: readonly ServiceCard[];
} = {
  heading: "Azure services we set up and run",
  lead: [
    { text: "Cloud Services", to: "cloud-services" },
    " compares Azure with AWS, Google Cloud and servers in your own building.",
  ],
  linkLabel: "Learn More",
  linkAbout: (title: string) => `about ${title}: ask us`,
  services: [
    {
      icon: Server,
      title: "Virtual Machines",
      description: "Your Windows and Linux servers, on Microsoft's hardware.",
      features: [
        "Sized by actual use",
        "Scheduled updates",
        "Test servers off at night",
        "Second data center at extra cost",
      ],
      to: "contact",
    },
    {
      icon: Database,
      title: "Azure SQL Database",
      description: "Microsoft updates the software, and we tune your database.",
      features: [
        "Automatic backups",
        "Restore to any point in the past week",
        "Resized without moving",
        "Access logged",
      ],
      to: "contact",
    },
    {
      icon: AppWindow,
      title: "App Services",
      description: "Web apps without server maintenance, and releases you can undo.",
      features: [
        "Tests before each release",
        "Extra capacity at peaks",
        "Automatic HTTPS",
        "Your own domain",
      ],
      to: "contact",
    },
    {
      icon: ShieldCheck,
      title: "Azure Security",
      description: "Rules for who can sign in and what they can change.",
      features: [
        "Multi-factor authentication",
        "Permissions by role",
        "Encryption keys in a vault",
        "Alerts an engineer reads",
      ],
      to: "contact",
    },
    {
      icon: ChartColumn,
      title: "Analytics Services",
      description: "Accounting, store and machine data in one report.",
      features: [
        "One place for your data",
        "Loaded overnight",
        "Years of history",
        "Power BI or Excel",
      ],
      to: "contact",
    },
    {
      icon: HardDrive,
      title: "Storage Solutions",
      description: "Shared drives, archives and backups on Microsoft's disks.",
      features: [
        "Same drive letters",
        "Copies in two regions",
        "Cheaper archive storage",
        "Locked backups",
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
  lead: "The further a system moves, the less of it you maintain. We quote each migration separately.",
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
      description: "We copy the server while you work and switch over on a weekend.",
      result: "Microsoft runs hardware and power",
    },
    {
      title: "Database Migration",
      place: "Azure SQL Database",
      ours: ["Data", "Application"],
      theirs: ["Database engine", "Windows", "Hardware", "Power"],
      description: "The old and new databases run in parallel until their totals agree.",
      result: "Microsoft also runs the database",
    },
    {
      title: "Application Modernization",
      place: "App Service",
      ours: ["Data", "Reworked code"],
      theirs: ["Web server", "Windows", "Hardware", "Power"],
      description:
        "We rework an application to run without its own server, which takes the most work.",
      result: "Microsoft also runs the web server",
    },
  ],
};

export const approach: SectionContent & CostPhasesContent = {
  heading: "Your Azure cost, from estimate to real bill",
  lead: `After the move, you pay Microsoft's price for Azure usage, and our monthly fee per server or application, which you can end with ${terms.managed.notice}' notice.`,
  note: "Monthly Azure cost (example)",
  labels: { planned: "planned", billed: "billed" },
  areas: [
    {
      title: "Cloud Strategy",
      curve: "estimate",
      cost: "A cost range",
      deliverables: ["Server inventory", "Three-year cost range", "Move schedule"],
    },
    {
      title: "Architecture Design",
      curve: "design",
      cost: "An estimate",
      deliverables: ["Network and access plan", "Estimate per system", "Recovery plan"],
    },
    {
      title: "Implementation",
      curve: "migration",
      cost: "The first bills",
      deliverables: ["Setup scripts", "Signed test record", "Guide for your team"],
    },
    {
      title: "Optimization",
      curve: "operation",
      cost: "Bills that we check",
      deliverables: ["Monthly bill review", "Long-term discounts", "List of idle servers"],
    },
  ],
};

export const reasons: SectionContent & {
  reasons: readonly Point[];
} = {
  heading: "Why Choose Azure?",
  lead: "Azure suits companies that already use Microsoft 365 and Windows Server.",
  reasons: [
    {
      title: "Data centers near you, with a distant copy",
      description: "For example, servers in Iowa can keep a copy of their data in Virginia.",
    },
    {
      title: "One account for email and servers",
      description:
        "A Microsoft 365 account opens servers and databases, too, so closing it ends that access.",
    },
    {
      title: "Servers billed by the hour",
      description:
        "For example, a test server that runs 50 hours a week is billed for those hours, plus its disks.",
    },
    {
      title: "Use licenses you own",
      description:
        "Windows Server and SQL Server licenses with Software Assurance (Microsoft's maintenance contract) are valid in Azure, too.",
    },
  ],
};

export const compliance: SectionContent & {
  columns: readonly [standard: string, theirs: string, yours: string];
  /** `code` is in the badge, `theirs` is what Microsoft has, `yours` what the client still needs. */
  standards: ReadonlyArray<Readonly<Record<"code" | "name" | "theirs" | "yours", string>>>;
} = {
  heading: "Azure compliance: Microsoft's part and yours",
  lead: "Microsoft's certificates and contracts cover Azure itself, and we help with what your own setup still needs.",
  columns: ["Standard", "Microsoft's part", "Your part"],
  standards: [
    {
      code: "SOC",
      name: "SOC 1, 2 and 3",
      theirs: "Auditors report on Azure's controls.",
      yours: "Your own controls and regular access reviews.",
    },
    {
      code: "ISO",
      name: "ISO 27001",
      theirs: "Microsoft's security management is certified.",
      yours: "A written list of your risks and rules.",
    },
    {
      code: "HIPAA",
      name: "HIPAA BAA",
      theirs: "The contract includes a business associate agreement (BAA) for named services.",
      yours: "A BAA with us, and patient data in those services only, encrypted and logged.",
    },
    {
      code: "Fed",
      name: "FedRAMP",
      theirs: "Authorized for federal agencies.",
      yours: "Your own authorization, if an agency uses your system.",
    },
    {
      code: "GDPR",
      name: "GDPR Compliant",
      theirs: "The contract has the GDPR's terms.",
      yours: "A reason to keep each record, and a way to delete it.",
    },
    {
      code: "PCI",
      name: "PCI DSS Level 1",
      theirs: "Assessed every year, at the highest level for card payments.",
      yours: "Card data kept apart, and your own yearly assessment.",
    },
  ],
};

export const callToAction: CallToActionContent = {
  heading: "Get a price range for Azure",
  text: `Bring a list of your servers to ${consultation.name}, and you get a monthly price range. An assessment afterward is included for Cloud Services clients, and for others it starts at ${startingPriceOf("azure")}.`,
  actions: [
    { label: "Schedule Azure Assessment", ...booking },
    { label: "View All Microsoft Services", to: "microsoft-licensing" },
  ],
};
