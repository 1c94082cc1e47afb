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
import type { ServiceCard } from "~/content-types";
import { figures } from "~/site/company";
import { startingPriceOf } from "~/site/microsoft-solutions";
import { consultation } from "~/site/terms";

/** For search results and link previews, 70 to 155 characters. */
export const description =
  "Azure consulting for small businesses: certified engineers plan, move and run your servers, databases and apps, with 24/7 support.";

export const hero = {
  page: "azure",
  name: "Azure Consulting",
  heading: "Move to Azure one weekend at a time.",
  lead: `We plan the move of your servers, databases and apps, carry it out and look after them afterward. A first assessment of one server or app starts at ${startingPriceOf("azure")}.`,
  actions: [
    { label: "Get Azure Assessment", to: "contact" },
    { label: "Learn More", to: "portfolio", about: "from our portfolio" },
  ],
} as const;

export const heroIllustration = {
  title: "To Azure, weekend 3 of 4",
  note: "example",
  columns: { week: "Week", days: "MTWTF", weekend: "Weekend" },
  /** What is migrated on each weekend of a month. */
  weekends: [
    { name: "File server", to: "Azure Files", state: "good" },
    { name: "SQL Server", to: "Azure SQL Database", state: "good" },
    { name: "Order app", to: "App Service", state: "watch" },
    { name: "Print server", to: "to retire", state: "idle" },
  ],
  legend: { done: "Normal workday", planned: "still to come" },
  status: { name: "Order app, copied so far", reading: "71%" },
} as const;

export const trust = [
  {
    icon: CircleCheck,
    title: "Azure Certified",
    description: "The engineer who plans your move holds a current Azure certification.",
  },
  { icon: Clock, title: "24/7 Support", description: figures.support.description },
  {
    icon: Route,
    title: "End-to-End Migration",
    description: "One team plans the move, carries it out and supports you afterward.",
  },
] as const;

export const services = {
  heading: "Azure services we set up and run",
  lead: "You don't need all six. Most companies start with one server and one shared drive.",
  linkLabel: "Learn More",
  services: [
    {
      icon: Server,
      title: "Virtual Machines",
      description: "Your Windows and Linux servers, on hardware that Microsoft maintains.",
      features: [
        "Sized by measured load",
        "Updated on a schedule",
        "Off outside work hours",
        "Standby in a second region",
      ],
      id: "contact",
    },
    {
      icon: Database,
      title: "Azure SQL Database",
      description: "SQL Server that Microsoft keeps updated, while we tune slow queries.",
      features: [
        "Automatic backups",
        "Restore to a chosen minute",
        "Grows without a move",
        "Every access logged",
      ],
      id: "contact",
    },
    {
      icon: AppWindow,
      title: "App Services",
      description: "Web apps without a server to maintain, and releases you can undo.",
      features: [
        "Releases tested before launch",
        "More capacity at busy hours",
        "Certificates that renew",
        "Your own domain",
      ],
      id: "contact",
    },
    {
      icon: ShieldCheck,
      title: "Azure Security",
      description: "Controls who can sign in, from where and to what.",
      features: [
        "Multi-factor sign-in (MFA)",
        "Permissions by role, reviewed",
        "Passwords and keys in a vault",
        "Alerts read by an engineer",
      ],
      id: "contact",
    },
    {
      icon: ChartColumn,
      title: "Analytics Services",
      description: "Accounting, online store and machine data in one report.",
      features: [
        "One store for all sources",
        "Loaded overnight",
        "Years of history",
        "Read in Power BI or Excel",
      ],
      id: "contact",
    },
    {
      icon: HardDrive,
      title: "Storage Solutions",
      description: "Shared drives, archives and backups on disks Microsoft replaces.",
      features: [
        "The drive letters you know",
        "At least three copies",
        "Old files at a lower rate",
        "Backups locked against deletion",
      ],
      id: "contact",
    },
  ] satisfies readonly ServiceCard[],
} as const;

export const migration = {
  heading: "Four migration services",
  lead: "Microsoft runs the tinted layers. The rest stays yours, and we look after it. Each migration has a fixed price.",
  services: [
    {
      title: "Assessment & Planning",
      place: "Today, in your office",
      ours: [
        "Data",
        "Application",
        "SQL or web server",
        "Windows",
        "Hardware",
        "Power and cooling",
      ],
      theirs: [],
      description:
        "We list every server, who uses it and what depends on it. Each gets a method and a date, or a reason to stay.",
      result: "Off your list: guesswork",
    },
    {
      title: "Server Migration",
      place: "Virtual machine",
      ours: ["Data", "Application", "SQL or web server", "Windows"],
      theirs: ["Hardware", "Power and cooling"],
      description:
        "The server moves as it is. We copy it while you work, test the copy and switch over on a weekend.",
      result: "Off your list: hardware, power",
    },
    {
      title: "Database Migration",
      place: "Azure SQL Database",
      ours: ["Data", "Application"],
      theirs: ["Database engine", "Windows", "Hardware", "Power and cooling"],
      description:
        "We run the old and new databases in parallel until totals agree. A trial run shows slow queries early.",
      result: "Off your list: SQL Server, Windows",
    },
    {
      title: "Application Modernization",
      place: "App Service",
      ours: ["Data", "Reworked code"],
      theirs: ["Web server", "Windows", "Hardware", "Power and cooling"],
      description:
        "We rework the program until it needs no server of its own. It's the most work, so it comes last.",
      result: "Off your list: server updates",
    },
  ],
} as const;

export const approach = {
  heading: "Your Azure cost, from estimate to monthly review",
  lead: "Our work has a fixed price per migration, then a monthly fee per workload (a server or app) that you can end with 30 days' notice. Azure usage comes on top, at Microsoft's price.",
  note: "Example: Azure cost by month, planned (dotted) and billed (solid). After one month over plan, we switch off idle servers and the bill drops by a third.",
  areas: [
    {
      title: "Cloud Strategy",
      cost: "A cost range",
      description: "What moves, in which order, and what should stay.",
      deliverables: ["Server inventory", "Three-year cost range", "Order of moves"],
    },
    {
      title: "Architecture Design",
      cost: "An estimate",
      description: "We plan networks and permissions before you rent anything.",
      deliverables: ["Network and access plan", "Estimate per system", "Recovery plan"],
    },
    {
      title: "Implementation",
      cost: "First bills",
      description: "We build it from scripts and move it, and your staff test it.",
      deliverables: ["Setup scripts", "Signed test record", "Staff handbook"],
    },
    {
      title: "Optimization",
      cost: "A reviewed bill",
      description: "Each month we compare bill and plan, then resize what's idle.",
      deliverables: [
        "Monthly bill review",
        "Plan for prepaid discounts",
        "List of what we turned off",
      ],
    },
  ],
} as const;

/**
 * Labels in the drawings of the reasons. Distances as the crow flies; Microsoft pairs Central US (Iowa)
 * with East US 2 (Virginia).
 */
export const reasonDrawings = {
  regions: {
    home: "St. Louis",
    main: "Iowa",
    second: "Virginia",
    copy: "copy",
    distances: ["270 mi", "660 mi"],
  },
  signIn: ["Email", "Files", "Servers", "Databases"],
  week: { firstDay: "Mon", lastDay: "Sun", from: "8 AM", to: "6 PM" },
  license: {
    rented: "Windows license included",
    owned: "Your own license, with Software Assurance",
    machine: "Server",
    license: "Windows license",
    paid: "Already paid",
  },
} as const;

export const reasons = {
  heading: "Why Choose Azure?",
  lead: "Two of the four benefits build on accounts and licenses you may already have.",
  reasons: [
    {
      title: "Near you, with a distant copy",
      description:
        "For example, servers in Iowa and a copy in Virginia, so one storm can't reach both. You choose the regions.",
    },
    {
      title: "One sign-in",
      description:
        "Your Microsoft 365 account opens servers and databases too. When an employee leaves, you disable one account. We list any others.",
    },
    {
      title: "Pay only for hours used",
      description:
        "A test server that runs weekdays from 8 AM to 6 PM is billed for 50 hours a week, not 168. Its disk is billed all week.",
    },
    {
      title: "Use licenses you own",
      description:
        "Windows Server and SQL Server licenses with active Software Assurance (Microsoft's upgrade plan) count in Azure.",
    },
  ],
} as const;

export const compliance = {
  heading: "Azure compliance: Microsoft's part and yours",
  lead: "Microsoft's certificates cover its buildings, machines and services. Your setup must comply too, and we help with that part.",
  columns: { held: "What Azure has", needed: "What you still need" },
  badges: [
    {
      code: "SOC",
      name: "SOC 1, 2 and 3",
      held: "Independent auditors report on Azure's controls.",
      needed: "Your own controls and regular access reviews.",
    },
    {
      code: "ISO",
      name: "ISO 27001",
      held: "Its information security management is certified.",
      needed: "Your own risks and rules, written down and followed.",
    },
    {
      code: "HIPAA",
      name: "HIPAA BAA",
      held: "A business associate agreement covers named services.",
      needed: "Patient data in those services only, encrypted and logged.",
    },
    {
      code: "Fed",
      name: "FedRAMP",
      held: "Authorized for use by federal agencies.",
      needed: "Your own authorization, if an agency uses your system.",
    },
    {
      code: "GDPR",
      name: "GDPR Compliant",
      held: "The contract sets terms for processing personal data.",
      needed: "A reason for each record you keep, and a way to delete it.",
    },
    {
      code: "PCI",
      name: "PCI DSS Level 1",
      held: "Assessed as a service provider at the highest level.",
      needed: "A separate network for card data and your own yearly assessment.",
    },
  ],
} as const;

export const callToAction = {
  heading: "Find out what Azure would cost you",
  text: `Start with ${consultation.name} about what you run and what should move. ${consultation.outcome}`,
  actions: [
    { label: "Schedule Azure Assessment", to: "contact" },
    { label: "View All Microsoft Services", to: "microsoft-licensing" },
  ],
} as const;
