import { expect, test } from "vitest";
import { ancestorsOf, routes } from "../../src/site/routes";
import { partsAs, thingsAs, thingsOf, valuesIn } from "./data";
import { elementsOf, metadataOf, openPartOf, origin, pages, says, tagsOf } from "./pages";
import { builtFiles } from "./site";

/** Properties whose words a visitor reads on the page too. */
const read = new Set([
  ...["name", "slogan", "jobTitle", "genre", "telephone", "email", "unitText"],
  ...["streetAddress", "addressLocality", "addressRegion", "postalCode"],
]);
const addresses = new Set(["@id", "url", "item", "logo", "sameAs"]);
/** Said in other words on the page, which the tests below compare, or by the order of things. */
const otherwise = new Set([
  ...["@context", "@type", "position", "priceCurrency", "addressCountry", "minPrice"],
  ...["dayOfWeek", "opens", "closes"],
]);

test.each(pages)("a visitor of $path reads all that search engines are told", ({ html }) => {
  const shown = metadataOf(openPartOf(html));
  const [page, ...things] = thingsOf(html);
  // The page's own name is the document's title.
  const { name, ...rest } = page ?? { name: "" };
  expect(elementsOf(html, "title").slice(0, 1).map(metadataOf)).toEqual([name]);
  const values = valuesIn([rest, ...things]);
  const unread = values.filter(
    ({ property, value }) => read.has(property) && !says(shown, `${value}`),
  );
  expect(unread).toEqual([]);
  const unknown = values.filter(
    ({ property }) => ![read, addresses, otherwise].some((known) => known.has(property)),
  );
  expect(unknown).toEqual([]);
});

test.each(pages)("what search engines are told on $path leads somewhere", ({ html }) => {
  const known = new Set([
    ...pages.map(({ address }) => address),
    ...builtFiles.map((file) => `${origin}/${file}`),
    ...tagsOf(openPartOf(html), "a").map(({ href = "" }) => href),
  ]);
  const lost = valuesIn(thingsOf(html)).filter(
    ({ property, value }) => addresses.has(property) && !known.has(`${value}`.replace(/#.*/, "")),
  );
  expect(lost).toEqual([]);
});

const priced = pages.filter(({ html }) => html.includes('"UnitPriceSpecification"'));

test.each(priced)("a visitor of $path reads the prices that search engines are told", (page) => {
  const shown = metadataOf(openPartOf(page.html));
  const prices = partsAs(thingsOf(page.html), "UnitPriceSpecification");
  for (const { minPrice, unitText } of prices) {
    const price = `$${minPrice}`;
    expect(says(shown, unitText ? `${price} ${unitText}` : price), price).toBe(true);
    if (!unitText) expect(says(shown, `${price} per`), price).toBe(false);
  }
});

type Hours = { dayOfWeek: string[]; opens: string; closes: string };

/** The hours in the words of the page: "Mon-Fri 8AM-5PM". */
const inWords = ({ dayOfWeek, opens, closes }: Hours) => {
  const days = [dayOfWeek.at(0), dayOfWeek.at(-1)].map((day = "") => day.slice(0, 3));
  const clock = [opens, closes].map((time) => {
    const hour = Number.parseInt(time, 10);
    return hour < 12 ? `${hour}AM` : `${hour - 12}PM`;
  });
  return `${days.join("-")} ${clock.join("-")}`;
};

const withHours = pages.filter(({ html }) => html.includes('"OpeningHoursSpecification"'));

test.each(withHours)(
  "a visitor of $path reads the hours that search engines are told",
  ({ html }) => {
    const [company] = thingsAs(html, "ProfessionalService");
    const hours = inWords(company?.["openingHoursSpecification"] as Hours);
    expect(metadataOf(openPartOf(html))).toContain(hours);
  },
);

type Crumb = { name: string; item?: string; position: number };

test.each(pages)("a visitor of $path sees the way up that search engines are told", ({ html }) => {
  const [page] = thingsOf(html);
  const told = page?.["breadcrumb"] as { itemListElement: Crumb[] } | undefined;
  const crumbs = told?.itemListElement ?? [];
  const seen = elementsOf(html, "nav").filter((nav) => nav.includes('aria-label="Breadcrumb"'));
  expect(
    crumbs.slice(0, -1).map(({ name, item }) => ({ name, item })),
    "the pages above",
  ).toEqual(
    seen
      .flatMap((nav) => elementsOf(nav, "a"))
      .map((link) => ({
        name: metadataOf(link),
        item: origin + (tagsOf(link, "a")[0]?.["href"] ?? ""),
      })),
  );
  expect(told === undefined).toBe(seen.length === 0);
  expect(crumbs.map(({ position }) => position)).toEqual(crumbs.map((_, index) => index + 1));
  // The heading begins with the name of the page itself.
  const heading = elementsOf(html, "h1").map(metadataOf).join();
  expect(heading.startsWith(crumbs.at(-1)?.name ?? "")).toBe(true);
});

test("pages below another one tell search engines the way up, and no others", () => {
  const below = pages.filter(({ html }) => thingsOf(html)[0]?.["breadcrumb"]);
  expect(below.map(({ path }) => path)).toEqual(
    routes.filter(({ target }) => ancestorsOf(target).length > 0).map(({ path }) => path),
  );
});
