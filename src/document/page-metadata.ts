import type { TeamLeader } from "~/content-types";
import { mistakesInAnnouncement } from "~/layout/check-announcement";
import { isDay } from "~/lib/day";
import { folderOf, notFound, type Route, routes } from "~/lib/routes";
import { company } from "~/site/company";
import { leaders } from "~/site/leaders";
import { credentials } from "~/site/proof";
import { announcement } from "~/site/words/header-and-footer";
import { mistakesInArticles } from "./articles/list";
import { type Content, mistakesIn } from "./check-pages";
import { mistakesInPhone } from "./check-phone";

// Of a content.md only its front matter, without the styles of its page. A content.ts comes first.
const contents: Readonly<Record<string, Content>> = byFolder({
  ...import.meta.glob<object>("../../site/pages/**/content.md", { eager: true, query: "metadata" }),
  ...import.meta.glob<object>("../../site/pages/**/content.ts", { eager: true }),
});
const pages = byFolder(
  import.meta.glob(["../../site/pages/**/page.tsx", "../../site/pages/**/content.md"]),
);

/** What is wrong with pages, articles, the announcement, phone numbers and credentials, a sentence for each mistake. */
export const mistakes = (): readonly string[] => [
  ...mistakesIn(notFound ? [...routes, notFound] : routes, pages, contents),
  ...mistakesInArticles(),
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

/**
 * Name, heading and description of a route's page. Throws if its content.ts lacks them. For the build
 * only, since it imports the content of all pages.
 */
export function metadataOf(route: Route) {
  const folder = folderOf(route);
  const { hero, description, file = `site/pages/${folder}/content.ts` } = contents[folder] ?? {};
  if (!hero?.heading || !description) throw new Error(`${file} needs a hero and a description.`);
  return { name: hero.name ?? route.title, heading: hero.heading, description };
}

/** Files in site/pages by their folder, such as "services/backup". */
function byFolder<Module extends object>(files: Readonly<Record<string, Module>>) {
  const entries = Object.entries(files).map(([path, module]) => {
    const file = path.replace("../../", "");
    return [
      path.slice("../../site/pages/".length, path.lastIndexOf("/")),
      { ...module, file },
    ] as const;
  });
  return Object.fromEntries(entries);
}
