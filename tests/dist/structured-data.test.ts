import { describe, expect, test } from "vitest";
import { company } from "../../src/site/company";
import { menus } from "../../src/site/navigation";
import { ancestorsOf, home, pathTo } from "../../src/site/routes";
import { partsAs, thingsAs, thingsOf, valuesIn } from "./data";
import { elementsOf, openPartOf, origin, pageAt, pages, says, tagsOf, textOf } from "./pages";
import { builtFiles } from "./site";

const companyId = `${origin}/#company`;

/** Properties whose values must be visible on the page. */
const visible = new Set([
  ...["name", "slogan", "jobTitle", "genre", "email", "unitText"],
  ...["streetAddress", "addressLocality", "addressRegion", "postalCode"],
]);
const addresses = new Set(["@id", "url", "item", "logo", "sameAs"]);

const families = menus.filter(({ viewAll }) => viewAll);
/** The services that each overview page lists. */
const overviews = new Map(
  families.flatMap(({ viewAll, items }) => (viewAll ? [[pathTo(viewAll), items] as const] : [])),
);
const services = new Set([
  ...overviews.keys(),
  ...families.flatMap(({ items }) => items.flatMap(({ to }) => (to ? [pathTo(to)] : []))),
]);

describe.each(pages)("the structured data of $path", ({ path, target, title, address, html }) => {
  const [page, ...things] = thingsOf(html);
  const shown = textOf(openPartOf(html));
  const linked = tagsOf(openPartOf(html), "a").map(({ href = "" }) => href);

  test("has the type, title and address of the page", () => {
    expect(page?.["@type"]).toMatch(/Page$/);
    expect(page).toMatchObject({ name: title, url: address });
  });

  test("has phone numbers that the page dials", () => {
    const numbers = valuesIn(things).filter(({ property }) => property === "telephone");
    expect(linked).toEqual(expect.arrayContaining(numbers.map(({ value }) => `tel:${value}`)));
  });

  test("has names, mail addresses, prices and hours that the page shows", () => {
    const invisible = valuesIn(things).filter(
      ({ property, value }) => visible.has(property) && !says(shown, `${value}`),
    );
    expect(invisible).toEqual([]);
    for (const { minPrice, unitText } of partsAs(things, "UnitPriceSpecification")) {
      expect(says(shown, `$${minPrice}${unitText ? ` ${unitText}` : ""}`), `${minPrice}`).toBe(
        true,
      );
      if (!unitText) expect(says(shown, `$${minPrice} per`)).toBe(false);
    }
    if (partsAs(things, "OpeningHoursSpecification").length > 0) {
      expect(shown).toContain(company.hours.office);
    }
  });

  test("has addresses of pages, of built files or of links on the page", () => {
    const known = new Set([
      ...pages.map(({ address }) => address),
      ...builtFiles.map((file) => `${origin}/${file}`),
      ...linked,
    ]);
    const missing = valuesIn([page, ...things]).filter(
      ({ property, value }) => addresses.has(property) && !known.has(`${value}`.replace(/#.*/, "")),
    );
    expect(missing).toEqual([]);
  });

  test("has the breadcrumb of a page below others, which ends with the page itself", () => {
    const above = ancestorsOf(target);
    const crumbs = partsAs(page, "ListItem");
    expect(crumbs.slice(0, -1).map(({ name, item }) => [name, item])).toEqual(
      above.map(({ title, path }) => [title, origin + path]),
    );
    expect(crumbs).toHaveLength(above.length && above.length + 1);
    expect(crumbs.map(({ position }) => position)).toEqual(crumbs.map((_, index) => index + 1));
    const heading = elementsOf(html, "h1").map(textOf).join();
    expect(heading.startsWith(`${crumbs.at(-1)?.["name"] ?? ""}`)).toBe(true);
  });

  test("has a service, its provider and its area if the page is in a menu of services", () => {
    const service = {
      url: address,
      provider: expect.objectContaining({ "@id": companyId }),
      areaServed: { "@type": "State", name: company.address.state },
    };
    expect(thingsAs(html, "Service")).toEqual(
      services.has(path) ? [expect.objectContaining(service)] : [],
    );
  });

  test("lists the services of its menu if the page is an overview", () => {
    const offered = partsAs(things, "Offer").flatMap(({ itemOffered }) => itemOffered ?? []);
    expect(offered).toEqual(
      (overviews.get(path) ?? []).flatMap(({ name, to }) =>
        to ? [{ "@type": "Service", name, url: origin + pathTo(to) }] : [],
      ),
    );
  });
});

test("the structured data of Home has the site and the company", () => {
  const html = pageAt(home.path);
  const publisher = { "@id": companyId };
  expect(thingsAs(html, "WebSite")).toEqual([
    { "@type": "WebSite", name: company.name, url: `${origin}/`, publisher },
  ]);
  expect(thingsAs(html, "ProfessionalService")).toEqual([
    expect.objectContaining({ ...publisher, name: company.name, telephone: company.phone.dial }),
  ]);
});
