import { titleOf } from "~/lib/head";
import type { Route } from "~/lib/routes";
import { company } from "~/site/company";

/** Elements that are true only for the page the document was built with. */
const builtFor = "meta[property], meta[name=robots], script[type='application/ld+json']";

/** Sets title, description and canonical link of the open document, which has all three. */
export function applyHead(route: Route, description: string): void {
  document.title = titleOf(route);
  for (const element of document.querySelectorAll(builtFor)) element.remove();
  document.querySelector("meta[name=description]")?.setAttribute("content", description);
  document.querySelector("link[rel=canonical]")?.setAttribute("href", company.url + route.path);
}
