import type { Announcement } from "../../site/words/header-and-footer";
import type { PricedService, TeamLeader } from "../../src/content-types";
import { isDay, isPast } from "../../src/lib/day";
import { mistakesInDelivery, mistakesInFieldNames } from "./delivery";
import { mistakesInHours } from "./office-hours";
import { mistakesIn } from "./pages";
import { mistakesInPhone } from "./phone";
import { mistakesInValues } from "./values";

type Site = typeof import("../../src/document/entry-prerender");

/** What is wrong with facts, messages, pages, articles and words of the site, a sentence for each mistake. */
export function mistakesInSite(site: Site): readonly string[] {
  const { announcement, company, contents, credentials, delivery, fields, leaders } = site;
  const { notFound, pages, routes, solutions, values } = site;
  return [
    ...mistakesInValues(values),
    ...mistakesInCompanyUrl(company.url),
    ...mistakesInEmail("site/company.ts: email", company.email),
    ...mistakesInHours(company.officeHours),
    ...solutions.flatMap(mistakesInPrice),
    ...mistakesInDelivery(delivery),
    ...mistakesInFieldNames(fields, delivery),
    ...mistakesIn(notFound ? [...routes, notFound] : routes, pages, contents),
    ...site.mistakesInArticles(),
    ...(announcement ? mistakesInAnnouncement(announcement) : []),
    ...Object.entries(site.verifications).flatMap(([name, value]) =>
      /[<>"]|^[a-z-]+=./.test(value)
        ? `site/analytics.ts: the verification ${name} is ${value}. Write only what stands after content= or verification= there, without quotation marks.`
        : [],
    ),
    ...mistakesInPhone("site/company.ts: phone", company.phone),
    ...leaders.flatMap(({ name, email, phone }: TeamLeader) => [
      ...mistakesInEmail(`site/leaders.ts: ${name}'s email`, email),
      ...(phone ? mistakesInPhone(`site/leaders.ts: ${name}'s phone`, phone) : []),
    ]),
    ...credentials.entries.flatMap(({ name, validUntil }) => {
      if (validUntil === undefined) return [];
      if (isPast(validUntil)) {
        console.warn(`site/proof.ts: ${name} is left out: it was valid until ${validUntil}.`);
      }
      return isDay(validUntil)
        ? []
        : `site/proof.ts: ${name} is valid until "${validUntil}", which is no day. Write one such as "2026-12-24".`;
    }),
  ];
}

/** What is wrong with the site's address if it's no origin such as https://www.example.com. Warns if it's reserved for examples. */
export function mistakesInCompanyUrl(url: string): readonly string[] {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed?.protocol !== "https:" || parsed.origin !== url) {
    const origin = parsed?.origin.replace(/^http:/, "https:");
    const remedy =
      parsed && /\P{ASCII}/u.test(parsed.protocol + url.split("/")[2])
        ? `Write ${origin}, which browsers show with its own letters (punycode).`
        : parsed && parsed.pathname !== "/"
          ? `The site can't be below a path. Write ${origin} and publish it at a name of its own (docs/deploy.md).`
          : "It must be an address such as https://www.example.com, without a path or a slash at the end.";
    return [`company.url in site/company.ts is "${url}". ${remedy}`];
  }
  if (parsed.hostname.endsWith(".example")) {
    console.warn(
      `${url} isn't a real address: names that end in .example are reserved. Set company.url in site/company.ts before you publish: search engines and link previews use it.`,
    );
  }
  return [];
}

/** What is wrong with the prices of an entry: zero would be advertised, and a text can't be counted with. */
export const mistakesInPrice = ({
  title,
  startingPrice,
  todaysPrice = startingPrice,
}: Pick<PricedService, "title" | "startingPrice" | "todaysPrice">): readonly string[] =>
  [startingPrice, todaysPrice].every((price) => typeof price === "number" && price > 0)
    ? []
    : [
        `site/prices.ts: the price of ${title} must be a number above 0, such as 120.5, without quotes and currency. Delete the entry if it has none.`,
      ];

/** What is wrong with a mail address of a record. */
export const mistakesInEmail = (record: string, email: string): readonly string[] =>
  /^[^\s@:<>]+@[^\s@:<>]+\.[^\s@:<>]+$/.test(email)
    ? []
    : [`${record} is "${email}". Write only the address, such as office@your-company.com.`];

const mostCharacters = 90;

/** What is wrong with an announcement, a sentence for each mistake. Says so if its last day is over. */
export function mistakesInAnnouncement({ text, lastDay }: Announcement): readonly string[] {
  const record = "site/words/header-and-footer.ts: announcement";
  if (isPast(lastDay)) console.warn(`${record} is left out: its last day was ${lastDay}.`);
  return [
    ...(text.length <= mostCharacters
      ? []
      : [
          `${record}.text has ${text.length} characters. Write at most ${mostCharacters}, which are two lines on a phone.`,
        ]),
    ...(isDay(lastDay)
      ? []
      : [`${record}.lastDay is "${lastDay}", which is no day. Write one such as "2026-12-24".`]),
  ];
}
