import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { limits } from "../../scripts/build/host-files";
import { siteHeaders } from "../../scripts/build/site-headers";
import { routes } from "../../src/site/routes";

/*
 * Netlify can't be run locally. dist/_headers is parsed as its documentation says: a line that begins
 * with "/" is a path, "*" at its end is a wildcard; the lines below it are headers; "#" begins a comment;
 * lines without a colon are skipped.
 */
type Rule = { path: string; headers: [name: string, value: string][] };

const text = readFileSync("dist/_headers", "utf8");
const rules: Rule[] = [];
const unknownLines: string[] = [];
for (const line of text.split("\n").map((entry) => entry.trim())) {
  const [, name, value] = /^([A-Za-z-]+):\s*(\S.*)$/.exec(line) ?? [];
  if (line === "" || line.startsWith("#") || /^! [A-Za-z-]+$/.test(line)) continue;
  if (line.startsWith("/")) rules.push({ path: line, headers: [] });
  else if (name && value && rules.length) rules.at(-1)?.headers.push([name, value]);
  else unknownLines.push(line);
}

const matches = (rule: string, path: string) =>
  rule.endsWith("/*") ? path.startsWith(rule.slice(0, -1)) : rule === path;

/** Values of a header at a path from every matching rule, in the order of the file. */
const valuesOf = (header: string, path: string): string[] =>
  rules
    .filter((rule) => matches(rule.path, path))
    .flatMap(({ headers }) => headers.filter(([name]) => name === header))
    .map(([, value]) => value);

const { documents, withStyle } = siteHeaders("dist");
const policy = "Content-Security-Policy";
const stylesIn = (value = ""): string[] => [...(value.match(/'sha256-[^']+'/g) ?? [])];

test("every line of _headers has the documented format", () => {
  expect(unknownLines).toEqual([]);
  expect(rules.length).toBeLessThanOrEqual(limits.rules);
  expect(rules.every(({ headers }) => headers.length > 0)).toBe(true);
  expect(new Set(rules.map(({ path }) => path)).size).toBe(rules.length);
  for (const line of text.split("\n")) expect(line.length).toBeLessThanOrEqual(limits.line);
});

describe.each(routes.map(({ path }) => path))("%s", (path) => {
  const { style = "" } = documents.find((document) => document.path === path) ?? {};

  test("has its own policy, whether the host uses the last rule or combines them", () => {
    const values = valuesOf(policy, path);
    expect(values.at(-1)).toBe(withStyle(style)[policy]);
    // Combined policies allow what each of them allows.
    const allowed = values
      .map(stylesIn)
      .reduce((left, right) => left.filter((it) => right.includes(it)));
    expect(allowed).toEqual([style]);
    const others = values.map((value) => value.replace(/ 'sha256-[^']+'/g, ""));
    expect(new Set(others).size).toBe(1);
  });

  test("has every other header once", () => {
    for (const [name, value] of Object.entries(withStyle(style))) {
      if (name !== policy) expect(valuesOf(name, path), name).toEqual([value]);
    }
    expect(valuesOf("Cache-Control", path)).toEqual(["no-cache"]);
  });
});

test("an unknown address gets 404.html with a policy that allows its styles", () => {
  const { style } = documents.find(({ path }) => path === "/404") ?? {};
  expect(existsSync("dist/404.html")).toBe(true);
  const values = valuesOf(policy, "/nowhere");
  expect(values).toHaveLength(1);
  expect(stylesIn(values[0])).toContain(style);
});

test("files with a hash in their name are cached forever", () => {
  expect(valuesOf("Cache-Control", "/assets/page-abc.js")).toEqual([
    "public, max-age=31536000, immutable",
  ]);
  expect(valuesOf("X-Content-Type-Options", "/assets/page-abc.js")).toEqual(["nosniff"]);
});

test("netlify.toml builds the site and publishes it, and redirects nothing", () => {
  const settings = readFileSync("deploy/netlify/netlify.toml", "utf8");
  expect(settings).toMatch(/^ {2}command = "npm run build"$/m);
  expect(settings).toMatch(/^ {2}publish = "dist"$/m);
  expect(settings).not.toMatch(/^\[\[redirects/m);
  expect(existsSync("dist/_redirects")).toBe(false);
});
