import { expect, test } from "vitest";
import { builtFiles, read } from "./site";

test("scripts use no method that the oldest browsers of docs/reliability.md don't have", () => {
  const newer = /\.(?:with|toSorted|toReversed|toSpliced|groupBy|withResolvers|fromAsync)\(/g;
  const found = builtFiles
    .filter((file) => file.endsWith(".js"))
    .flatMap((file) => read(file).toString().match(newer) ?? []);
  expect(found).toEqual([]);
});
