import { createElement } from "react";
import { expect, test } from "vitest";
import { checkLetters, checkSize, featuresOf, subsetFonts } from "../../scripts/build/font";
import { unicodeRange } from "../../scripts/build/font-styles";
import { drawOgImage } from "../../scripts/build/og-images";
import { shareOut, subsets } from "../../scripts/build/typeface-files";
import { inPlace } from "../../src/document/og-drawing";
import { headingStyle, textWidth } from "../../src/document/og-text";

// cspell:ignore datenschutzgrundverordnung daten schutz grund verordnung

test("a font that is too large stops the build, with the difference, the letters that cost it and what to do", () => {
  const font = { file: "font.woff2", weight: "400 600", characters: [..."abžů"] };
  expect(() => checkSize(font, 14_000, 13_000)).not.toThrow();
  expect(() => checkSize(font, 15_200, 13_000)).toThrow(
    /^site\/brand\.ts: .* weight 400 600, has 15200 bytes, 1200 more than .*; 2200 bytes are for "žů"\. .* (?:family|letters)\.$/,
  );
});

const subset = (name: string, characters: string) => ({
  name,
  fonts: [{ file: `${name}.woff2`, weight: "400" }],
  characters: new Set(characters),
});

test.each([
  ["Lodz", ["latin: Lodz"], ""],
  ["Łódź", ["latin: ód", "latin-ext: Łź"], ""],
  ["đường Long", ["latin: ng Lo", "vietnamese: đườ"], ""],
  ["їжак ok", ["cyrillic: їжак", "latin:  ok"], ""],
  ["ok 日本→", ["latin: ok "], "日本→"],
])("%j needs %j and lacks %j", (text, expected, lacking) => {
  const among = [
    subset("latin", "Lodzkngó "),
    subset("latin-ext", "Łźđư"),
    subset("vietnamese", "đườ"),
    subset("cyrillic", "їжак"),
  ];
  const { shares, missing } = shareOut(text, among);
  expect(shares.map(({ name, share }) => `${name}: ${share.join("")}`)).toEqual(expected);
  expect(missing.join("")).toBe(lacking);
});

test.each([
  ["Cyrillic and Devanagari", "Ю ह 5", "has Ю ह"],
  ["digits of another script", "٣", "has ٣"],
])("letters that no file has stop the build: %s", (_, body, message) => {
  const pages = [{ module: "site/pages/about/page.tsx", body }];
  const missing = [...body].filter((one) => !/[ \w]/.test(one));
  expect(() => checkLetters(missing, pages)).toThrow(message);
  expect(() => checkLetters(missing, pages)).toThrow("in site/pages/about/page.tsx for one.");
});

test("signs, emoji, and letters of Chinese, Japanese and Korean come from the visitor's fonts", () => {
  expect(() => checkLetters([..."→✓🙂\ufe0f日本ひカー한"], [])).not.toThrow();
});

test("a font file for each subset that a page has letters of, cut to them", async () => {
  const [latin, other] = subsets();
  const [letter] = [...(other?.characters ?? [])].filter((one) => !latin?.characters.has(one));
  const pageWith = (body: string) => [{ module: "site/pages/about/page.tsx", body }];
  const plain = await subsetFonts(pageWith("Words"), "");
  expect(plain).toHaveLength(latin?.fonts.length ?? 0);
  if (!letter) return;
  const [added] = (await subsetFonts(pageWith("Words"), letter)).slice(plain.length);
  expect(added).toMatchObject({ characters: [letter], weight: plain[0]?.weight });
  expect(added?.bytes.length).toBeLessThan(2_000);
});

test.each([
  ["ąćŁabc", "U+61-63,U+105,U+107,U+141"],
  ["→", "U+2192"],
  ["йклґ", "U+439-43B,U+491"],
])("%j is %s in a style sheet", (characters, range) => {
  expect(unicodeRange([...characters])).toBe(range);
});

test("letters that are shaped by their neighbors keep all features of their font", () => {
  expect(featuresOf([..."Größe 1, Ωμέγα, Жар"])).toEqual(["kern", "liga", "tnum"]);
  for (const words of ["क्षेत्र 1", "ที่"]) expect(featuresOf([...words])).toBeUndefined();
});

test.each([
  [
    '<svg width="440" height="440" viewBox="0 0 440 440" fill="none">',
    ' viewBox="0 0 440 440" fill="none">',
  ],
  [
    '<?xml version="1.0"?>\n<!-- A -->\n<svg x="0px" y="0px" viewBox="0 0 9 9">',
    ' viewBox="0 0 9 9">',
  ],
])("a link preview's drawing may be of any drawing program: %s", (start, attributes) => {
  const placed = inPlace(`${start}<path stroke-width="2"/></svg>`, "<rect/>");
  expect(placed).toBe(
    `<svg x="700" y="95" width="440" height="440"${attributes}<rect/><path stroke-width="2"/></svg>`,
  );
});

test("a link preview with letters that no file has stops the build", async () => {
  const text = () => createElement("div", { style: { display: "flex" } }, "IT in 日本");
  const drawn = drawOgImage("/og-images/about.png", {
    text,
    drawing: "",
    size: { width: 100, height: 100 },
  });
  await expect(drawn).rejects.toThrow(
    'has "日本", so the link preview /og-images/about.png can\'t show it.',
  );
});

test.each([
  ["IT that works", 76],
  ["Datenschutzgrundverordnung", textWidth / 26 / 0.6],
  ["Was ist Datenschutzgrundverordnung?", textWidth / 27 / 0.6],
  ["Daten\u00adschutz\u00adgrund\u00adverordnung", 64],
  ["a".repeat(60), 32],
])("the heading %j of a link preview has letters of %d px", (heading, size) => {
  expect(headingStyle(heading, (words) => words.length * 0.6).fontSize).toBeCloseTo(size);
});
