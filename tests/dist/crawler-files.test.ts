import { statSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { company } from "../../src/site/company";
import { menus } from "../../src/site/navigation";
import { routes } from "../../src/site/routes";
import { all, metas, pageAt, says } from "../dist-page";
import { read } from "./site";

const addresses = routes.map(({ path }) => company.url + path);

describe("sitemap.xml and robots.txt", () => {
  const sitemap = read("sitemap.xml").toString();

  test("the sitemap lists every page and nothing else", () => {
    const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
    expect(listed).toEqual(addresses);
    expect(sitemap).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset [^>]*>\n/);
    expect(sitemap).toContain('xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"');
  });

  test("the day of a last change is not in the future", () => {
    const days = [...sitemap.matchAll(/<lastmod>([^<]*)<\/lastmod>/g)].map(([, day = ""]) => day);
    expect(days.length).toBeLessThanOrEqual(routes.length);
    for (const day of days) {
      expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
      // The day of a commit is local; the easternmost time zone is 14 hours ahead of UTC.
      const begins = Date.parse(day) - 14 * 3_600_000;
      expect(begins, day).toBeLessThanOrEqual(Date.now());
    }
  });

  test("robots.txt allows everything and names the sitemap", () => {
    const lines = read("robots.txt").toString().split("\n").filter(Boolean);
    expect(lines).toEqual(["User-agent: *", "Allow: /", `Sitemap: ${company.url}/sitemap.xml`]);
  });
});

test("security.txt has the contact address and expires a year after the build", () => {
  const file = ".well-known/security.txt";
  const [contact, expires = "", ...others] = read(file).toString().trimEnd().split("\n");
  expect([contact, ...others]).toEqual([
    `Contact: ${company.email.href}`,
    "Preferred-Languages: en",
    `Canonical: ${company.url}/${file}`,
  ]);
  const left = Date.parse(expires.replace("Expires: ", "")) - statSync(`dist/${file}`).mtimeMs;
  const days = left / (24 * 3_600_000);
  expect(days).toBeGreaterThan(363);
  expect(days).toBeLessThanOrEqual(366);
});

describe("llms.txt", () => {
  const text = read("llms.txt").toString();

  test("begins with the company and has a section for each menu with pages", () => {
    const { name, selfDescription } = company;
    expect(text.startsWith(`# ${name}\n\n> ${selfDescription}. `)).toBe(true);
    const headings = [...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
    const labels = menus.flatMap(({ label, items, viewAll }) =>
      viewAll || items.some(({ to }) => to) ? label : [],
    );
    expect(headings.slice(0, labels.length)).toEqual(labels);
    expect(headings.at(-1)).toBe("Contact");
  });

  test("names the address of every page", () => {
    const named = new Set(text.match(/https:[^\s)]*/g));
    expect([...named].sort()).toEqual([...addresses].sort());
  });

  test("describes the pages with their meta descriptions", () => {
    for (const { path } of routes) {
      const [description = ""] = metas(pageAt(path), "description");
      const line = `](${company.url}${path}): ${description}\n`;
      expect(text).toContain(path === "/" ? description : line);
    }
  });

  test("has the phone, mail address, postal address and hours", () => {
    const { phone, email, address, hours } = company;
    for (const words of [
      phone.text,
      email.text,
      `${address.street}, ${address.city}, ${address.state} ${address.postalCode}`,
      hours.office,
    ]) {
      expect(text).toContain(words);
    }
    expect(says(text, "undefined")).toBe(false);
  });
});

test("every page links the icons and the web manifest", () => {
  for (const { path } of routes) {
    const icons = all(pageAt(path).head, "link:is([rel$=icon], [rel=manifest])");
    const named = icons.map((link) => `${link.getAttribute("rel")} ${link.getAttribute("href")}`);
    expect(named, path).toEqual([
      "icon /favicon.svg",
      "icon /favicon.ico",
      "apple-touch-icon /apple-touch-icon.png",
      "manifest /site.webmanifest",
    ]);
  }
});
