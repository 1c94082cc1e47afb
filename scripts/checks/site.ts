import type { TeamLeader } from "../../src/content-types";
import { isDay, isPast } from "../../src/lib/day";
import { mistakesInAnnouncement } from "./announcement";
import { mistakesInCompanyUrl } from "./company-url";
import { mistakesInDelivery, mistakesInFieldNames } from "./delivery";
import { mistakesInEmail } from "./email";
import { mistakesInHours } from "./office-hours";
import { mistakesIn } from "./pages";
import { mistakesInPhone } from "./phone";

type Site = typeof import("../../src/document/entry-prerender");

/** What is wrong with facts, messages, pages, articles and words of the site, a sentence for each mistake. */
export function mistakesInSite(site: Site): readonly string[] {
  const { announcement, company, contents, credentials, delivery, fields, leaders } = site;
  const { notFound, pages, routes } = site;
  return [
    ...mistakesInCompanyUrl(company.url),
    ...mistakesInEmail("site/company.ts: email", company.email),
    ...mistakesInHours(company.officeHours),
    ...mistakesInDelivery(delivery),
    ...mistakesInFieldNames(fields, delivery),
    ...mistakesIn(notFound ? [...routes, notFound] : routes, pages, contents),
    ...site.mistakesInArticles(),
    ...(announcement ? mistakesInAnnouncement(announcement) : []),
    ...Object.entries(site.verifications).flatMap(([name, value]) =>
      /[<>"]|^[a-z-]+=./.test(value)
        ? `site/analytics.ts: the verification ${name} is ${value}. Write only what stands after content= or verification= there, without quotation marks.`
        : [],
    ),
    ...mistakesInPhone("site/company.ts: phone", company.phone),
    ...leaders.flatMap(({ name, email, phone }: TeamLeader) => [
      ...mistakesInEmail(`site/leaders.ts: ${name}'s email`, email),
      ...(phone ? mistakesInPhone(`site/leaders.ts: ${name}'s phone`, phone) : []),
    ]),
    ...credentials.entries.flatMap(({ name, validUntil }) => {
      if (validUntil === undefined) return [];
      if (isPast(validUntil)) {
        console.warn(`site/proof.ts: ${name} is left out: it was valid until ${validUntil}.`);
      }
      return isDay(validUntil)
        ? []
        : `site/proof.ts: ${name} is valid until "${validUntil}", which is no day. Write one such as "2026-12-24".`;
    }),
  ];
}
