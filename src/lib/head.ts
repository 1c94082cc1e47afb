import { company } from "~/site/company";
import type { Route } from "./routes";

/** Title of a document: page title and company name, or the company name alone for a fallback that is no page. */
export const titleOf = (route: Route | undefined): string =>
  route ? `${route.title} - ${company.name}` : company.name;
