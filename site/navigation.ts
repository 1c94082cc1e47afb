import {
  BrainCircuit,
  BriefcaseBusiness,
  Building2,
  ChartColumn,
  Cloud,
  CloudUpload,
  Compass,
  DatabaseBackup,
  Globe,
  Headset,
  Mail,
  MessageCircle,
  Network,
  Server,
  ShieldCheck,
  Smartphone,
  Users,
  UsersRound,
} from "lucide";
import type { Action, Destination, IconNode, Target } from "~/content-types";
import { company } from "./company";

/** An entry of a dropdown: a page, or an address elsewhere such as a client portal. */
export type MenuItem = Destination & {
  readonly name: string;
  readonly icon: IconNode;
  readonly description: string;
};

/** One dropdown of the header. */
export type Menu = {
  readonly label: string;
  readonly items: readonly [MenuItem, ...MenuItem[]];
  /** The overview page behind "View All"; the About menu has none. */
  readonly viewAll?: Target;
};

/** The services that the company manages, also shown on Home and on their overview page. */
export const managedMenu = {
  label: "Managed Services",
  viewAll: "all-managed-services",
  items: [
    {
      to: "it-infrastructure",
      name: "IT Infrastructure",
      icon: Server,
      description: "Servers, computers and storage",
    },
    {
      to: "cybersecurity",
      name: "Cybersecurity",
      icon: ShieldCheck,
      description: "Monitoring and attack response",
    },
    {
      to: "cloud-services",
      name: "Cloud Services",
      icon: Cloud,
      description: "AWS, Azure, Google or hybrid",
    },
    {
      to: "data-backup",
      name: "Data Backup",
      icon: DatabaseBackup,
      description: "Backup and tested recovery",
    },
    {
      to: "help-desk",
      name: "Help Desk",
      icon: Headset,
      description: "Support for your staff, without a limit on calls",
    },
    {
      to: "network-management",
      name: "Network Management",
      icon: Network,
      description: "Wi-Fi, firewalls and monitoring",
    },
    {
      to: "virtual-cto",
      name: "Virtual CTO",
      icon: Compass,
      description: "IT strategy, budget and roadmap",
    },
  ],
} as const satisfies Menu;

/** The software services, also shown on Home. */
export const softwareMenu = {
  label: "Software",
  viewAll: "all-software",
  items: [
    {
      to: "web-development",
      name: "Web Development",
      icon: Globe,
      description: "Websites, portals and web apps",
    },
    {
      to: "mobile-development",
      name: "Mobile Development",
      icon: Smartphone,
      description: "iOS, Android and wearable apps",
    },
    {
      to: "ai-consulting",
      name: "AI Consulting",
      icon: BrainCircuit,
      description: "AI pilots with measured results",
    },
  ],
} as const satisfies Menu;

/** The Microsoft products, also shown on Home. */
export const microsoftMenu = {
  label: "Microsoft Licensing",
  viewAll: "microsoft-licensing",
  items: [
    {
      to: "office365",
      name: "Microsoft 365",
      icon: Mail,
      description: "Email, files and online meetings",
    },
    {
      to: "dynamics",
      name: "Dynamics 365",
      icon: UsersRound,
      description: "Sales, service and finance apps",
    },
    {
      to: "powerbi",
      name: "Power BI",
      icon: ChartColumn,
      description: "Reports from your business data",
    },
    {
      to: "azure",
      name: "Azure Consulting",
      icon: CloudUpload,
      description: "Servers in Microsoft's cloud",
    },
  ],
} as const satisfies Menu;

const aboutMenu = {
  label: "About",
  items: [
    {
      to: "about",
      name: "Company Overview",
      icon: Building2,
      description: "Our history, process and values",
    },
    {
      to: "team",
      name: "Meet Our Team",
      icon: Users,
      description: "Our leaders and developers",
    },
    {
      to: "portfolio",
      name: "Portfolio",
      icon: BriefcaseBusiness,
      description: "Software, websites and apps",
    },
    {
      to: "contact",
      name: "Contact Us",
      icon: MessageCircle,
      description: `A reply ${company.replyTime}`,
    },
  ],
} as const satisfies Menu;

/** The header's dropdowns, in order. */
export const menus: readonly Menu[] = [managedMenu, softwareMenu, microsoftMenu, aboutMenu];

/**
 * A link beside "Get Started" for people who are clients already, such as
 * { label: "Client Login", href: "https://portal.example.com" }. The sample has none.
 */
export const clientLink: Action | undefined = undefined;

/** The footer's "Quick links". */
export const quickLinks: readonly Action[] = [
  { label: "Home", to: "home" },
  { label: "About Us", to: "about" },
  { label: "Our Team", to: "team" },
  { label: "Portfolio", to: "portfolio" },
  { label: "Contact Us", to: "contact" },
];

/** The footer's "Services". */
export const serviceLinks: readonly Action[] = [
  { label: "Managed Services", to: "all-managed-services" },
  { label: "Cybersecurity", to: "cybersecurity" },
  { label: "Cloud Services", to: "cloud-services" },
  { label: "Software", to: "all-software" },
  { label: "Microsoft Licensing", to: "microsoft-licensing" },
];
