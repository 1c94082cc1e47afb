import { describe, expect, test } from "vitest";
import { company as record } from "../../src/site/company";
import { routes } from "../../src/site/routes";
import { read } from "../dist/site";
import { dataOf, pageAt } from "../dist-page";

const origin = record.url;

const company = `${origin}/#company`;

const peoples = (count: number) => Array<string>(count).fill("Person");

/** What each page tells search engines about; the pages not named here offer a service. */
const kinds: Record<string, readonly string[]> = {
  "/": ["WebPage", "WebSite", "ProfessionalService"],
  "/about": ["AboutPage", "ProfessionalService", ...peoples(3)],
  "/contact": ["ContactPage", "ProfessionalService"],
  "/team": ["WebPage", ...peoples(5)],
  "/portfolio": ["CollectionPage", ...Array<string>(17).fill("CreativeWork")],
};

test.each(routes)("search engines learn what $path is about", ({ path }) => {
  const expected = kinds[path] ?? ["WebPage", "Service"];
  expect(dataOf(pageAt(path)).map((thing) => thing["@type"])).toEqual(expected);
});

describe("search engines learn", () => {
  test.each(["/", "/about", "/contact"] as const)("from %s where and when to call", (path) => {
    expect(dataOf(pageAt(path), "ProfessionalService")).toEqual([
      expect.objectContaining({
        "@id": company,
        name: "Quietworks",
        telephone: "+13145550142",
        address: {
          "@type": "PostalAddress",
          streetAddress: "4100 Lantern Row, Suite 210",
          addressLocality: "St. Louis",
          addressRegion: "Missouri",
          postalCode: "63102",
          addressCountry: "US",
        },
        openingHoursSpecification: {
          "@type": "OpeningHoursSpecification",
          dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
          opens: "08:00",
          closes: "17:00",
        },
        sameAs: [expect.stringContaining("linkedin.com"), expect.stringContaining("facebook.com")],
      }),
    ]);
  });

  test("from Team how to reach each of five leaders, who all work here", () => {
    const leaders = dataOf(pageAt("/team"), "Person");
    for (const leader of leaders) {
      expect(leader).toMatchObject({
        email: expect.stringMatching(/^\w+@quietworks\.example$/),
        telephone: expect.stringMatching(/^\+131455501\d\d$/),
        worksFor: { "@id": company },
      });
    }
    for (const key of ["name", "jobTitle", "email", "telephone", "sameAs"]) {
      expect(new Set(leaders.map((leader) => leader[key])).size, key).toBe(5);
    }
  });

  test("from Portfolio seventeen works by name", () => {
    const works = dataOf(pageAt("/portfolio"), "CreativeWork");
    expect(new Set(works.map(({ name }) => name)).size).toBe(17);
    for (const work of works) expect(work).toMatchObject({ creator: { "@id": company } });
  });
});

/** Section 9 of the specification. */
const prices = [
  ["/microsoft/office365", "Microsoft 365", 6, "per user per month"],
  ["/microsoft/dynamics", "Dynamics 365", 65, "per user per month"],
  ["/microsoft/powerbi", "Power BI", 10, "per user per month"],
  ["/microsoft/azure", "Azure Consulting", 100, undefined],
] as const;

const offerAt = (minPrice: number, unitText: string | undefined) => ({
  "@type": "Offer",
  priceSpecification: {
    "@type": "UnitPriceSpecification",
    minPrice,
    priceCurrency: "USD",
    ...(unitText && { unitText }),
  },
});

test.each(prices)("search engines learn what %s starts at", (path, _name, price, unit) => {
  expect(dataOf(pageAt(path), "Service")).toMatchObject([{ offers: offerAt(price, unit) }]);
});

test("search engines learn the four starting prices from the Microsoft overview", () => {
  const [service] = dataOf(pageAt("/microsoft"), "Service");
  expect(service?.["hasOfferCatalog"]).toEqual({
    "@type": "OfferCatalog",
    name: "Microsoft Licensing",
    itemListElement: prices.map(([path, name, price, unit]) => ({
      ...offerAt(price, unit),
      itemOffered: { "@type": "Service", name, url: origin + path },
    })),
  });
});

test.each(prices)("language models learn what %s starts at", (_path, name, price, unit) => {
  const summary = read("llms.txt").toString();
  expect(summary).toContain(`${name}: from $${price}${unit ? ` ${unit}` : ""}\n`);
});
