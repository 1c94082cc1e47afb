import { company } from "~/site/company";
import type { Route } from "~/site/routes";

/** The parts of a document's head that differ between pages. The fallback has no canonical address. */
export type Head = {
  readonly title: string;
  readonly description: string;
  readonly canonical?: string;
};

/** Title of a document: page title and company name, or the company name alone for the fallback. */
export const titleOf = (route: Route | undefined): string =>
  route ? `${route.title} - ${company.name}` : company.name;

/** Title, description and canonical address of a route, or of the fallback (section 2.1). */
export const headOf = (route: Route | undefined, description: string): Head => ({
  title: titleOf(route),
  description,
  ...(route && { canonical: company.url + route.path }),
});

/** Elements that are true only for the page the document was built with. */
const builtFor = "meta[property], meta[name=robots], script[type='application/ld+json']";

/** Sets title, description and canonical link of the open document. */
export function applyHead({ title, description, canonical }: Head): void {
  document.title = title;
  for (const element of document.querySelectorAll(builtFor)) element.remove();
  document.querySelector("meta[name=description]")?.setAttribute("content", description);
  const known = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
  if (!canonical) {
    known?.remove();
    return;
  }
  const link = known ?? document.head.appendChild(document.createElement("link"));
  link.rel = "canonical";
  link.href = canonical;
}
