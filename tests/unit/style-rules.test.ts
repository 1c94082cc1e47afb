import { expect, test } from "vitest";
import { rulesFor } from "../../scripts/build/style-rules";

const html = `<main class="a"><details class="b"><summary>More</summary><p class="c">Words</p></details></main>`;

test("a page gets the rules for what it has, in whatever state that will be", () => {
  const kept = [
    ".a > .b",
    ".a [open] > summary",
    ":is(.a, .x) [open] > summary",
    ".b[open] + .a, .c",
    ".a > :hover",
    ".a:has(.b) .c:not(.b):focus-visible::before",
    ".b details ~ .b, main",
  ].map((selector) => `${selector} { color: red }`);
  const left = [".a > summary", ".x", ".c + .c", ".a > :hover > .a"];
  const css = [...kept, ...left.map((selector) => `${selector} { color: red }`)].join("\n");
  const { ofPage } = rulesFor(html);
  expect(ofPage(css).split("\n")).toEqual(
    kept.map((rule) => rule.replace(".b[open] + .a, ", "").replace(".b details ~ .b, ", "")),
  );
});
