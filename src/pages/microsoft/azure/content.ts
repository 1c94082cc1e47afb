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

/** For search results and link previews, 70 to 155 characters. */
export const description =
  "Azure planned, moved and watched by certified engineers: virtual machines, databases, apps, security, analytics and storage, with 24/7 support.";

export const hero = {
  page: "azure",
  name: "Azure Consulting",
  heading: "The servers leave on Friday. Monday looks the same.",
  lead: `We plan the move to Microsoft Azure, make it one system and one weekend at a time, and look after what arrives. Starting at ${startingPriceOf("azure")}.`,
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
  legend: { done: "A working day, as usual", planned: "to come" },
  status: { name: "Order app, copied so far", reading: "71%" },
} as const;

export const trust = [
  {
    icon: CircleCheck,
    title: "Azure Certified",
    description: "Whoever draws the plan holds a current Microsoft Azure certification.",
  },
  { icon: Clock, title: "24/7 Support", description: figures.support.description },
  {
    icon: Route,
    title: "End-to-End Migration",
    description: "The people who count the servers also move them, and stay.",
  },
] as const;

export const services = {
  heading: "Six things you stop buying, patching and carrying.",
  lead: "Hardly anyone needs all six at once. Most companies begin with one server and one shared drive.",
  linkLabel: "Learn More",
  services: [
    {
      icon: Server,
      title: "Virtual Machines",
      description: "Your Windows and Linux servers as they are, on hardware you never see again.",
      features: [
        "Sized by measured load",
        "Patched on a schedule",
        "Off when nobody works",
        "Ready in a second region",
      ],
      id: "contact",
    },
    {
      icon: Database,
      title: "Azure SQL Database",
      description: "SQL Server without the server. Microsoft patches it, we find the slow queries.",
      features: [
        "Backups that start themselves",
        "Back to a minute you name",
        "Room to grow, no move",
        "Access by name, logged",
      ],
      id: "contact",
    },
    {
      icon: AppWindow,
      title: "App Services",
      description: "Web applications with no machine underneath. A release swaps in, or back out.",
      features: [
        "A rehearsal slot per release",
        "More copies at busy hours",
        "Certificates that renew",
        "Your own domain",
      ],
      id: "contact",
    },
    {
      icon: ShieldCheck,
      title: "Azure Security",
      description: "Who gets in, from where, to what. And an alarm when any of it changes.",
      features: [
        "Two-step sign-in for everyone",
        "Permissions by role, reviewed",
        "Keys in a vault",
        "Alerts that a person reads",
      ],
      id: "contact",
    },
    {
      icon: ChartColumn,
      title: "Analytics Services",
      description: "Accounting, web shop and machines answer the same question in one report.",
      features: [
        "One store for every source",
        "Loaded while you sleep",
        "History beyond last year",
        "Read in Power BI or Excel",
      ],
      id: "contact",
    },
    {
      icon: HardDrive,
      title: "Storage Solutions",
      description: "Shared drives, archives and backups on disks that somebody else replaces.",
      features: [
        "Drive letters stay the same",
        "At least three copies",
        "Old files at a lower rate",
        "Backups locked for a time you set",
      ],
      id: "contact",
    },
  ] satisfies readonly ServiceCard[],
} as const;

export const migration = {
  heading: "The further it moves, the less there is to patch.",
  lead: "A server is six layers. What is tinted is Microsoft's to keep running. The rest stays yours, and we look after it.",
  services: [
    {
      title: "Assessment & Planning",
      place: "Today, in your closet",
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
        "Every server, who uses it, what depends on it. Each gets a date and one of three ways out, or a reason to stay.",
      result: "Off your list: the guessing",
    },
    {
      title: "Server Migration",
      place: "Virtual machine",
      ours: ["Data", "Application", "SQL or web server", "Windows"],
      theirs: ["Hardware", "Power and cooling"],
      description:
        "The machine goes as it is. It is copied while people work, started for a test, then switched over on a weekend.",
      result: "Off your list: hardware, power",
    },
    {
      title: "Database Migration",
      place: "Azure SQL Database",
      ours: ["Data", "Application"],
      theirs: ["Database engine", "Windows", "Hardware", "Power and cooling"],
      description:
        "Old and new run in step until their totals agree. Queries that behave differently turn up in rehearsal.",
      result: "Off your list: SQL Server, Windows",
    },
    {
      title: "Application Modernization",
      place: "App Service",
      ours: ["Data", "Reworked code"],
      theirs: ["Web server", "Windows", "Hardware", "Power and cooling"],
      description:
        "The program itself is changed until it needs no machine of its own. The most work, so it comes last.",
      result: "Off your list: updates after hours",
    },
  ],
} as const;

export const approach = {
  heading: "First a range, then a figure, then a bill, then a bill somebody reads.",
  lead: "Nobody knows on the first day what Azure will cost you. Four areas of work find out, and leave you twelve things to keep.",
  note: "An example. Height is what Azure costs in a month: dotted as we planned it, solid as it was billed.",
  areas: [
    {
      title: "Cloud Strategy",
      cost: "A range",
      description: "What moves, in which order, and what is better off where it is.",
      deliverables: ["Inventory with owners", "Cost range for three years", "Order of moves"],
    },
    {
      title: "Architecture Design",
      cost: "A figure",
      description: "Networks, names and permissions are drawn before anything is rented.",
      deliverables: ["Network and access plan", "Estimate per system", "Recovery plan"],
    },
    {
      title: "Implementation",
      cost: "A bill",
      description: "Built from code, moved one weekend at a time, tried by those who use it.",
      deliverables: ["The setup as code", "Signed test record", "Handbook for your staff"],
    },
    {
      title: "Optimization",
      cost: "A bill somebody reads",
      description:
        "Each month we compare the bill with the plan. What grew or idles is resized or switched off.",
      deliverables: ["Monthly bill review", "Reservation plan", "List of what was switched off"],
    },
  ],
} as const;

/** Distances as the crow flies; Microsoft pairs Central US (Iowa) with East US 2 (Virginia). */
export const reasons = {
  heading: "Why Choose Azure? You may own part of it already.",
  lead: "Two of the four reasons begin with accounts and licenses you may have. The others are a map and a switch.",
  reasons: [
    {
      title: "Near you, copied far away",
      description:
        "For example: servers in Iowa, a copy in Virginia. Few storms are that wide. You choose the regions.",
    },
    {
      title: "One sign-in",
      description:
        "The account for Microsoft 365 opens servers and databases, too. When somebody leaves, one switch closes all doors that use this sign-in. We list the others.",
    },
    {
      title: "An off switch",
      description:
        "A test server that runs 8 to 6 on weekdays is billed for 50 hours a week, not 168. Its disk costs all week.",
    },
    {
      title: "Licenses that come along",
      description:
        "Windows Server and SQL Server licenses with Software Assurance count in Azure. You rent the bare machine.",
    },
  ],
} as const;

export const compliance = {
  heading: "Certificates by Microsoft. Settings by you.",
  lead: "A badge covers Azure: its buildings, machines and services. What you put there is not compliant until it is set up that way. We do that half with you.",
  columns: { held: "What Azure has", needed: "Your setup still needs" },
  badges: [
    {
      code: "SOC",
      name: "SOC 1, 2 and 3",
      held: "Independent auditors report on how Azure is controlled.",
      needed: "Your own controls, with somebody who reviews who has access.",
    },
    {
      code: "ISO",
      name: "ISO 27001",
      held: "The management of information security is certified.",
      needed: "Your own risks and rules, written down and followed.",
    },
    {
      code: "HIPAA",
      name: "HIPAA BAA",
      held: "A business associate agreement covers named services.",
      needed: "Patient data in those services only, encrypted, every access logged.",
    },
    {
      code: "Fed",
      name: "FedRAMP",
      held: "Federal agencies may use it as an authorized platform.",
      needed: "An authorization of its own, if an agency is to use it.",
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
      needed: "Card data in its own network, and your own yearly assessment.",
    },
  ],
} as const;

export const callToAction = {
  heading: "Count the servers before you buy another.",
  text: "An assessment lists what you run, what should move, and what Azure would cost in a month. Keep it, whoever makes the move.",
  actions: [
    { label: "Schedule Azure Assessment", to: "contact" },
    { label: "View All Microsoft Services", to: "microsoft-licensing" },
  ],
} as const;
