import { hash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { readSite } from "../../scripts/serve/site-files";
import { analytics } from "../../site/analytics";
import { delivery } from "../../site/delivery";
import { analyticsHosts } from "../../src/lib/analytics";
import { all, everyPath, pageAt } from "../dist-page";
import { read } from "./site";

const { files, fallback } = readSite("dist");
const headersOf = (path: string) => (files.get(encodeURI(path)) ?? fallback).headers;
const policyOf = (path: string) => headersOf(path)["Content-Security-Policy"] ?? "";
const hashes = / 'sha256-[^']+'/g;
const withoutStyles = (policy: string) => policy.replace(hashes, "");

test("_headers has the format that Cloudflare and Netlify document, and no path has two rules", () => {
  const lines = read("_headers").toString().split("\n");
  const documented = /^$|^\/\S*$|^ {2}(?:! )?[\w-]+(?:: \S.*|$)/;
  expect(lines.filter((line) => !documented.test(line))).toEqual([]);
  const paths = lines.filter((line) => line.startsWith("/"));
  expect(paths).toEqual([...new Set(paths)]);
});

test("the policy allows the site, the hosts that its records and pictures name, and nothing unsafe", () => {
  const policy = withoutStyles(policyOf("/nowhere"));
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

  test("has the headers of every path, and allows its own styles", () => {
    const own = ` 'sha256-${hash("sha256", style, "base64")}'`;
    const allowed = policyOf(path).match(hashes) ?? [];
    // 404.html has the policy of every path, with the styles of other documents.
    expect(path === "/nowhere" ? allowed.filter((one) => one === own) : allowed).toEqual([own]);
    expect(withoutStyles(policyOf(path))).toBe(withoutStyles(policyOf("/nowhere")));
    expect(headersOf(path)["Cache-Control"]).toBe("no-cache");
    expect(Object.keys(headersOf(path))).toEqual(expect.arrayContaining(others));
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

test("files with a hash in their name are cached forever", () => {
  const hashed = [...files].filter(([path]) => path.startsWith("/assets/"));
  expect(hashed).not.toEqual([]);
  for (const [path, { headers }] of hashed) {
    expect(headers["Cache-Control"], path).toBe("public, max-age=31536000, immutable");
  }
});
