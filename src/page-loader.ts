import type { ComponentType } from "react";
import { home, type Route } from "./site/routes";

const pages = new Map<Route, ComponentType>();

/** The page of a route (of Home for the fallback) if its chunk is here already. */
export const loadedPage = (route: Route | undefined): ComponentType | undefined =>
  pages.get(route ?? home);

/** Fetches the page of a route, or of Home for the fallback. Rejects if its chunk cannot be had. */
export async function loadPage(route: Route | undefined): Promise<ComponentType> {
  const wanted = route ?? home;
  const page = pages.get(wanted) ?? (await wanted.load?.())?.default;
  if (!page) throw new Error(`No page at ${wanted.path}`);
  pages.set(wanted, page);
  return page;
}
