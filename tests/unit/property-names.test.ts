import postcss from "postcss";
import { expect, test } from "vitest";
import { shortPropertyNames } from "../../scripts/build/property-names";

test("no short name of an engine's custom property is one that an owner has", () => {
  const owners = [..."abcdefghijklmnopqrstuvwxyz"].map(
    (name) => `.a { translate: var(--${name}) }`,
  );
  const shorten = (sources?: readonly string[]) => {
    const names = shortPropertyNames(sources && (() => [...sources]));
    const sheet = ".a { color: var(--primary); rotate: var(--x, 0) }";
    return postcss([names.sheets]).process(sheet, { from: undefined }).css;
  };
  expect(shorten()).toMatch(/^\.a { color: var\(--\w\); rotate: var\(--x, 0\) }$/);
  expect(shorten(owners)).toMatch(/^\.a { color: var\(--\w\w\); rotate: var\(--x, 0\) }$/);
});
