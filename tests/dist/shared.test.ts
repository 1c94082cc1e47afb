import { describe, expect, test } from "vitest";
import { company } from "../../src/site/company";
import { elementsOf, metadataOf, metasOf, origin, pages, says } from "./pages";
import { pngSize } from "./pictures";
import { builtFiles, read } from "./site";

const pictureOf = (html: string) => metasOf(html, "og:image").join().replace(`${origin}/`, "");

describe.each(pages)("who pastes a link to $path", ({ title, address, html }) => {
  test("sees the page's name and description, and whose page it is", () => {
    expect(metasOf(html, "og:type")).toEqual(["website"]);
    expect(metasOf(html, "og:site_name")).toEqual([company.name]);
    expect(metasOf(html, "og:title")).toEqual([title]);
    expect(metasOf(html, "og:description")).toEqual(metasOf(html, "description"));
    expect(metasOf(html, "og:url")).toEqual([address]);
  });

  test("sees a large picture that comes at once", () => {
    const picture = pictureOf(html);
    expect(metasOf(html, "og:image")).toEqual([`${origin}/${picture}`]);
    expect(builtFiles).toContain(picture);
    expect(pngSize(read(picture))).toEqual({ width: 1200, height: 630 });
    expect(read(picture).length).toBeLessThan(60_000);
    expect(metasOf(html, "og:image:width")).toEqual(["1200"]);
    expect(metasOf(html, "og:image:height")).toEqual(["630"]);
    expect(metasOf(html, "twitter:card")).toEqual(["summary_large_image"]);
  });

  test("hears what is written in the picture: the page's name and its statement", () => {
    const [words = "", ...others] = metasOf(html, "og:image:alt");
    const heading = elementsOf(html, "h1").map(metadataOf).join();
    expect(others).toEqual([]);
    expect(words).toMatch(/^\S[^:]+: \S.+$/);
    expect(metadataOf(words).replace(": ", " ")).toSatisfy((read) => says(read, heading));
  });
});

test("every page has a picture of its own", () => {
  const contents = pages.map(({ html }) => read(pictureOf(html)).toString("base64"));
  expect(new Set(contents).size).toBe(pages.length);
});
