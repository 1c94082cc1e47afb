import type { Target } from "~/content-types";

/** A row of the route table: the page's path, its title without the product name, and its target. */
type RouteRow = readonly [path: `/${string}`, title: string, target: string];

/**
 * Every page of the site, once: path, title, target. Nothing else in the project knows these paths. The
 * page of "/about" is in src/pages/about, that of "/" in src/pages/home. A path stays when a product is renamed,
 * so that links from elsewhere keep working: Microsoft 365 is at "office365".
 */
const rows = [
  ["/", "IT-Service für den Mittelstand", "home"],
  ["/it-betreuung", "IT-Betreuung", "it-betreuung"],
  ["/cloud-arbeitsplatz", "Cloud-Arbeitsplatz", "cloud-arbeitsplatz"],
  ["/ueber-uns", "Über uns", "about"],
  ["/kontakt", "Kontakt", "contact"],
  ["/impressum", "Impressum", "impressum"],
  ["/datenschutz", "Datenschutz", "datenschutz"],
] as const satisfies readonly RouteRow[];

/** Links can name these targets and no other. */
declare module "~/content-types" {
  interface Targets extends Record<(typeof rows)[number][2], unknown> {}
}

export type Route = {
  readonly path: string;
  /** Page title without the product name. */
  readonly title: string;
  /** The name by which links find the page. */
  readonly target: Target;
};

const routeOf = ([path, title, target]: (typeof rows)[number]): Route => ({ path, title, target });

/** Home, which is also shown at every path that is not in the table. */
export const home = routeOf(rows[0]);

/** The route table. */
export const routes: readonly Route[] = [home, ...rows.slice(1).map(routeOf)];

/** Folder of a route's page below src/pages, such as "microsoft/azure". */
export const folderOf = ({ path }: Route): string => (path === home.path ? "home" : path.slice(1));

/** Path of a target. An unknown target goes to "/". */
export const pathTo = (target: string): string =>
  routes.find((route) => route.target === target)?.path ?? home.path;

/** The route of a path, or undefined for a path that is not in the table. */
export const routeAt = (path: string): Route | undefined =>
  routes.find((route) => route.path === path);

/** The parent pages of a page by path, topmost first, without Home. */
export const ancestorsOf = (target: Target): readonly Route[] =>
  routes.filter((route) => route !== home && pathTo(target).startsWith(`${route.path}/`));
