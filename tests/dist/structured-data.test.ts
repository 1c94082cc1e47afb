import { describe, expect, test } from "vitest";
import type { TeamLeader } from "../../src/content-types";
import { company } from "../../src/site/company";
import { leaders } from "../../src/site/leaders";
import { menus } from "../../src/site/navigation";
import { home, pathTo } from "../../src/site/routes";
import { partsAs, thingsAs, thingsOf } from "./data";
import { origin, pageAt, pages } from "./pages";

const people: readonly TeamLeader[] = leaders;

const companyId = `${origin}/#company`;

const families = menus.filter(({ viewAll }) => viewAll);
const overviews = new Map(
  families.flatMap(({ viewAll, items }) => (viewAll ? [[pathTo(viewAll), items] as const] : [])),
);
const services = new Set([
  ...overviews.keys(),
  ...families.flatMap(({ items }) => items.flatMap(({ to }) => (to ? [pathTo(to)] : []))),
]);

describe.each(pages)("the structured data of $path", ({ path, title, address, html }) => {
  test("has the type, title and address of the page", () => {
    const [page] = thingsOf(html);
    expect(page?.["@type"]).toMatch(/Page$/);
    expect(page).toMatchObject({ name: title, url: address });
  });

  test("has a service, its provider and its area if the page is in a menu of services", () => {
    expect(thingsAs(html, "Service")).toEqual(
      services.has(path)
        ? [
            expect.objectContaining({
              url: address,
              provider: expect.objectContaining({ "@id": companyId }),
              areaServed: { "@type": "State", name: company.address.state },
            }),
          ]
        : [],
    );
  });

  test("lists the services of its menu if the page is an overview", () => {
    const offered = partsAs(thingsOf(html), "Offer").flatMap(
      ({ itemOffered }) => itemOffered ?? [],
    );
    expect(offered).toEqual(
      (overviews.get(path) ?? []).flatMap(({ name, to }) =>
        to ? [{ "@type": "Service", name, url: origin + pathTo(to) }] : [],
      ),
    );
  });

  test("describes the company as company.ts does", () => {
    const { street, city, state, postalCode } = company.address;
    for (const thing of thingsAs(html, "ProfessionalService")) {
      expect(thing).toMatchObject({
        "@id": companyId,
        name: company.name,
        telephone: company.phone.text,
        address: {
          "@type": "PostalAddress",
          streetAddress: street,
          addressLocality: city,
          addressRegion: state,
          postalCode,
        },
        sameAs: company.social.map(({ href }) => href),
      });
      expect([thing["openingHoursSpecification"]].flat()).toHaveLength(company.officeHours.length);
    }
  });

  test("describes people as their records do", () => {
    for (const person of thingsAs(html, "Person")) {
      const leader = people.find(({ name }) => name === person["name"]);
      expect(person).toMatchObject({
        jobTitle: leader?.position,
        worksFor: { "@id": companyId },
      });
      if (person["email"]) {
        const { email, telephone, sameAs } = person;
        expect({ email, phone: telephone, linkedin: sameAs }).toEqual({
          email: leader?.email,
          phone: leader?.phone,
          linkedin: leader?.linkedin,
        });
      }
    }
  });

  test("names each project differently, with the company as creator", () => {
    const works = thingsAs(html, "CreativeWork");
    expect(new Set(works.map(({ name }) => name)).size).toBe(works.length);
    for (const work of works) expect(work).toMatchObject({ creator: { "@id": companyId } });
  });
});

test("the structured data of Home has the site and the company", () => {
  const html = pageAt(home.path);
  expect(thingsAs(html, "WebSite")).toEqual([
    {
      "@type": "WebSite",
      name: company.name,
      url: `${origin}/`,
      publisher: { "@id": companyId },
    },
  ]);
  expect(thingsAs(html, "ProfessionalService")).toHaveLength(1);
});

test("one page has the mail address of each leader in its structured data", () => {
  const persons = pages.flatMap(({ html }) => thingsAs(html, "Person"));
  const reachable = persons.filter(({ email }) => email).map(({ name }) => name);
  expect(reachable).toEqual(people.map(({ name }) => name));
});
