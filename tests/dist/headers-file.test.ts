import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { limits } from "../../scripts/build/host-files";
import { documents } from "./site";

/*
 * dist/_headers as Cloudflare and Netlify document it: a line that begins with "/" is a path, "*" at its
 * end stands for any rest, the lines below it are headers, and "! Name" removes one.
 */
const text = readFileSync("dist/_headers", "utf8");
const lines = text.split("\n");
const rules = text.split(/^(?=\/)/m).map((rule) => {
  const [path = "", ...headers] = rule.trimEnd().split("\n");
  return { path, headers: headers.map((line) => line.trim()) };
});

/** Values of a header at a path, from every rule that matches, in the order of the file. */
const valuesAt = (path: string, name: string): string[] =>
  rules
    .filter((rule) =>
      rule.path.endsWith("/*") ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
    )
    .flatMap(({ headers }) => headers.filter((line) => line.startsWith(`${name}: `)))
    .map((line) => line.slice(name.length + 2));

const policy = "Content-Security-Policy";
const stylesIn = (value = ""): string[] => value.match(/'sha256-[^']+'/g) ?? [];
const otherHeaders = (rules[0]?.headers ?? [])
  .map((line) => line.replace(/:.*/, ""))
  .filter((name) => name !== policy);

test("every line has the documented format and length", () => {
  expect(lines.filter((line) => !/^$|^\/\S*$|^ {2}(?:! )?[\w-]+(?:: \S.*|$)/.test(line))).toEqual(
    [],
  );
  expect(rules.length).toBeLessThanOrEqual(limits.rules);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(limits.line);
  expect(new Set(rules.map(({ path }) => path)).size).toBe(rules.length);
});

describe.each(documents)("$file", ({ file, html }) => {
  const isFallback = file === "404.html";
  const path = isFallback ? "/nowhere" : `/${file.replace(/(?:^index)?\.html$/, "")}`;
  const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? "";
  const hash = `'sha256-${createHash("sha256").update(style).digest("base64")}'`;

  test("has a policy that allows its style sheet", () => {
    const policies = valuesAt(path, policy);
    const allowed = stylesIn(policies.at(-1));
    if (isFallback) expect(allowed).toContain(hash);
    else expect(allowed).toEqual([hash]);
    // Netlify may send all of them, and browsers then enforce each.
    for (const value of policies) {
      expect(stylesIn(value)).toContain(hash);
      expect(value.replace(/ 'sha256-[^']+'/g, "")).toBe(
        policies[0]?.replace(/ 'sha256-[^']+'/g, ""),
      );
    }
  });

  test("has every other header once", () => {
    expect(otherHeaders.length).toBeGreaterThan(5);
    for (const name of otherHeaders) expect(valuesAt(path, name), name).toHaveLength(1);
    expect(valuesAt(path, "Cache-Control")).toEqual(isFallback ? [] : ["no-cache"]);
  });
});

test("files with a hash in their name are cached forever", () => {
  const forever = ["public, max-age=31536000, immutable"];
  expect(valuesAt("/assets/page-abc.js", "Cache-Control")).toEqual(forever);
});
