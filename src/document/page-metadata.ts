import { folderOf, type Route } from "~/site/routes";

type Hero = { readonly name?: string; readonly heading: string };

const heroes = import.meta.glob<Hero>("../pages/**/content.ts", { eager: true, import: "hero" });
const descriptions = import.meta.glob<string>("../pages/**/content.ts", {
  eager: true,
  import: "description",
});

/**
 * Name, heading and description of a route's page. Throws if its content.ts lacks them. For the build
 * only, since it imports the content of all pages.
 */
export function metadataOf(route: Route) {
  const file = `../pages/${folderOf(route)}/content.ts`;
  const hero = heroes[file];
  const description = descriptions[file];
  if (!hero || !description) throw new Error(`${file} needs a hero and a description`);
  return { name: hero.name ?? route.title, heading: hero.heading, description };
}
