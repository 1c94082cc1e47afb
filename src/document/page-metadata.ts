import type { TeamLeader } from "~/content-types";
import { mistakesInAnnouncement } from "~/layout/check-announcement";
import { announcement } from "~/layout/content";
import { company } from "~/site/company";
import { leaders } from "~/site/leaders";
import { folderOf, type Route, routes } from "~/site/routes";
import { mistakesIn } from "./check-pages";
import { mistakesInPhone } from "./check-phone";

type Hero = { readonly name?: string; readonly heading: string };

type Content = { readonly hero?: Hero; readonly description?: string };

// Of a content.md only its front matter, without the styles of its page. A content.ts comes first.
const contents = {
  ...byFolder(
    import.meta.glob<Content>("../pages/**/content.md", { eager: true, query: "metadata" }),
  ),
  ...byFolder(import.meta.glob<Content>("../pages/**/content.ts", { eager: true })),
};
const pages = byFolder(import.meta.glob(["../pages/**/page.tsx", "../pages/**/content.md"]));

/** What is wrong with the pages, the announcement and the phone numbers, a sentence for each mistake. */
export const mistakes = (): readonly string[] => [
  ...mistakesIn(routes, pages, contents),
  ...(announcement ? mistakesInAnnouncement(announcement) : []),
  ...mistakesInPhone("src/site/company.ts: phone", company.phone),
  ...leaders.flatMap(({ name, phone }: TeamLeader) =>
    phone ? mistakesInPhone(`src/site/leaders.ts: ${name}'s phone`, phone) : [],
  ),
];

/**
 * Name, heading and description of a route's page. Throws if its content.ts lacks them. For the build
 * only, since it imports the content of all pages.
 */
export function metadataOf(route: Route) {
  const folder = folderOf(route);
  const { hero, description } = contents[folder] ?? {};
  if (!hero || !description) {
    throw new Error(`src/pages/${folder}/content.ts needs a hero and a description.`);
  }
  return { name: hero.name ?? route.title, heading: hero.heading, description };
}

/** Files in src/pages by their folder, such as "services/backup". */
function byFolder<Module>(files: Readonly<Record<string, Module>>): Record<string, Module> {
  return Object.fromEntries(
    Object.entries(files).map(([file, module]) => [
      file.slice("../pages/".length, file.lastIndexOf("/")),
      module,
    ]),
  );
}
