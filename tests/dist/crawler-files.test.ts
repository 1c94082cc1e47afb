import { statSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { company } from "../../site/company";
import { delivery } from "../../site/delivery";
import { menus } from "../../site/navigation";
import { solutions } from "../../site/prices";
import { summary as words } from "../../site/words/llms-txt";
import { cityLineOf } from "../../src/lib/address";
import { hoursText } from "../../src/lib/hours";
import { emailHref } from "../../src/lib/hrefs";
import { priceText } from "../../src/lib/prices";
import { pathTo, routes } from "../../src/lib/routes";
import { metas, pageAt, says } from "../dist-page";
import { articles } from "./articles";
import { isPublicFile, read } from "./site";

// A page that thanks for a message isn't for search engines.
const thanks = delivery?.thanks && pathTo(delivery.thanks.page);
const pages = [...routes, ...articles].filter(({ path }) => path !== thanks);
const addresses = pages.map(({ path }) => company.url + path);

test("sitemap.xml lists every page and every article with its day, and nothing else", () => {
  const sitemap = read("sitemap.xml").toString();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(listed).toEqual(addresses);
  for (const { path, date } of articles) {
    expect(sitemap).toContain(`<loc>${company.url}${path}</loc><lastmod>${date}</lastmod>`);
  }
  expect(sitemap).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset [^>]*>\n/);
  expect(sitemap).toContain('xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"');
});

test.skipIf(isPublicFile("robots.txt"))(
  "robots.txt keeps no crawler away and names the sitemap",
  () => {
    const robots = read("robots.txt").toString();
    expect(robots).not.toMatch(/^Disallow: *\S/m);
    expect(robots).toContain(`\nSitemap: ${company.url}/sitemap.xml\n`);
  },
);

test.skipIf(isPublicFile(".well-known/security.txt"))(
  "security.txt has the contact address and expires a year after the build",
  () => {
    const file = ".well-known/security.txt";
    const text = read(file).toString();
    expect(text).toContain(`Contact: ${emailHref(company.email)}\n`);
    const [, expires = ""] = /^Expires: (.*)$/m.exec(text) ?? [];
    const days = (Date.parse(expires) - statSync(`dist/${file}`).mtimeMs) / (24 * 3_600_000);
    expect(days).toBeGreaterThan(363);
    expect(days).toBeLessThanOrEqual(366);
  },
);

describe("llms.txt", () => {
  const text = read("llms.txt").toString();

  test("begins with the company, and describes every page and article, those of a menu below its name", () => {
    const { name, selfDescription } = company;
    expect(text.startsWith(`# ${name}\n\n> ${selfDescription}. `)).toBe(true);
    const headings = [...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
    const labels = menus.flatMap(({ label, items, viewAll }) =>
      viewAll || items.some(({ to }) => to) ? label : [],
    );
    expect(headings.slice(0, labels.length)).toEqual(labels);
    const named = new Set(text.match(/https:[^\s)]*/g));
    expect([...named].sort()).toEqual([...addresses].sort());
    for (const { path } of pages) {
      const [description = ""] = metas(pageAt(path), "description");
      expect(text).toContain(
        path === "/" ? description : `](${company.url}${path}): ${description}\n`,
      );
    }
  });

  test("has the prices, the phone, mail address, postal address and hours", () => {
    const { phone, email, address, officeHours } = company;
    for (const said of [
      ...solutions.map((one) => `- ${one.title}: ${words.from} ${priceText(one)}\n`),
      ...[phone.text, email, `${address.street}, ${cityLineOf(address)}`, hoursText(officeHours)],
    ]) {
      expect(text).toContain(said);
    }
    expect(says(text, "undefined")).toBe(false);
  });
});
