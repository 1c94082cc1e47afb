import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { company } from "../../src/site/company";
import { elementsOf, metasOf, origin, pages, says, textOf } from "./pages";
import { builtFiles, read } from "./site";

const pictureOf = (html: string) => metasOf(html, "og:image").join().replace(`${origin}/`, "");

describe.each(pages)("$path", ({ title, address, html }) => {
  test("has Open Graph tags with its title, description, address and site name", () => {
    expect(metasOf(html, "og:type")).toEqual(["website"]);
    expect(metasOf(html, "og:site_name")).toEqual([company.name]);
    expect(metasOf(html, "og:title")).toEqual([title]);
    expect(metasOf(html, "og:description")).toEqual(metasOf(html, "description"));
    expect(metasOf(html, "og:url")).toEqual([address]);
  });

  test("has an OG image of 1200 × 630 px and less than 60 kB", async () => {
    const picture = pictureOf(html);
    expect(metasOf(html, "og:image")).toEqual([`${origin}/${picture}`]);
    expect(builtFiles).toContain(picture);
    const { format, width, height } = await sharp(read(picture)).metadata();
    expect([format, width, height]).toEqual(["png", 1200, 630]);
    expect(read(picture).length).toBeLessThan(60_000);
    expect(metasOf(html, "og:image:width")).toEqual(["1200"]);
    expect(metasOf(html, "og:image:height")).toEqual(["630"]);
    expect(metasOf(html, "twitter:card")).toEqual(["summary_large_image"]);
  });

  test("has an alternative text with the name and the heading in the OG image", () => {
    const [words = "", ...others] = metasOf(html, "og:image:alt");
    const heading = elementsOf(html, "h1").map(textOf).join();
    expect(others).toEqual([]);
    expect(words).toMatch(/^\S[^:]+: \S.+$/);
    expect(textOf(words).replace(": ", " ")).toSatisfy((read) => says(read, heading));
  });
});

test("no two pages have the same OG image", () => {
  const contents = pages.map(({ html }) => read(pictureOf(html)).toString("base64"));
  expect(new Set(contents).size).toBe(pages.length);
});
