import type { TeamLeader } from "../../src/content-types";
import { isDay } from "../../src/lib/day";
import type { Prerenderer } from "../build/prerenderer";
import { mistakesInAnnouncement } from "./announcement";
import { mistakesIn } from "./pages";
import { mistakesInPhone } from "./phone";

/** What is wrong with pages, articles, the announcement, phone numbers and credentials, a sentence for each mistake. */
export function mistakesInSite(site: Prerenderer): readonly string[] {
  const { announcement, company, contents, credentials, leaders, notFound, pages, routes } = site;
  return [
    ...mistakesIn(notFound ? [...routes, notFound] : routes, pages, contents),
    ...site.mistakesInArticles(),
    ...(announcement ? mistakesInAnnouncement(announcement) : []),
    ...mistakesInPhone("site/company.ts: phone", company.phone),
    ...leaders.flatMap(({ name, phone }: TeamLeader) =>
      phone ? mistakesInPhone(`site/leaders.ts: ${name}'s phone`, phone) : [],
    ),
    ...credentials.entries.flatMap(({ name, validUntil }) =>
      validUntil === undefined || isDay(validUntil)
        ? []
        : `site/proof.ts: ${name} is valid until "${validUntil}", which is no day. Write one such as "2026-12-24".`,
    ),
  ];
}
