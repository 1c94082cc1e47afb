import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { mark, palette } from "../../src/site/brand";

const tokens = readFileSync("src/styles/tokens.css", "utf8");

test.each(Object.entries(palette))("brand color %s equals its token", (name, color) => {
  const token = `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  const value = new RegExp(`^  ${token}: (.*);$`, "m").exec(tokens)?.[1];
  expect(
    value,
    `palette.${name} in src/site/brand.ts and ${token} in src/styles/tokens.css must be the same color`,
  ).toBe(color);
});

test("the header draws the brand mark with the stroke width of icons and OG images", () => {
  expect(
    readFileSync("src/layout/Brand.module.css", "utf8"),
    "stroke-width in src/layout/Brand.module.css and mark.strokeWidth in src/site/brand.ts must be equal",
  ).toContain(`stroke-width: ${mark.strokeWidth};`);
});
