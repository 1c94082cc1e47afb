import { hash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { analytics } from "../../site/analytics";
import { delivery } from "../../site/delivery";
import { analyticsHosts } from "../../src/lib/analytics";
import { all, everyPath, pageAt } from "../dist-page";
import { read } from "./site";

/*
 * dist/_headers as Cloudflare and Netlify document it: a line that begins with "/" is a path, "*" at its
 * end stands for any rest, the lines below it are headers, and "! Name" removes one.
 */
const text = read("_headers").toString();
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

const policiesAt = (path: string) => valuesAt(path, "Content-Security-Policy");
const hashes = / 'sha256-[^']+'/g;
const withoutStyles = (policy: string) => policy.replace(hashes, "");

test("every line has the documented format, and no path has two rules", () => {
  const documented = /^$|^\/\S*$|^ {2}(?:! )?[\w-]+(?:: \S.*|$)/;
  expect(text.split("\n").filter((line) => !documented.test(line))).toEqual([]);
  expect(new Set(rules.map(({ path }) => path)).size).toBe(rules.length);
});

test("files with a hash in their name are cached forever", () => {
  const forever = ["public, max-age=31536000, immutable"];
  expect(valuesAt("/assets/page-abc.js", "Cache-Control")).toEqual(forever);
});

test("the policy allows the site, the hosts that its records and pictures name, and nothing unsafe", () => {
  const [policy = ""] = policiesAt("/nowhere").map(withoutStyles);
  const pictures = everyPath.flatMap((path) =>
    all(pageAt(path).document, 'img:not([src^="/"])').map((picture) => picture.getAttribute("src")),
  );
  const hosts = pictures.map((src) => new URL(src ?? "").origin);
  const endpoint = [delivery?.address, delivery?.withoutScript].flatMap((address = "/") =>
    address.startsWith("/") ? [] : new URL(address).origin,
  );
  const self = (...others: string[]) => ["'self'", ...new Set(others)].join(" ");
  const directives = policy.split("; ").map((words) => words.split(/ (.*)/, 2));
  expect(Object.fromEntries(directives)).toMatchObject({
    "default-src": "'none'",
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
    "trusted-types": "'none'",
    "style-src": "'self'",
    "media-src": "'self'",
    "script-src": self(...analyticsHosts),
    "connect-src": self(...endpoint, ...analyticsHosts),
    "img-src": self(...hosts.sort()),
    "form-action": delivery ? self(...endpoint) : "'none'",
  });
  expect(policy).not.toMatch(/unsafe-|\*|data:|http:(?!\/\/localhost:)/);
});

/** Without one of these, checks of a site's security complain. */
const others = [
  ...["Strict-Transport-Security", "X-Content-Type-Options", "Referrer-Policy"],
  ...["Permissions-Policy", "Cross-Origin-Opener-Policy", "Cross-Origin-Resource-Policy"],
  "Cross-Origin-Embedder-Policy",
];

describe.each(everyPath)("%s", (path) => {
  const { document, html } = pageAt(path);
  const [, style = ""] = /<style>(.*?)<\/style>/s.exec(html) ?? [];

  test("has the same policy as every path, but for the hash of its own styles", () => {
    const ofStyle = ` 'sha256-${hash("sha256", style, "base64")}'`;
    const policies = policiesAt(path);
    const [ofEveryPath = [], own = ofEveryPath] = policies.map((policy) => policy.match(hashes));
    // 404.html has that of every path.
    const isFallback = path === "/nowhere";
    expect(own).toEqual(isFallback ? expect.arrayContaining([ofStyle]) : [ofStyle]);
    // Netlify may send both, and browsers then enforce both. On a large site the styles of all documents
    // don't fit in the first (tests/unit/host-files.test.ts).
    if (ofEveryPath && ofEveryPath.length > 1) expect(ofEveryPath).toContain(ofStyle);
    expect(new Set(policies.map(withoutStyles)).size).toBe(1);
    expect(valuesAt(path, "Cache-Control")).toEqual(isFallback ? [] : ["no-cache"]);
  });

  test("has every other security header once", () => {
    for (const name of others) expect(valuesAt(path, name), name).toHaveLength(1);
  });

  test("loads its own script, with the integrity hash of the file, and those of analytics", () => {
    const own = all(document, 'script[src^="/"]');
    const [file = ""] = own.map((script) => script.getAttribute("src")?.slice(1) ?? "");
    const digest = hash("sha256", read(file), "base64");
    expect(own.map((script) => script.getAttribute("integrity"))).toEqual([`sha256-${digest}`]);
    const foreign = all(document, 'script[src]:not([src^="/"])');
    expect(foreign.map((script) => script.getAttribute("src"))).toEqual(
      analytics.map(({ script }) => script),
    );
  });
});
