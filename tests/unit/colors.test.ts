import { wcagContrast } from "culori";
import { describe, expect, test } from "vitest";
import { contrastFindings } from "../../scripts/checks/contrast-findings";
import { bandOf } from "../../scripts/lib/brand-colors";
import { colorOf } from "../../scripts/lib/color";
import * as own from "../../site/brand";

type Colors = Readonly<Record<string, string>>;

const findingsWith = (colors: Colors, dark: Colors = {}) =>
  contrastFindings({
    ...own,
    palette: { ...own.palette, ...colors },
    darkPalette: { ...own.darkPalette, ...dark },
  });

test("all colors of site/brand.ts stand out from what they're on", () => {
  const findings = contrastFindings();
  expect(
    findings,
    `Change these in site/brand.ts, or the style sheet that no longer sets one of them:\n${findings.join("\n")}\n`,
  ).toEqual([]);
});

test.runIf(own.darkScheme)("bands of the dark site stay calm", () => {
  const { background, backgroundSubtle } = { ...own.palette, ...own.darkPalette };
  const contrast = wcagContrast(background, backgroundSubtle);
  const advice = "Bring darkPalette.background and backgroundSubtle closer: 1.2:1 looks striped";
  expect(contrast, advice).toBeLessThanOrEqual(1.1);
});

test.runIf(own.darkScheme)("a dark page as bright as the hero is a finding", () => {
  expect(findingsWith({}, { background: own.palette.primary }).join("\n")).toContain(
    `\`darkPalette.background\` ${own.palette.primary} on \`primary\``,
  );
});

describe("a finding", () => {
  /** A client's rust as a button with white words: 3.9:1. */
  const rust = { cta: "#d9572b", ctaHover: "#d9572b", onCta: "#fff" };

  test("names the pair, its contrast, what it needs, and the nearest color that passes", () => {
    expect(findingsWith(rust)).toEqual(
      expect.arrayContaining([
        "`onCta` #fff on `cta` #d9572b has 3.92:1 and needs 4.5:1. Make `cta` #cd4c1e.",
        "`onCta` #fff on `ctaHover` #d9572b has 3.92:1 and needs 4.5:1. Make `ctaHover` #cd4c1e.",
      ]),
    );
    expect(findingsWith({ ...rust, cta: "#cd4c1e", ctaHover: "#cd4c1e" })).toEqual(
      contrastFindings(),
    );
  });

  test("names the worst pair of a color: what passes it passes the others", () => {
    const [finding = "", ...others] = findingsWith({ link: "#4aa3ff" });
    expect(others).toEqual(contrastFindings());
    const [, link = ""] = /Make `link` (#\w{6})\.$/.exec(finding) ?? [];
    expect(findingsWith({ link }), finding).toEqual(contrastFindings());
  });

  test("says so if primary is light", () => {
    expect(findingsWith({ primary: "#dff0ea" })).toEqual([
      expect.stringMatching(/^`primary` #dff0ea is too light: .*such as #\w{6}/),
    ]);
  });
});

test("a family of two words has its color's property", () => {
  expect(bandOf("fieldService")).toContain("var(--field-service)");
});

test("a mix is rounded to the color that browsers show", () => {
  const { r, g, b } = colorOf("color-mix(in srgb, #1d5fd0 11%, #fff)");
  expect([r, g, b].map((channel) => channel * 255)).toEqual([230, 237, 250]);
});
