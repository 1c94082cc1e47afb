import { describe, expect, test } from "vitest";
import { company } from "../../site/company";
import { words } from "../../site/words/articles";
import type { Day } from "../../src/content-types";
import { startOf } from "../../src/lib/day";
import { home, articleList as list } from "../../src/lib/routes";
import { all, dataOf, links, metas, one, pageAt, textOf, textsOf } from "../dist-page";
import { articles } from "./articles";
import { builtFiles, read } from "./site";

const hrefOf = (element: Element) => element.getAttribute("href") ?? "";
const feed = builtFiles.includes("feed.xml") ? read("feed.xml").toString() : "";

test("without articles there is no feed, and no document names one", () => {
  expect(feed !== "").toBe(articles.length > 0);
  expect(links(pageAt(home.path), "alternate")).toEqual([]);
});

test.skipIf(articles.length === 0)("the feed has the newest articles in order", () => {
  const addresses = [...feed.matchAll(/<link>([^<]*)<\/link>/g)].map(([, address]) => address);
  expect(addresses).toEqual(
    [{ path: list?.path }, ...articles.slice(0, 50)].map(({ path }) => company.url + path),
  );
  for (const { title, date } of articles.slice(0, 50)) {
    expect(feed).toContain(`<title><![CDATA[${title}]]></title>`);
    expect(feed).toContain(`<pubDate>${startOf(date as Day).toUTCString()}</pubDate>`);
  }
});

/** The pages of the list, and what each shows. */
const everyList = Array.from({ length: Math.ceil(articles.length / 10) }, (_, index) => ({
  path: `${list?.path}${index ? `/${index + 1}` : ""}`,
  shown: articles.slice(10 * index, 10 * index + 10),
}));

test.each(everyList)(
  "the list at $path shows ten articles, newest first, and leads to the lists beside it and to the feed",
  ({ path, shown }) => {
    const page = pageAt(path);
    expect(all(page.main, "li h2 a").map(hrefOf)).toEqual(shown.map((article) => article.path));
    expect(all(page.main, "li time").map((time) => time.getAttribute("datetime"))).toEqual(
      shown.map(({ date }) => date),
    );
    const index = everyList.findIndex((one) => one.path === path);
    const beside = [everyList[index - 1], everyList[index + 1]].flatMap((one) => one?.path ?? []);
    expect(all(page.main, "nav a").map(hrefOf)).toEqual([...beside, "/feed.xml"]);
    expect(links(page, "canonical")).toEqual([company.url + path]);
    expect(links(page, "alternate")).toEqual(["/feed.xml"]);
  },
);

describe.each(articles)("$path", ({ path, title, description, date, author }) => {
  const page = pageAt(path);
  const index = articles.findIndex((article) => article.path === path);

  test("has its title, author and day, and leads to its list and the articles before and after it", () => {
    expect(textOf(one(page.main, "h1"))).toBe(title);
    expect(textOf(page.hero)).toContain(author);
    expect(one(page.hero, "time").getAttribute("datetime")).toBe(date);
    expect(all(page.hero, "nav a").map(hrefOf)).toEqual([list?.path]);
    const beside = [articles[index + 1], articles[index - 1]].flatMap((one) => one?.path ?? []);
    expect(all(page.main, `nav[aria-label="${words.others}"] a`).map(hrefOf)).toEqual(beside);
  });

  test("has the head of an article, and a picture of its own for link previews", () => {
    expect(textsOf(page.head, "title")).toEqual([`${title} - ${company.name}`]);
    expect(links(page, "canonical")).toEqual([company.url + path]);
    expect(links(page, "alternate")).toEqual(["/feed.xml"]);
    expect(metas(page, "og:type")).toEqual(["article"]);
    expect(metas(page, "description")).toEqual([description]);
    expect(dataOf(page, "BlogPosting")).toMatchObject([
      { headline: title, datePublished: date, url: company.url + path, author: { name: author } },
    ]);
    expect(metas(page, "og:image:alt").join()).toContain(title);
    // Not with --fast.
    const [address = ""] = metas(page, "og:image");
    const file = address.replace(`${company.url}/`, "");
    if (builtFiles.includes("index.html.br")) expect(builtFiles).toContain(file);
  });
});
