import type { BreadcrumbList, Graph, Person, Thing, WebPage, WebSite } from "schema-dts";
import type { PortfolioProject, TeamLeader, TeamMember } from "~/content-types";
import { gallery } from "~/pages/portfolio/content";
import { company } from "~/site/company";
import { titleOf } from "~/site/head";
import { directors, leaders } from "~/site/leaders";
import { ancestorsOf, type Route } from "~/site/routes";
import { companyData, companyReference } from "./company";
import { serviceOf } from "./services";

/** Structured data of a page (schema.org). Contains nothing that the page doesn't show. */
export function graphOf(route: Route): Graph {
  const service = serviceOf(route.target, route.title);
  return {
    "@context": "https://schema.org",
    "@graph": [pageOf(route), ...(service ? [service] : []), ...(subjects[route.target]?.() ?? [])],
  };
}

/** Pages with a more specific type than WebPage, by target. A site may lack some of them. */
const pageTypes: Partial<Record<string, "AboutPage" | "ContactPage" | "CollectionPage">> = {
  about: "AboutPage",
  contact: "ContactPage",
  portfolio: "CollectionPage",
};

const pageOf = (route: Route): WebPage => ({
  "@type": pageTypes[route.target] ?? "WebPage",
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

/** Further items of a page, by target. A site may lack some of the pages. */
const subjects: Partial<Record<string, () => readonly Exclude<Thing, string>[]>> = {
  home: () => [website, companyData],
  about: () => [companyData, ...directors.map(personOf)],
  contact: () => [companyData],
  team: () =>
    leaders.map(({ email, phone, linkedin, ...leader }: TeamLeader) => ({
      ...personOf(leader),
      email,
      ...(phone && { telephone: phone }),
      ...(linkedin && { sameAs: linkedin }),
    })),
  portfolio: () =>
    gallery.groups.flatMap(({ category, projects }) =>
      projects.map((project) => workOf(project, category)),
    ),
};

const website: WebSite = {
  "@type": "WebSite",
  name: company.name,
  url: `${company.url}/`,
  publisher: { "@id": companyReference["@id"] },
};

const personOf = ({ name, position }: TeamMember) =>
  ({
    "@type": "Person",
    name,
    jobTitle: position,
    worksFor: companyReference,
  }) as const satisfies Person;

const workOf = ({ title }: PortfolioProject, category: string): Exclude<Thing, string> => ({
  "@type": "CreativeWork",
  name: title,
  genre: category,
  creator: companyReference,
});
