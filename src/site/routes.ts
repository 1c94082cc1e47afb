import type { ComponentType } from "react";
import { company } from "./company";

/** What a page's module exports. */
type PageModule = { readonly default: ComponentType };

type RouteRow = {
  /** The only place in the project that knows this path. */
  readonly path: `/${string}`;
  /** Page title without the product name. */
  readonly title: string;
  /** The name by which links find the page. */
  readonly target: string;
  /** For search results and link previews, 70 to 155 characters. */
  readonly description: string;
  /** Fetches the page's own chunk. A route without one is answered with the fallback. */
  readonly load?: () => Promise<PageModule>;
};

/** Every page of the site, once (specification section 2.1). */
const rows = [
  {
    path: "/",
    title: "Managed IT & Software",
    target: "home",
    description:
      "Managed IT, custom software and Microsoft licensing for small and growing businesses in Missouri. One team, one number to call, day or night.",
    load: (): Promise<PageModule> => import("~/pages/home/page"),
  },
  {
    path: "/about",
    title: "About Us",
    target: "about",
    description:
      "Who runs Quietworks, what we hold to, and why a Managed Intelligence Provider from St. Louis measures its work by how little you notice it.",
    load: (): Promise<PageModule> => import("~/pages/about/page"),
  },
  {
    path: "/managed-services",
    title: "Managed Services",
    target: "all-managed-services",
    description:
      "Seven managed IT services run by one team: infrastructure, security, cloud, backup, help desk, network and a virtual CTO, at a fixed monthly price.",
    load: (): Promise<PageModule> => import("~/pages/managed-services/page"),
  },
  {
    path: "/managed-services/it-infrastructure",
    title: "IT Infrastructure",
    target: "it-infrastructure",
    description:
      "Servers, endpoints, performance and storage, kept in order by people who plan the replacement before the failure. See what we watch and how we work.",
    load: (): Promise<PageModule> => import("~/pages/managed-services/it-infrastructure/page"),
  },
  {
    path: "/managed-services/cybersecurity",
    title: "Cybersecurity",
    target: "cybersecurity",
    description:
      "Threat detection, assessments, compliance and incident response for companies without a security department. What we watch, and what we do at 3 AM.",
    load: (): Promise<PageModule> => import("~/pages/managed-services/cybersecurity/page"),
  },
  {
    path: "/managed-services/cloud-services",
    title: "Cloud Services",
    target: "cloud-services",
    description:
      "Move to the cloud once, to the right one, and pay for what you use. Planning, migration and care on three public platforms and hybrid setups.",
    load: (): Promise<PageModule> => import("~/pages/managed-services/cloud-services/page"),
  },
  {
    path: "/managed-services/data-backup",
    title: "Data Backup",
    target: "data-backup",
    description:
      "Backups every fifteen minutes, in three places, restored for practice. A 15-minute recovery time objective, and a chart of what that means.",
    load: (): Promise<PageModule> => import("~/pages/managed-services/data-backup/page"),
  },
  {
    path: "/managed-services/help-desk",
    title: "Help Desk",
    target: "help-desk",
    description:
      "A help desk that answers in under two minutes and solves 98% of issues on the first call. Four tiers, four channels and their response times.",
    load: (): Promise<PageModule> => import("~/pages/managed-services/help-desk/page"),
  },
  {
    path: "/managed-services/network-management",
    title: "Network Management",
    target: "network-management",
    description:
      "A network that is fast, watched and documented: 99.9% uptime, latency under 5ms, and a free assessment that shows where yours loses time.",
    load: (): Promise<PageModule> => import("~/pages/managed-services/network-management/page"),
  },
  {
    path: "/managed-services/virtual-cto",
    title: "Virtual CTO",
    target: "virtual-cto",
    description:
      "Technology leadership for a few days a month: a roadmap, a budget and someone to answer for both, with 20+ years of leadership experience.",
    load: (): Promise<PageModule> => import("~/pages/managed-services/virtual-cto/page"),
  },
  {
    path: "/software",
    title: "Software Services",
    target: "all-software",
    description:
      "Web, mobile and AI work by a team in St. Louis that also runs what it builds. Three services, ten industries, one five-step process.",
    load: (): Promise<PageModule> => import("~/pages/software/page"),
  },
  {
    path: "/software/web-development",
    title: "Web Development",
    target: "web-development",
    description:
      "Websites, portals and web applications that open fast and stay maintainable. Five services, thirteen technologies and four recent projects.",
    load: (): Promise<PageModule> => import("~/pages/software/web-development/page"),
  },
  {
    path: "/software/mobile-development",
    title: "Mobile Development",
    target: "mobile-development",
    description:
      "Apps for iOS, Android, both at once and the wrist, built for people who work away from a desk, with or without signal. How we plan and ship them.",
    load: (): Promise<PageModule> => import("~/pages/software/mobile-development/page"),
  },
  {
    path: "/software/ai-consulting",
    title: "AI Consulting",
    target: "ai-consulting",
    description:
      "Where AI saves hours, where it does not, and how to tell before paying for it. Practical work in healthcare, finance, retail and manufacturing.",
    load: (): Promise<PageModule> => import("~/pages/software/ai-consulting/page"),
  },
  {
    path: "/microsoft",
    title: "Microsoft Licensing",
    target: "microsoft-licensing",
    description:
      "The right Microsoft plans at the right price, set up properly: Microsoft 365, Dynamics 365, Power BI and Azure, with starting prices in plain sight.",
    load: (): Promise<PageModule> => import("~/pages/microsoft/page"),
  },
  {
    path: "/microsoft/office365",
    title: "Microsoft 365",
    target: "office365",
    description:
      "Microsoft 365 from $6 per user per month: Outlook, Teams, Excel, Word, PowerPoint and OneDrive. What each is for, and which plan you can skip.",
    load: (): Promise<PageModule> => import("~/pages/microsoft/office365/page"),
  },
  {
    path: "/microsoft/dynamics",
    title: "Dynamics 365",
    target: "dynamics",
    description:
      "Sales, service, finance and supply chain in one system, from $65 per user per month. Six applications, six industries and a four-step rollout.",
    load: (): Promise<PageModule> => import("~/pages/microsoft/dynamics/page"),
  },
  {
    path: "/microsoft/powerbi",
    title: "Power BI",
    target: "powerbi",
    description:
      "Reports that answer the question you would have asked next, from $10 per user per month. See sales, finance, operations and customer examples.",
    load: (): Promise<PageModule> => import("~/pages/microsoft/powerbi/page"),
  },
  {
    path: "/microsoft/azure",
    title: "Azure Consulting",
    target: "azure",
    description:
      "Azure planned, moved and watched by certified engineers: virtual machines, databases, apps, security, analytics and storage, with 24/7 support.",
    load: (): Promise<PageModule> => import("~/pages/microsoft/azure/page"),
  },
  {
    path: "/team",
    title: "Our Team",
    target: "team",
    description:
      "The people who answer when you call Quietworks: five leaders and fourteen developers in St. Louis, with their names, faces and direct numbers.",
  },
  {
    path: "/portfolio",
    title: "Portfolio",
    target: "portfolio",
    description:
      "Seventeen projects for small and growing companies, from a one-page site to the software a business runs on, each with its tools and its time.",
    load: (): Promise<PageModule> => import("~/pages/portfolio/page"),
  },
  {
    path: "/contact",
    title: "Contact Us",
    target: "contact",
    description: `Ask for a free consultation, call ${company.phone.text} or visit us in St. Louis. We reply ${company.replyTime}; emergencies are answered around the clock.`,
    load: (): Promise<PageModule> => import("~/pages/contact/page"),
  },
] as const satisfies readonly RouteRow[];

/** The name of a page that exists. A link to anything else does not compile. */
export type Target = (typeof rows)[number]["target"];

export type Route = RouteRow & { readonly target: Target };

/** The route table. */
export const routes: readonly Route[] = rows;

/** Home, which also stands in for every path that is not in the table. */
export const home: Route = rows[0];

/** Path of a target. An unknown target goes to "/" (specification section 2.1). */
export const pathTo = (target: string): string =>
  routes.find((route) => route.target === target)?.path ?? home.path;

/** The route whose page a path shows, or undefined where the fallback answers. */
export const routeAt = (path: string): Route | undefined =>
  routes.find((route) => route.path === path && route.load);

/** Title of a document: the page's and the product name, or the plain name for the fallback. */
export const titleOf = (route: Route | undefined): string =>
  route ? `${route.title} - ${company.name}` : company.name;

/** The pages above a page in the folder tree of paths, topmost first, without Home. */
export const ancestorsOf = (target: Target): readonly Route[] =>
  routes.filter((route) => route !== home && pathTo(target).startsWith(`${route.path}/`));
