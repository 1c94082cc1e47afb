import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("nothing of the gallery is in the built site", () => {
  const ownClass = "gallery-width";
  expect(readFileSync("gallery/gallery.tsx", "utf8")).toContain(ownClass);
  const texts = readdirSync("dist", { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(?:html|js|css|txt|xml)$/.test(file),
  );
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((file) => readFileSync(`dist/${file}`, "utf8").includes(ownClass))).toEqual(
    [],
  );
});
