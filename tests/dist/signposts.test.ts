import { describe, expect, test } from "vitest";
import { company } from "../../src/site/company";
import { menus } from "../../src/site/navigation";
import { home, pathTo } from "../../src/site/routes";
import { metasOf, origin, pages, says, tagsOf } from "./pages";
import { read } from "./site";

describe("a search engine", () => {
  const sitemap = read("sitemap.xml").toString();

  test("finds every page in the sitemap, and nothing else", () => {
    const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
    expect(listed).toEqual(pages.map(({ address }) => address));
    expect(sitemap).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset [^>]*>\n/);
    expect(sitemap).toContain('xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"');
  });

  test("learns the day of a last change that has been, where it is known", () => {
    const days = [...sitemap.matchAll(/<lastmod>([^<]*)<\/lastmod>/g)].map(([, day = ""]) => day);
    expect(days.length).toBeLessThanOrEqual(pages.length);
    for (const day of days) {
      expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
      // A day begins first where clocks are fourteen hours ahead.
      const begins = Date.parse(day) - 14 * 3_600_000;
      expect(begins, day).toBeLessThanOrEqual(Date.now());
    }
  });

  test("may read everything, and is told where the sitemap is", () => {
    const lines = read("robots.txt").toString().split("\n").filter(Boolean);
    expect(lines).toEqual(["User-agent: *", "Allow: /", `Sitemap: ${origin}/sitemap.xml`]);
  });
});

describe("a language model", () => {
  const summary = read("llms.txt").toString();

  test("is told who this is and what they offer", () => {
    const { name, selfDescription } = company;
    expect(summary.startsWith(`# ${name}\n\n> ${selfDescription}. `)).toBe(true);
    const headings = [...summary.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
    expect(headings.slice(0, menus.length)).toEqual(menus.map(({ label }) => label));
    expect(headings.at(-1)).toBe("Contact");
  });

  const targets = menus.flatMap((menu) => [
    ...menu.items.map(({ id }) => id),
    ...("viewAll" in menu ? [menu.viewAll] : []),
  ]);
  const paths = new Set([home.path, ...targets.map(pathTo)]);
  const inMenus = pages.filter(({ path }) => paths.has(path));

  test("is told the address of Home and of every page in a menu once", () => {
    const named = summary.match(/https:[^\s)]*/g) ?? [];
    expect(named.sort()).toEqual(inMenus.map(({ address }) => address).sort());
  });

  test("is told of these pages what a searcher is told", () => {
    for (const { path, address, html } of inMenus) {
      const [description = ""] = metasOf(html, "description");
      expect(summary).toContain(path === "/" ? description : `](${address}): ${description}\n`);
    }
  });

  test("is told the phone, the mail address, the address and the hours", () => {
    const { phone, email, address, hours } = company;
    for (const words of [
      phone.text,
      email.text,
      `${address.street}, ${address.city}, ${address.state} ${address.postalCode}`,
      hours.office,
    ]) {
      expect(summary).toContain(words);
    }
    expect(says(summary, "undefined")).toBe(false);
  });
});

test("every document leads to the icons and the manifest", () => {
  for (const { html, path } of pages) {
    const links = tagsOf(html, "link").flatMap(({ rel = "", href }) =>
      /icon|manifest/.test(rel) ? `${rel} ${href}` : [],
    );
    expect(links, path).toEqual([
      "icon /favicon.svg",
      "icon /favicon.ico",
      "apple-touch-icon /apple-touch-icon.png",
      "manifest /site.webmanifest",
    ]);
  }
});
