import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, expectTypeOf, test } from "vitest";
import { missingAnchors, missingArticles } from "../../scripts/build/check-anchors";
import type { Destination } from "../../src/content-types";
import { MenuEntry } from "../../src/layout/MenuEntry";
import { pathTo } from "../../src/lib/routes";
import { CurrentPage } from "../../src/ui/current-page";
import { buildCopy } from "../site-copy";

const pages = [
  {
    path: "/",
    body: '<a href="/privacy#cookies">a</a><main id="root"><a href="#root">b</a></main>',
  },
  {
    path: "/privacy",
    body: '<header id="menu"></header><main id="root"><h2 id="cookies">a</h2><a href="https://a.example/#x">b</a></main>',
  },
];
const withLink = (link: string) => [...pages, { path: "/team", body: `<main>${link}</main>` }];

test("anchors that exist, and those of other sites", () => {
  expect(missingAnchors(pages, new Map())).toEqual([]);
});

test("an anchor that another page doesn't have is named once, with its place in the sources", () => {
  const link = '<a href="/privacy#cookie">a</a><a href="/privacy#cookie">b</a>';
  const problem = 'the page "/privacy" has no anchor "cookie". It has "cookies".';
  for (const text of ['to: "privacy", anchor: "cookie"', "[a](/privacy#cookie)"]) {
    const sources = new Map([
      ["src/other.ts", 'anchor: "cookies"'],
      ["src/layout/content.ts", `\n${text}\n`],
    ]);
    expect(missingAnchors(withLink(link), sources)).toEqual([
      `src/layout/content.ts:2: ${problem}`,
    ]);
  }
  expect(missingAnchors(withLink(link), new Map())).toEqual([
    `src: a link to "/privacy#cookie": ${problem}`,
  ]);
});

test("links may have letters of any script in their anchors, encoded or not", () => {
  const page = {
    path: "/terms",
    body: '<main><h2 id="ваші-права">a</h2><h2 id="50%">b</h2></main>',
  };
  const hrefs = ["/terms#ваші-права", `/terms#${encodeURIComponent("ваші-права")}`, "/terms#50%"];
  const links = hrefs.map((href) => `<a href="${href}">a</a>`).join("");
  expect(missingAnchors([page, ...withLink(links)], new Map())).toEqual([]);
});

test("an anchor that its own page doesn't have", () => {
  const sources = new Map([["src/pages/team/content.ts", 'href: "#values"']]);
  expect(missingAnchors(withLink('<a href="#values">a</a>'), sources)).toEqual([
    'src/pages/team/content.ts:1: the page "/team" has no anchor "values". It has none.',
  ]);
});

test("a build with a link to an anchor that doesn't exist stops with that sentence", () => {
  const announcement = { text: "a", lastDay: "2999-12-31", to: "about", anchor: "nowhere" };
  const build = () =>
    buildCopy("build/with-wrong-anchor", [["layout/content.ts", "announcement", announcement]]);
  expect(build).toThrow(`the page "${pathTo("about")}" has no anchor "nowhere".`);
});

test("an article that isn't published, in a link and in a redirect, with its place in the sources", () => {
  const sources = new Map([["src/site/redirects.ts", '{ to: "articles", article: "later" }']]);
  const known = withLink(
    '<a href="/files/a">a</a><a href="/team#root">b</a><a href="/feed.xml">c</a>',
  );
  expect(missingArticles(known, sources, ["/team", "https://a.example/b"])).toEqual([]);
  const problem = 'a link leads to "/articles/later", which is no published article.';
  expect(missingArticles(pages, sources, ["/articles/later#why"])).toEqual([
    `src/site/redirects.ts:1: ${problem}`,
  ]);
  expect(missingArticles(withLink('<a href="/articles/later">a</a>'), new Map())).toEqual([
    `src: ${problem}`,
  ]);
});

test("a destination may be a part of a page, but of no other address", () => {
  expectTypeOf<{ to: "about"; anchor: "values" }>().toExtend<Destination>();
  expectTypeOf<{ to: "nowhere"; anchor: "values" }>().not.toExtend<Destination>();
  expectTypeOf<{ href: "#contact"; anchor: "values" }>().not.toExtend<Destination>();
});

test("a link to a part of a page names it, and isn't the current page there", () => {
  const linkOf = (link: Destination) => {
    const entry = createElement(MenuEntry, { name: "Values", icon: [], description: "", ...link });
    const page = createElement(CurrentPage, { value: "about" }, entry);
    return renderToStaticMarkup(page).match(/(?<=<a [^>]*)href=.*(?=<\/a>)/)?.[0];
  };
  const path = pathTo("about");
  expect(linkOf({ to: "about" })).toBe(`href="${path}" aria-current="page">Values`);
  expect(linkOf({ to: "about", anchor: "values" })).toBe(`href="${path}#values">Values`);
});
