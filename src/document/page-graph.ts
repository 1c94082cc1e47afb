import type { BreadcrumbList, Graph, WebPage } from "schema-dts";
import { titleOf } from "~/lib/head";
import { ancestorsOf, folderOf, type Route } from "~/lib/routes";
import type { StructuredData } from "~/lib/schema-org";
import { company } from "~/site/company";
import { serviceOf } from "./service-data";

const modules = import.meta.glob<{ readonly structuredData: StructuredData }>(
  "../pages/**/structured-data.ts",
  { eager: true },
);

/** Structured data of a page (schema.org). Contains nothing that the page doesn't show. */
export function graphOf(route: Route): Graph {
  const { pageType, items = [] } =
    modules[`../pages/${folderOf(route)}/structured-data.ts`]?.structuredData ?? {};
  const service = serviceOf(route.target, route.title);
  return {
    "@context": "https://schema.org",
    "@graph": [pageOf(route, pageType), ...(service ? [service] : []), ...items],
  };
}

const pageOf = (route: Route, type: StructuredData["pageType"]): WebPage => ({
  "@type": type ?? "WebPage",
  url: company.url + route.path,
  name: titleOf(route),
  ...(ancestorsOf(route.target).length > 0 && { breadcrumb: breadcrumbOf(route) }),
});

/** The breadcrumb above the h1, and the page itself as its last item. */
const breadcrumbOf = ({ target, title }: Route): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: [
    ...ancestorsOf(target).map((above) => ({ name: above.title, item: company.url + above.path })),
    { name: title },
  ].map((crumb, index) => ({ "@type": "ListItem", position: index + 1, ...crumb })),
});
