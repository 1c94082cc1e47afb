import { folderOf, type Route } from "~/site/routes";

type Hero = { readonly name?: string; readonly heading: string };

const heroes = import.meta.glob<Hero>("../pages/**/content.ts", { eager: true, import: "hero" });
const descriptions = import.meta.glob<string>("../pages/**/content.ts", {
  eager: true,
  import: "description",
});

/**
 * The words of a page that stand for it elsewhere. For the build only: in the browser they come with
 * the page. Throws if its content.ts lacks them.
 */
export function metadataOf(route: Route) {
  const file = `../pages/${folderOf(route)}/content.ts`;
  const hero = heroes[file];
  const description = descriptions[file];
  if (!hero || !description) throw new Error(`${file} needs a hero and a description`);
  return { name: hero.name ?? route.title, heading: hero.heading, description };
}
