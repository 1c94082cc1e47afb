import { expect, test } from "vitest";
import { darkScheme } from "../../site/brand";
import { builtFiles, documents, read } from "./site";

const styles = documents.map(({ file, html }) => ({
  file,
  style: /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? "",
}));
const drawings = builtFiles.filter((file) => /^assets\/.*\.svg$/.test(file));

test(`documents have ${darkScheme ? "" : "no "}rules for dark devices, all for screens only`, () => {
  for (const { file, style } of styles) {
    const rules = style.match(/@media[^{]*prefers-color-scheme[^{]*/g) ?? [];
    expect(rules.length > 0, file).toBe(darkScheme);
    expect(new Set(rules).size, `${file}: ${rules.join(", ")}`).toBe(darkScheme ? 1 : 0);
    if (darkScheme) expect(rules[0], file).toMatch(/^@media screen and /);
  }
});

test(`project illustrations have ${darkScheme ? "" : "no "}dark colors`, () => {
  for (const file of drawings) {
    const drawing = read(file).toString();
    expect(drawing.includes("prefers-color-scheme"), file).toBe(drawing.includes("var(--"));
    if (!darkScheme) expect(drawing, file).not.toContain("prefers-color-scheme");
  }
});
