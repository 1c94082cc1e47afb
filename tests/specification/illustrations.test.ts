import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = "src/assets/projects";

test.each(readdirSync(folder).filter((file) => file.endsWith(".svg")))(
  '%s has only colors of src/site/brand.ts, by name: fill="var(--software)"',
  (file) => {
    const paints = [
      ...readFileSync(`${folder}/${file}`, "utf8").matchAll(/(?:fill|stroke)="([^"]*)"/g),
    ];
    const literal = paints
      .map(([, paint = ""]) => paint)
      .filter((paint) => !/^none$|var\(/.test(paint));
    expect(literal).toEqual([]);
  },
);
