import type { Family, Ground, RouteRow, Target } from "~/content-types";
import { families } from "../../site/brand.ts";
import { routeTable } from "../../site/routes.ts";

/** Links can name these targets, pages these families, and no other. */
declare module "~/content-types" {
  interface Targets extends Record<(typeof routeTable)[number][2], unknown> {}
  interface Families extends Record<keyof typeof families, unknown> {}
}

/** A page of the route table. */
export type Route = {
  readonly path: string;
  /** Page title without the product name. */
  readonly title: string;
  /** The name by which links find the page. */
  readonly target: Target;
  readonly family: Family | undefined;
};

const all = routeTable.map(
  ([path, title, target, family]: RouteRow): Route => ({
    path,
    title,
    target: target as Target,
    family,
  }),
);

/** Home. */
export const home = all[0] as Route;

/** The page at "/404", if the table has one: shown, instead of Home, at every path that is not in the table. */
export const notFound: Route | undefined = all.find(({ path }) => path === "/404");

/** Every page of the route table but that one, in its order. */
export const routes: readonly Route[] = all.filter((route) => route !== notFound);

/** The page of a target. */
export const routeTo = (target: string | undefined): Route | undefined =>
  routes.find((route) => route.target === target);

/** The row of the articles' list, whose target is "articles". A site without articles has none. */
export const articleList = routeTo("articles");

/** Folder of a route's page below site/pages, such as "microsoft/azure". */
export const folderOf = ({ path }: Route): string => (path === home.path ? "home" : path.slice(1));

/** Path of a target. Throws where no page has it, so that the build stops. */
export function pathTo(target: string): string {
  const route = routeTo(target);
  if (!route) throw new Error(`"${target}" is no page of site/routes.ts.`);
  return route.path;
}

/** The family of a target's page. */
export const familyOf = (target: Target | undefined): Family | undefined => routeTo(target)?.family;

/** What the hero of a target's page lies on, and its family's card on Home. */
export const groundOf = (target: Target | undefined): Ground =>
  families[familyOf(target) as Family] ?? "night";

/** The route of a path, or undefined for a path that is not in the table. */
export const routeAt = (path: string): Route | undefined =>
  routes.find((route) => route.path === path);

/** The parent pages of a page by path, topmost first, without Home. */
export const ancestorsOf = (target: Target): readonly Route[] =>
  routes.filter((route) => route !== home && pathTo(target).startsWith(`${route.path}/`));
