import { readFileSync } from "node:fs";
import { AtRule, parse, Rule } from "postcss";
import { expect, test } from "vitest";
import { pathsIn } from "../../scripts/lib/files-below";

/** Style sheets that every page has, and one of attributes that only its own components have. */
const exceptions = /^src\/(?:layout\/|contact\/notices)/;

/** The selectors of a style sheet that may match an element of any component. */
function selectorsForAll(file: string): readonly string[] {
  const found: string[] = [];
  parse(readFileSync(file, "utf8")).walkRules(({ parent, selectors }) => {
    if (parent instanceof Rule || (parent instanceof AtRule && parent.name === "keyframes")) return;
    const open = selectors.filter((selector) => !/\.\w/.test(selector.replace(/:not\(.*?\)/g, "")));
    found.push(...open.map((selector) => `${file}: ${selector}`));
  });
  return found;
}

test("styles of a component reach no other, which would look different after a visit of its page", () => {
  const files = pathsIn(["site", "src", "gallery"], /\.module\.css$/).filter(
    (file) => !exceptions.test(file),
  );
  expect(files.flatMap(selectorsForAll), "Begin with a class of the component").toEqual([]);
});
