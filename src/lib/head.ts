import { company } from "~/site/company";
import type { Route } from "./routes";

/** The parts of a document's head that differ between pages. The fallback has no canonical address. */
export type Head = {
  readonly title: string;
  readonly description: string;
  readonly canonical?: string;
};

/** Title of a document: page title and company name, or the company name alone for the fallback. */
export const titleOf = (route: Route | undefined): string =>
  route ? `${route.title} - ${company.name}` : company.name;

/** Title, description and canonical address of a route, or of the fallback. */
export const headOf = (route: Route | undefined, description: string): Head => ({
  title: titleOf(route),
  description,
  ...(route && { canonical: company.url + route.path }),
});
