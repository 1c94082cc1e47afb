import { describe, expect, test } from "vitest";
import { routes } from "../../src/site/routes";
import { builtFiles, documents } from "./site";

const paths = new Set<string>(routes.map(({ path }) => path));

const attributes = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<(\\w+)[^>]*?\\s${name}="([^"]*)"`, "gi"))].map(
    ([, tag = "", value = ""]) => ({ tag: tag.toLowerCase(), value }),
  );

const idsOf = (html: string) => attributes(html, "id").map(({ value }) => value);

const documentAt = (path: string) =>
  documents.find(({ file }) => file === (path === "/" ? "index.html" : `${path.slice(1)}.html`));

/** The address if it leads to a page, file or anchor that does not exist. */
function missing(address: string, here: string): string | undefined {
  if (/^(?:https|tel|mailto):/.test(address)) return;
  const [path = "", anchor] = address.split("#");
  const known = path === "" || paths.has(path) || builtFiles.includes(path.slice(1));
  const html = path === "" ? here : (documentAt(path)?.html ?? "");
  const found = anchor === undefined || idsOf(html).includes(anchor);
  return known && found ? undefined : address;
}

describe.each(documents)("$file", ({ html }) => {
  test("links only to pages, files and anchors that exist", () => {
    const addresses = attributes(html, "href").map(({ value }) => value);
    expect(addresses.length).toBeGreaterThan(10);
    expect(addresses.flatMap((address) => missing(address, html) ?? [])).toEqual([]);
  });

  test("loads only pictures and scripts that exist", () => {
    const files = [
      ...attributes(html, "src").map(({ value }) => value),
      ...attributes(html, "srcset").flatMap(({ value }) =>
        value.split(", ").map((candidate) => candidate.split(" ")[0] ?? ""),
      ),
    ].filter((address) => !address.startsWith("https:"));
    expect(files.filter((file) => !builtFiles.includes(file.slice(1)))).toEqual([]);
  });

  test("has a popover for every button that opens one", () => {
    const targets = attributes(html, "popovertarget").map(({ value }) => value);
    const ids = idsOf(html);
    expect(targets.length).toBeGreaterThan(0);
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
  });
});
