import { describe, expect, test } from "vitest";
import { company } from "../../site/company";
import { leaders } from "../../site/leaders";
import { locale } from "../../site/locale";
import { menus } from "../../site/navigation";
import { perUserPerMonth, solutions } from "../../site/prices";
import type { TeamLeader } from "../../src/content-types";
import { titleOf } from "../../src/lib/head";
import { daysOf, hoursText } from "../../src/lib/hours";
import { moneyText } from "../../src/lib/money";
import { ancestorsOf, familyOf, home, pathTo, routes } from "../../src/lib/routes";
import { areaServed } from "../../src/lib/schema-org";
import { all, dataOf, everyPath, pageAt, says, type Thing, textOf, textsOf } from "../dist-page";
import { builtFiles } from "./site";

const origin = company.url;
const companyId = `${origin}/#company`;

/** Every string and number in data, with the property it belongs to. */
function valuesIn(
  data: unknown,
  property = "",
): Array<{ property: string; value: string | number }> {
  if (typeof data === "string" || typeof data === "number") return [{ property, value: data }];
  if (Array.isArray(data)) return data.flatMap((item) => valuesIn(item, property));
  return Object.entries(data ?? {}).flatMap(([key, value]) => valuesIn(value, key));
}

/** Objects of one type at any depth. */
function partsAs(data: unknown, type: string): Thing[] {
  if (typeof data !== "object" || data === null) return [];
  const parts = Object.values(data).flatMap((value) => partsAs(value, type));
  return (data as Partial<Thing>)["@type"] === type ? [data as Thing, ...parts] : parts;
}

/** Properties whose values must be visible on the page. */
const visible = new Set([
  ...["name", "slogan", "jobTitle", "genre", "email", "unitText"],
  ...["streetAddress", "addressLocality", "addressRegion", "postalCode"],
]);
const addresses = new Set(["@id", "url", "item", "logo", "sameAs"]);

test("a page names each town and county that search engines learn of", () => {
  const words = everyPath.map((path) => textOf(pageAt(path).main)).join("\n");
  expect(
    partsAs({ areaServed }, "AdministrativeArea").filter(({ name }) => !says(words, `${name}`)),
    "Write what you do there on a page (docs/content.md).",
  ).toEqual([]);
});

describe.each(routes)("the structured data of $path", (route) => {
  const built = pageAt(route.path);
  const address = origin + route.path;
  // Towns and counties are named on the pages about them (see above).
  const [page, ...things] = dataOf(built).map(({ areaServed: _, ...thing }): Thing => thing);
  // A line for each element, because the texts of neighbors have no space between them.
  const shown = textsOf(built.document, "main *, footer *").join("\n");
  const linked = all(built.document, "main a, footer a").map((link) => link.getAttribute("href"));

  test("has the type, title and address of the page", () => {
    expect(page?.["@type"]).toMatch(/Page$/);
    expect(page).toMatchObject({ name: titleOf(route), url: address });
  });

  test("has phone numbers that the page dials", () => {
    const numbers = valuesIn(things).filter(({ property }) => property === "telephone");
    expect(linked).toEqual(expect.arrayContaining(numbers.map(({ value }) => `tel:${value}`)));
  });

  test("has names, mail addresses, prices and hours that the page shows", () => {
    const invisible = valuesIn(things).filter(
      ({ property, value }) => visible.has(property) && !says(shown, `${value}`),
    );
    expect(
      invisible,
      "Search engines get these words, also those of site/prices.ts: write them on the page, too",
    ).toEqual([]);
    for (const { minPrice, unitText } of partsAs(things, "UnitPriceSpecification")) {
      const price = moneyText(Number(minPrice));
      expect(says(shown, `${price}${unitText ? ` ${unitText}` : ""}`), price).toBe(true);
      if (!unitText) expect(says(shown, `${price} ${perUserPerMonth}`)).toBe(false);
    }
    const hours = partsAs(things, "OpeningHoursSpecification");
    if (hours.length > 0) expect(shown).toContain(hoursText(company.officeHours));
    for (const time of hours.flatMap(({ opens, closes }) => [opens, closes])) {
      expect(time, "two digits, as schema.org asks").toMatch(/^(?:[01]\d|2[0-4]):[0-5]\d$/);
    }
  });

  test("has addresses of pages, of built files or of links on the page", () => {
    const known = new Set([
      ...routes.map(({ path }) => origin + path),
      ...builtFiles.map((file) => `${origin}/${file}`),
      ...linked,
    ]);
    const missing = valuesIn([page, ...things]).filter(
      ({ property, value }) => addresses.has(property) && !known.has(`${value}`.replace(/#.*/, "")),
    );
    expect(missing).toEqual([]);
  });

  test("has a breadcrumb that ends with the page itself, if pages are above it", () => {
    const crumbs = partsAs(page, "ListItem");
    const above = ancestorsOf(route.target).map(({ path }) => origin + path);
    expect(crumbs.map(({ item }) => item)).toEqual(above.length ? [...above, undefined] : []);
  });

  test("has the service of a page in a family with its price, and on an overview those of its menu with theirs", () => {
    const menu = menus.find(({ viewAll }) => viewAll === route.target);
    const listed = menu?.items.flatMap(({ to }) => (to && familyOf(to) ? to : [])) ?? [];
    const service = { url: address, provider: { "@id": companyId }, areaServed };
    expect(dataOf(built, "Service")).toMatchObject(route.family ? [service] : []);
    const prices = [route.target, ...listed].flatMap(
      (target) => (route.family && solutions.find(({ to }) => to === target)) || [],
    );
    expect(partsAs(things, "UnitPriceSpecification")).toMatchObject(
      prices.map(({ startingPrice, todaysPrice, monthly }) => ({
        minPrice: todaysPrice ?? startingPrice,
        priceCurrency: locale.currency,
        ...(monthly && { unitText: perUserPerMonth }),
      })),
    );
    const offered = partsAs(things, "Offer").flatMap(({ itemOffered }) => itemOffered ?? []);
    expect(offered).toMatchObject(
      route.family ? listed.map((to) => ({ url: origin + pathTo(to) })) : [],
    );
  });

  test("has people with what the page links to reach them", () => {
    for (const person of partsAs(things, "Person")) {
      const leader: TeamLeader | undefined = leaders.find(({ name }) => name === person["name"]);
      const { email, phone, linkedin } = leader ?? {};
      if (!linked.includes(`mailto:${email}`)) continue;
      const links = { email, telephone: phone?.dial, sameAs: linkedin };
      expect(person).toMatchObject(JSON.parse(JSON.stringify(links)));
    }
  });
});

test("the structured data of Home has the site and the company", () => {
  const page = pageAt(home.path);
  const publisher = { "@id": companyId };
  expect(dataOf(page, "WebSite")).toEqual([
    { "@type": "WebSite", name: company.name, url: `${origin}/`, publisher },
  ]);
  const { name, phone, email, address, social, selfDescription, officeHours } = company;
  const links = social.map(({ href }) => href);
  expect(dataOf(page, "ProfessionalService")).toMatchObject([
    {
      ...{ ...publisher, name, telephone: phone.dial, email, slogan: selfDescription },
      address: { addressCountry: address.country },
      logo: expect.stringMatching(/\.png$/),
      ...(links.length > 0 && { sameAs: links }),
    },
  ]);
  const days = partsAs(dataOf(page), "OpeningHoursSpecification").map((one) => one["dayOfWeek"]);
  expect(days).toEqual(officeHours.map(daysOf));
});
