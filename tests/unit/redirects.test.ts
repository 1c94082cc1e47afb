import { afterEach, expect, expectTypeOf, test, vi } from "vitest";
import { mistakesInRedirects } from "../../scripts/checks/redirects";
import { redirectFiles, serverNames } from "../../scripts/lib/redirect-files";
import type { Redirects } from "../../src/content-types";

const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
afterEach(() => warn.mockClear());

const site = {
  files: ["index.html", "404.html", "about.html", "it/audit.html", "sitemap.xml", "files/a b.pdf"],
  url: "https://www.company.com",
};
const mistakeIn = (path: string, address = "/about") =>
  mistakesInRedirects({ [path]: address }, site);

test("a redirect leads nowhere but to a page, a part of it, a file or another site", () => {
  expectTypeOf<{ "/team": { to: "nowhere" } }>().not.toExtend<Redirects>();
  expectTypeOf<{ "/team": { href: "/about" } }>().not.toExtend<Redirects>();
  expectTypeOf<{ "/team": { href: "#people" } }>().not.toExtend<Redirects>();
  expectTypeOf<{ "/team": { href: "mailto:a@b.test" } }>().not.toExtend<Redirects>();
});

test.each([
  ...["/team", "/it", "/About", "/prices.php", "/prices.htm", "/Café Menu/Lunch", "/it/audit/gone"],
  ...["/2019/05/hello-world", "/wp-content/uploads/a(1).pdf", "/.well-known/gone"],
])("the old path %j is accepted", (path) => expect(mistakeIn(path)).toEqual([]));

test.each([
  ["/about", "is a page. Delete the redirect, or remove the page."],
  ["/about/", "is a page."],
  ["/", "is a page."],
  ["/it/audit.html", "is a page."],
  ["/sitemap.xml", "is a file of the site. Delete the redirect, or remove the file."],
  ["/files/a b.pdf", "is a file of the site."],
  [
    "/index.php?page=about",
    'must end before its "?". Not every host can tell queries apart: "/index.php"',
  ],
  ["/team#people", 'must end before its "#".'],
  ["/team/", 'must be "/team", which stands for it, too.'],
  ["/team.html", 'must be "/team",'],
  ["/Caf%C3%A9-Menu", 'must be written as browsers show it: "/Café-Menu".'],
  ["/old/*", "has a star, but a row is for one address."],
  ["/a|b", 'must be a path such as "/cloud-hosting"'],
  ["//team", "must be a path"],
  ["/../team", "must be a path"],
  ['/team"; return 200 "', "must be a path"],
  ["/team\n/about", "must be a path"],
])("the old path %j is refused", (path, mistake) => {
  expect(mistakeIn(path)).toEqual([
    expect.stringContaining(`site/redirects.ts: "${path}" ${mistake}`),
  ]);
});

test("a target that is no address, or this site under its full address, is refused", () => {
  expect(mistakeIn("/team", "https://booking.test/first call?a=b")).toEqual([]);
  expect(mistakeIn("/team", "https://")).toEqual([expect.stringContaining("is no address.")]);
  for (const address of ["https://www.company.com/about", "https://company.com"]) {
    expect(mistakeIn("/team", address)).toEqual([expect.stringContaining('{ to: "about" }')]);
  }
});

test("without redirects there is no file", () => {
  expect(redirectFiles({})).toEqual({ rules: "", nginx: {} });
});

test("each form of an old path has a line for Cloudflare and Netlify and a location for nginx", () => {
  const { rules, nginx } = redirectFiles({
    "/v2.0/team": "/about#people",
    "/Café Menu.php": 'https://booking.test/"$a"?b=\\c',
  });
  expect(rules.split("\n")).toEqual([
    "/v2.0/team /about#people 301",
    "/v2.0/team/ /about#people 301",
    "/v2.0/team.html /about#people 301",
    "/Caf%C3%A9%20Menu.php https://booking.test/%22%24a%22?b=%5Cc 301",
    "",
  ]);
  expect(nginx["redirects.conf"]?.split("\n")).toEqual([
    'location = "/v2.0/team" { return 301 "/about$is_args$args#people"; }',
    'location = "/v2.0/team/" { return 301 "/about$is_args$args#people"; }',
    'location = "/v2.0/team.html" { return 301 "/about$is_args$args#people"; }',
    'location = "/Café Menu.php" { return 301 "https://booking.test/%22%24a%22?b=%5Cc"; }',
    "",
  ]);
  expect(warn).not.toHaveBeenCalled();
});

test("more redirects than Cloudflare reads are written with a warning", () => {
  const many = Array.from({ length: 667 }, (_, index) => [`/old-${index}`, "/about"]);
  expect(redirectFiles(Object.fromEntries(many)).rules).toContain("/old-666.html ");
  expect(warn.mock.calls).toEqual([[expect.stringContaining("2001 lines")]]);
});

test("nginx answers for the site's name and for the other one", () => {
  expect(serverNames("https://www.company.com")).toBe("server_name www.company.com company.com;\n");
  expect(serverNames("https://company.com")).toBe("server_name company.com www.company.com;\n");
});
