import postcss from "postcss";
import { expect, test } from "vitest";
import { shortPropertyNames } from "../../scripts/build/property-names";

test("no short name of an engine's custom property is one that an owner has", () => {
  const shorten = (...owners: string[]) => {
    const sheet = ".a { color: var(--primary); rotate: var(--x, 0) }";
    const names = shortPropertyNames(() => owners);
    return postcss([names.sheets]).process(sheet, { from: undefined }).css;
  };
  const [, short = ""] = /color: var\((--\w{1,2})\); rotate: var\(--x, 0\)/.exec(shorten()) ?? [];
  expect(short).not.toBe("");
  expect(shorten(`.b { translate: var(${short}) }`)).not.toContain(`var(${short})`);
});
