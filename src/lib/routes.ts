import type { Family, RouteRow, Target } from "~/content-types";
import type { families } from "~/site/brand";
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

const [first, ...rows]: readonly [RouteRow, ...RouteRow[]] = routeTable;
const routeOf = ([path, title, target, family]: RouteRow): Route => ({
  path,
  title,
  target: target as Target,
  family,
});

/** Home. */
export const home: Route = routeOf(first);

const others = rows.map(routeOf);

/** The page at "/404", if the table has one: shown, instead of Home, at every path that is not in the table. */
export const notFound: Route | undefined = others.find(({ path }) => path === "/404");

/** Every page of the route table but that one, in its order. */
export const routes: readonly Route[] = [home, ...others.filter((route) => route !== notFound)];

/** Folder of a route's page below site/pages, such as "microsoft/azure". */
export const folderOf = ({ path }: Route): string => (path === home.path ? "home" : path.slice(1));

/** Path of a target. An unknown target goes to "/". */
export const pathTo = (target: string): string =>
  routes.find((route) => route.target === target)?.path ?? home.path;

/** The family of a target's page. */
export const familyOf = (target: Target | undefined): Family | undefined =>
  routes.find((route) => route.target === target)?.family;

/** The route of a path, or undefined for a path that is not in the table. */
export const routeAt = (path: string): Route | undefined =>
  routes.find((route) => route.path === path);

/** The parent pages of a page by path, topmost first, without Home. */
export const ancestorsOf = (target: Target): readonly Route[] =>
  routes.filter((route) => route !== home && pathTo(target).startsWith(`${route.path}/`));
