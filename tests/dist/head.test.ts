import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { verifications } from "../../site/analytics";
import { frameColor } from "../../site/brand";
import { company } from "../../site/company";
import { delivery } from "../../site/delivery";
import { locale } from "../../site/locale";
import { titleOf } from "../../src/lib/head";
import { home, notFound, type Route, routes } from "../../src/lib/routes";
import { all, everyPath, links, metas, one, pageAt, says, textOf, textsOf } from "../dist-page";
import { builtFiles, isPublicFile, needFullBuild, read } from "./site";

needFullBuild();

/** Not in languages that pages show in the visitor's own font. */
const hasOgImages = builtFiles.includes("og-images/home.png");

test.each(everyPath)("%s has a description, its language and its theme colors", (path) => {
  const page = pageAt(path);
  expect(metas(page, "description")).toEqual([expect.stringMatching(/\S/)]);
  expect(one(page.document, "html").getAttribute("lang")).toBe(locale.language);
  const { light, dark } = frameColor;
  const colors = all(page.head, "meta[name=theme-color]").map((meta) => [
    meta.getAttribute("media"),
    meta.getAttribute("content"),
  ]);
  expect(colors).toEqual([
    ...(dark === light ? [] : [["(prefers-color-scheme:dark)", dark]]),
    [null, light],
  ]);
});

/** The file of a page's OG image. */
const pictureAt = (path: string) =>
  metas(pageAt(path), "og:image").join().replace(`${company.url}/`, "");

describe.each(routes)("$path", (route) => {
  const page = pageAt(route.path);
  const picture = pictureAt(route.path);

  test("has its title and address, for search engines and link previews, and may be indexed, but for thanks", () => {
    const address = company.url + route.path;
    expect(textsOf(page.head, "title")).toEqual([titleOf(route)]);
    expect(links(page, "canonical")).toEqual([address]);
    expect(metas(page, "robots")).toEqual(
      route.target === delivery?.thanks?.page ? ["noindex"] : [],
    );
    for (const [name, value] of Object.entries(verifications)) {
      expect(metas(page, name)).toEqual(route === home ? [value] : []);
    }
    expect(metas(page, "og:type")).toEqual(["website"]);
    expect(metas(page, "og:site_name")).toEqual([company.name]);
    expect(metas(page, "og:title")).toEqual([titleOf(route)]);
    expect(metas(page, "og:description")).toEqual(metas(page, "description"));
    expect(metas(page, "og:url")).toEqual([address]);
  });

  test.skipIf(!hasOgImages)(
    "has an OG image of 1200 × 630 px and less than 60 kB, and its name and heading in words",
    async () => {
      expect(metas(page, "og:image")).toEqual([`${company.url}/${picture}`]);
      expect(builtFiles).toContain(picture);
      const { format, width, height } = await sharp(read(picture)).metadata();
      expect([format, width, height]).toEqual(["png", 1200, 630]);
      expect(read(picture).length).toBeLessThan(60_000);
      expect(metas(page, "og:image:width")).toEqual(["1200"]);
      expect(metas(page, "og:image:height")).toEqual(["630"]);
      expect(metas(page, "twitter:card")).toEqual(["summary_large_image"]);
      const words = metas(page, "og:image:alt").join();
      expect(words).toMatch(/^\S[^:]+: \S.+$/);
      expect(says(words.replace(": ", " "), textOf(one(page.main, "h1"))), words).toBe(true);
    },
  );
});

test("no two pages have the same title, description or OG image", () => {
  for (const partOf of [
    titleOf,
    ({ path }: Route) => metas(pageAt(path), "description")[0],
    ...(hasOgImages ? [({ path }: Route) => read(pictureAt(path)).toString("base64")] : []),
  ]) {
    expect(new Set(routes.map(partOf)).size).toBe(routes.length);
  }
});

test.skipIf(isPublicFile("404.html"))(
  "404.html is not indexed and names no address of its own",
  () => {
    const page = pageAt("/nowhere");
    expect(textsOf(page.head, "title")).toEqual([titleOf(notFound)]);
    expect(metas(page, "robots")).toEqual(["noindex"]);
    expect(page.html).not.toMatch(/"og:|twitter:|ld\+json/);
    const addressed = all(page.head, `[href*="${company.url}"], [content*="${company.url}"]`);
    expect(addressed.map(({ outerHTML }) => outerHTML)).toEqual([]);
  },
);
