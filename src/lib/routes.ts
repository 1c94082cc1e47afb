import type { Target } from "~/content-types";
import { routeTable } from "../../site/routes.ts";

/** Links can name these targets and no other. */
declare module "~/content-types" {
  interface Targets extends Record<(typeof routeTable)[number][2], unknown> {}
}

/** A page of the route table. */
export type Route = {
  readonly path: string;
  /** Page title without the product name. */
  readonly title: string;
  /** The name by which links find the page. */
  readonly target: Target;
};

const routeOf = ([path, title, target]: (typeof routeTable)[number]): Route => ({
  path,
  title,
  target,
});

/** Home. */
export const home = routeOf(routeTable[0]);

const others = routeTable.slice(1).map(routeOf);

/** The page at "/404", if the table has one: shown, instead of Home, at every path that is not in the table. */
export const notFound: Route | undefined = others.find(({ path }) => path === "/404");

/** Every page of the route table but that one, in its order. */
export const routes: readonly Route[] = [home, ...others.filter((route) => route !== notFound)];

/** Folder of a route's page below site/pages, such as "microsoft/azure". */
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
