import type { ComponentType } from "react";
import { company } from "./company";

/** What a page's module exports. */
export type PageModule = {
  readonly default: ComponentType;
  /** For search results and link previews, 70 to 155 characters. */
  readonly description: string;
};

type RouteRow = {
  /** The only place in the project that knows this path. */
  readonly path: `/${string}`;
  /** Page title without the product name. */
  readonly title: string;
  /** The name by which links find the page. */
  readonly target: string;
  /** Fetches the page's own chunk. */
  readonly load: () => Promise<PageModule>;
};

/** Every page of the site, once (specification section 2.1). */
const rows = [
  {
    path: "/",
    title: "Managed IT & Software",
    target: "home",
    load: (): Promise<PageModule> => import("~/pages/home/page"),
  },
  {
    path: "/about",
    title: "About Us",
    target: "about",
    load: (): Promise<PageModule> => import("~/pages/about/page"),
  },
  {
    path: "/managed-services",
    title: "Managed Services",
    target: "all-managed-services",
    load: (): Promise<PageModule> => import("~/pages/managed-services/page"),
  },
  {
    path: "/managed-services/it-infrastructure",
    title: "IT Infrastructure",
    target: "it-infrastructure",
    load: (): Promise<PageModule> => import("~/pages/managed-services/it-infrastructure/page"),
  },
  {
    path: "/managed-services/cybersecurity",
    title: "Cybersecurity",
    target: "cybersecurity",
    load: (): Promise<PageModule> => import("~/pages/managed-services/cybersecurity/page"),
  },
  {
    path: "/managed-services/cloud-services",
    title: "Cloud Services",
    target: "cloud-services",
    load: (): Promise<PageModule> => import("~/pages/managed-services/cloud-services/page"),
  },
  {
    path: "/managed-services/data-backup",
    title: "Data Backup",
    target: "data-backup",
    load: (): Promise<PageModule> => import("~/pages/managed-services/data-backup/page"),
  },
  {
    path: "/managed-services/help-desk",
    title: "Help Desk",
    target: "help-desk",
    load: (): Promise<PageModule> => import("~/pages/managed-services/help-desk/page"),
  },
  {
    path: "/managed-services/network-management",
    title: "Network Management",
    target: "network-management",
    load: (): Promise<PageModule> => import("~/pages/managed-services/network-management/page"),
  },
  {
    path: "/managed-services/virtual-cto",
    title: "Virtual CTO",
    target: "virtual-cto",
    load: (): Promise<PageModule> => import("~/pages/managed-services/virtual-cto/page"),
  },
  {
    path: "/software",
    title: "Software Services",
    target: "all-software",
    load: (): Promise<PageModule> => import("~/pages/software/page"),
  },
  {
    path: "/software/web-development",
    title: "Web Development",
    target: "web-development",
    load: (): Promise<PageModule> => import("~/pages/software/web-development/page"),
  },
  {
    path: "/software/mobile-development",
    title: "Mobile Development",
    target: "mobile-development",
    load: (): Promise<PageModule> => import("~/pages/software/mobile-development/page"),
  },
  {
    path: "/software/ai-consulting",
    title: "AI Consulting",
    target: "ai-consulting",
    load: (): Promise<PageModule> => import("~/pages/software/ai-consulting/page"),
  },
  {
    path: "/microsoft",
    title: "Microsoft Licensing",
    target: "microsoft-licensing",
    load: (): Promise<PageModule> => import("~/pages/microsoft/page"),
  },
  {
    path: "/microsoft/office365",
    title: "Microsoft 365",
    target: "office365",
    load: (): Promise<PageModule> => import("~/pages/microsoft/office365/page"),
  },
  {
    path: "/microsoft/dynamics",
    title: "Dynamics 365",
    target: "dynamics",
    load: (): Promise<PageModule> => import("~/pages/microsoft/dynamics/page"),
  },
  {
    path: "/microsoft/powerbi",
    title: "Power BI",
    target: "powerbi",
    load: (): Promise<PageModule> => import("~/pages/microsoft/powerbi/page"),
  },
  {
    path: "/microsoft/azure",
    title: "Azure Consulting",
    target: "azure",
    load: (): Promise<PageModule> => import("~/pages/microsoft/azure/page"),
  },
  {
    path: "/team",
    title: "Our Team",
    target: "team",
    load: (): Promise<PageModule> => import("~/pages/team/page"),
  },
  {
    path: "/portfolio",
    title: "Portfolio",
    target: "portfolio",
    load: (): Promise<PageModule> => import("~/pages/portfolio/page"),
  },
  {
    path: "/contact",
    title: "Contact Us",
    target: "contact",
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
  routes.find((route) => route.path === path);

/** Title of a document: the page's and the product name, or the plain name for the fallback. */
export const titleOf = (route: Route | undefined): string =>
  route ? `${route.title} - ${company.name}` : company.name;

/** The pages above a page in the folder tree of paths, topmost first, without Home. */
export const ancestorsOf = (target: Target): readonly Route[] =>
  routes.filter((route) => route !== home && pathTo(target).startsWith(`${route.path}/`));
