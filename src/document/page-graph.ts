import type { BreadcrumbList, Graph, WebPage } from "schema-dts";
import { titleOf } from "~/lib/head";
import { ancestorsOf, folderOf, type Route } from "~/lib/routes";
import type { StructuredData } from "~/lib/schema-org";
import { company } from "~/site/company";
import { serviceOf } from "./service-data";

const modules = import.meta.glob<{ readonly structuredData: StructuredData }>(
  "../../site/pages/**/structured-data.ts",
  { eager: true },
);

/** Structured data of a page (schema.org). Contains nothing that the page doesn't show. */
export function graphOf(route: Route): Graph {
  const { pageType, items = [] } =
    modules[`../../site/pages/${folderOf(route)}/structured-data.ts`]?.structuredData ?? {};
  const service = serviceOf(route.target, route.title);
  return {
    "@context": "https://schema.org",
    "@graph": [pageOf(route, pageType), ...(service ? [service] : []), ...items],
  };
}

/** A page itself, below `above` (by default the pages above it in the route table). */
export const pageOf = (
  route: Route,
  type: StructuredData["pageType"] | "WebPage" = "WebPage",
  above: readonly Route[] = ancestorsOf(route.target),
): WebPage => ({
  "@type": type,
  url: company.url + route.path,
  name: titleOf(route),
  ...(above.length > 0 && { breadcrumb: breadcrumbOf(route, above) }),
});

/** The breadcrumb above the h1, and the page itself as its last item. */
const breadcrumbOf = ({ title }: Route, above: readonly Route[]): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: [
    ...above.map((page) => ({ name: page.title, item: company.url + page.path })),
    { name: title },
  ].map((crumb, index) => ({ "@type": "ListItem", position: index + 1, ...crumb })),
});
