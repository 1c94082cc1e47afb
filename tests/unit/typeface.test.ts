import { expect, test } from "vitest";
import { checkSize } from "../../scripts/build/font";

test("a font that is too large stops the build, with the difference and what to do", () => {
  const font = { file: "font.woff2", weight: "400 600" };
  expect(() => checkSize(font, 14_000)).not.toThrow();
  expect(() => checkSize(font, 15_200)).toThrow(
    /^src\/site\/brand\.ts: .* weight 400 600, has 15200 bytes, 1200 more than .* (?:family|letters)\.$/,
  );
});
