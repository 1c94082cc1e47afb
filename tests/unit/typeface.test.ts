import { fromBuffer } from "@capsizecss/unpack";
import { expect, test } from "vitest";
import { checkSize, fontStyles, staticFonts, wholeFonts } from "../../scripts/build/font";

test("the fallback fonts have the height of the typeface in each weight", async () => {
  const styles = await fontStyles(wholeFonts());
  for (const { weight, data } of await staticFonts()) {
    const [rule = ""] = RegExp(`fallback;font-weight:${weight};[^}]*`).exec(styles) ?? [];
    const share = (name: string) => Number(RegExp(`${name}:([\\d.]+)%`).exec(rule)?.[1]) / 100;
    const height = share("size-adjust") * (share("ascent-override") + share("descent-override"));
    const { ascent, descent, unitsPerEm } = await fromBuffer(data);
    expect(height).toBeCloseTo((ascent - descent) / unitsPerEm, 2);
  }
});

test("a font that is too large stops the build, with the difference and what to do", () => {
  const font = { file: "font.woff2", weight: "400 600" };
  expect(() => checkSize(font, 14_000)).not.toThrow();
  expect(() => checkSize(font, 15_200)).toThrow(
    /^src\/site\/brand\.ts: .* weight 400 600, has 15200 bytes, 1200 more than .* (?:family|letters)\.$/,
  );
});
