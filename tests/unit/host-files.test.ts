import { readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { securityHeaders } from "../../scripts/build/security-headers";
import { hostFiles, ignoredAssets, limits } from "../../scripts/lib/host-files";

const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
afterEach(() => warn.mockClear());

/** The files for a site of `count` documents with `styles` different styles. */
const filesFor = (count: number, styles = count) => {
  const documents = Array.from({ length: count }, (_, index) => {
    const name = index ? `page-${index}` : "404";
    const path = index ? `/${name}` : undefined;
    const hash = String(Math.min(index, styles - 1)).padStart(43, "=");
    return { file: `${name}.html`, path, style: `'sha256-${hash}='` };
  });
  return hostFiles({ documents, withStyle: (style) => securityHeaders(style) });
};

test("a site of any size has a rule for each document and, in lines of at most 2,000 characters, one for all", () => {
  for (const count of [1, 20, 40, 98]) {
    const { headers, nginx } = filesFor(count);
    expect(headers.match(/^\//gm)).toHaveLength(count + 1);
    expect(nginx["maps.conf"].match(/^ {2}\/.*\.html /gm)).toHaveLength(count);
    const [, forAll] = headers.split("\n");
    expect(forAll?.match(/'sha256-/g)?.length).toBeGreaterThanOrEqual(Math.min(count, 25));
    for (const line of headers.split("\n")) expect(line.length).toBeLessThanOrEqual(limits.line);
  }
  expect(warn).not.toHaveBeenCalled();
});

test("a site of hundreds of text pages, which share their styles, has no more rules than Cloudflare reads", () => {
  const { headers, nginx } = filesFor(300, 60);
  const [, forAll] = headers.split("\n");
  expect(forAll).toContain(`${"59".padStart(43, "=")}='`);
  expect(headers).not.toContain("/page-299\n");
  expect(headers.match(/^\//gm)?.length).toBeLessThanOrEqual(limits.rules);
  // A document with styles of its own that aren't among those has a rule.
  expect(headers).toContain("/page-58\n");
  expect(nginx["maps.conf"].match(/^ {2}\/.*\.html /gm)).toHaveLength(300);
  expect(warn).not.toHaveBeenCalled();
});

test("a site with more rules than Cloudflare reads is built with a warning", () => {
  expect(filesFor(200).headers).toContain("/page-199\n");
  expect(warn).toHaveBeenCalledOnce();
});

test("the policy opens to other hosts of images, analytics and messages, each where it is used", () => {
  const directives = (hosts = {}) =>
    securityHeaders("", hosts)["Content-Security-Policy"]?.split("; ") ?? [];
  const opened = directives({
    images: ["https://b.example", "https://a.example"],
    analytics: ["https://stats.example"],
    receivers: ["https://forms.example:8443/m?a=b&c=d", "/api/contact", undefined],
  });
  expect(opened.filter((directive) => !directives().includes(directive))).toEqual([
    "script-src 'self' https://stats.example",
    "img-src 'self' https://a.example https://b.example",
    "connect-src 'self' https://forms.example:8443 https://stats.example",
    "form-action 'self' https://forms.example:8443",
  ]);
});

test("on nginx a certificate is renewed over http, and all else is led to https", () => {
  const [, plain = ""] = readFileSync("deploy/nginx/site.conf", "utf8").split(/^server/m);
  expect(plain).toMatch(/listen 80;.*acme-challenge\/ \{ root .*return 301 https:/s);
});

test("Cloudflare leaves out compressed copies, and no other archive", () => {
  const files = [
    "a.html",
    "a.html.br",
    "files/agent.tar.gz",
    "files/a [1].zst",
    "files/b.csv",
    "files/b.csv.gz",
  ];
  expect(ignoredAssets(new Set(files)).split("\n")).toEqual([
    ...["*.br", "*.gz", "*.zst"],
    "!/files/agent.tar.gz",
    String.raw`!/files/a\ \[1\].zst`,
    "",
  ]);
});
