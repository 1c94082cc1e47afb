import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { company } from "../../src/site/company";
import { titleOf } from "../../src/site/head";
import { routes } from "../../src/site/routes";
import { type DistPage, metas, one, pageAt, says, textOf } from "../dist-page";
import { builtFiles, read } from "./site";

const pictureOf = (page: DistPage) => metas(page, "og:image").join().replace(`${company.url}/`, "");

describe.each(routes)("$path", (route) => {
  const page = pageAt(route.path);

  test("has Open Graph tags with its title, description, address and site name", () => {
    expect(metas(page, "og:type")).toEqual(["website"]);
    expect(metas(page, "og:site_name")).toEqual([company.name]);
    expect(metas(page, "og:title")).toEqual([titleOf(route)]);
    expect(metas(page, "og:description")).toEqual(metas(page, "description"));
    expect(metas(page, "og:url")).toEqual([company.url + route.path]);
  });

  test("has an OG image of 1200 × 630 px and less than 60 kB", async () => {
    const picture = pictureOf(page);
    expect(metas(page, "og:image")).toEqual([`${company.url}/${picture}`]);
    expect(builtFiles).toContain(picture);
    const { format, width, height } = await sharp(read(picture)).metadata();
    expect([format, width, height]).toEqual(["png", 1200, 630]);
    expect(read(picture).length).toBeLessThan(60_000);
    expect(metas(page, "og:image:width")).toEqual(["1200"]);
    expect(metas(page, "og:image:height")).toEqual(["630"]);
    expect(metas(page, "twitter:card")).toEqual(["summary_large_image"]);
  });

  test("has an alternative text with the name and the heading in the OG image", () => {
    const [words = "", ...others] = metas(page, "og:image:alt");
    expect(others).toEqual([]);
    expect(words).toMatch(/^\S[^:]+: \S.+$/);
    expect(says(words.replace(": ", " "), textOf(one(page.main, "h1"))), words).toBe(true);
  });
});

test("no two pages have the same OG image", () => {
  const contents = routes.map(({ path }) => read(pictureOf(pageAt(path))).toString("base64"));
  expect(new Set(contents).size).toBe(routes.length);
});
