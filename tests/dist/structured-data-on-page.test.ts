import { expect, test } from "vitest";
import { ancestorsOf, routes } from "../../src/site/routes";
import { partsAs, thingsAs, thingsOf, valuesIn } from "./data";
import { elementsOf, openPartOf, origin, pages, says, tagsOf, textOf } from "./pages";
import { builtFiles } from "./site";

/** Properties whose values must be visible on the page. */
const visible = new Set([
  ...["name", "slogan", "jobTitle", "genre", "telephone", "email", "unitText"],
  ...["streetAddress", "addressLocality", "addressRegion", "postalCode"],
]);
const addresses = new Set(["@id", "url", "item", "logo", "sameAs"]);
/** Properties that the page words differently (compared below), or shows by its structure. */
const otherwise = new Set([
  ...["@context", "@type", "position", "priceCurrency", "addressCountry", "minPrice"],
  ...["dayOfWeek", "opens", "closes"],
]);

test.each(pages)("$path shows the values of its structured data", ({ html }) => {
  const shown = textOf(openPartOf(html));
  const [page, ...things] = thingsOf(html);
  // The name of the page itself is in the document's title.
  const { name, ...rest } = page ?? { name: "" };
  expect(elementsOf(html, "title").slice(0, 1).map(textOf)).toEqual([name]);
  const values = valuesIn([rest, ...things]);
  const invisible = values.filter(
    ({ property, value }) => visible.has(property) && !says(shown, `${value}`),
  );
  expect(invisible).toEqual([]);
  const unknown = values.filter(
    ({ property }) => ![visible, addresses, otherwise].some((known) => known.has(property)),
  );
  expect(unknown).toEqual([]);
});

test.each(pages)("addresses in the structured data of $path exist", ({ html }) => {
  const known = new Set([
    ...pages.map(({ address }) => address),
    ...builtFiles.map((file) => `${origin}/${file}`),
    ...tagsOf(openPartOf(html), "a").map(({ href = "" }) => href),
  ]);
  const missing = valuesIn(thingsOf(html)).filter(
    ({ property, value }) => addresses.has(property) && !known.has(`${value}`.replace(/#.*/, "")),
  );
  expect(missing).toEqual([]);
});

const priced = pages.filter(({ html }) => html.includes('"UnitPriceSpecification"'));

test.each(priced)("$path shows the prices of its structured data", (page) => {
  const shown = textOf(openPartOf(page.html));
  const prices = partsAs(thingsOf(page.html), "UnitPriceSpecification");
  for (const { minPrice, unitText } of prices) {
    const price = `$${minPrice}`;
    expect(says(shown, unitText ? `${price} ${unitText}` : price), price).toBe(true);
    if (!unitText) expect(says(shown, `${price} per`), price).toBe(false);
  }
});

type Hours = { dayOfWeek: string[]; opens: string; closes: string };

/** Opening hours as the page writes them: "Mon-Fri 8AM-5PM". */
const inWords = ({ dayOfWeek, opens, closes }: Hours) => {
  const days = [dayOfWeek.at(0), ...dayOfWeek.slice(1).slice(-1)];
  const clock = [opens, closes].map((time) => {
    const [hour = 0, minutes] = time.split(":").map(Number);
    const past = minutes ? `:${minutes}` : "";
    return hour < 13 ? `${hour}${past}${hour < 12 ? "AM" : "PM"}` : `${hour - 12}${past}PM`;
  });
  return `${days.map((day = "") => day.slice(0, 3)).join("-")} ${clock.join("-")}`;
};

const withHours = pages.filter(({ html }) => html.includes('"OpeningHoursSpecification"'));

test.each(withHours)("$path shows the hours of its structured data", ({ html }) => {
  const [company] = thingsAs(html, "ProfessionalService");
  const hours = [company?.["openingHoursSpecification"]].flat() as Hours[];
  expect(textOf(openPartOf(html))).toContain(hours.map(inWords).join(", "));
});

type Crumb = { name: string; item?: string; position: number };

test.each(pages)("$path shows the breadcrumb of its structured data", ({ html }) => {
  const [page] = thingsOf(html);
  const breadcrumb = page?.["breadcrumb"] as { itemListElement: Crumb[] } | undefined;
  const crumbs = breadcrumb?.itemListElement ?? [];
  const seen = elementsOf(html, "nav").filter((nav) => nav.includes('aria-label="Breadcrumb"'));
  expect(
    crumbs.slice(0, -1).map(({ name, item }) => ({ name, item })),
    "the pages above",
  ).toEqual(
    seen
      .flatMap((nav) => elementsOf(nav, "a"))
      .map((link) => ({
        name: textOf(link),
        item: origin + (tagsOf(link, "a")[0]?.["href"] ?? ""),
      })),
  );
  expect(breadcrumb === undefined).toBe(seen.length === 0);
  expect(crumbs.map(({ position }) => position)).toEqual(crumbs.map((_, index) => index + 1));
  // The heading begins with the name of the page itself.
  const heading = elementsOf(html, "h1").map(textOf).join();
  expect(heading.startsWith(crumbs.at(-1)?.name ?? "")).toBe(true);
});

test("structured data has a breadcrumb on pages below another page only", () => {
  const below = pages.filter(({ html }) => thingsOf(html)[0]?.["breadcrumb"]);
  expect(below.map(({ path }) => path)).toEqual(
    routes.filter(({ target }) => ancestorsOf(target).length > 0).map(({ path }) => path),
  );
});
