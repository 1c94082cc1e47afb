import { join } from "node:path";
import { expect, test } from "vitest";
import { misplacedIn } from "../../scripts/build/article-files";
import { articlesIn, readArticle } from "../../scripts/build/articles";
import { folderWith } from "../folder-with";

const source = `---
title: Moving an office in one weekend
description: What we planned, what we forgot, and what we'd do first next time, with the list we use.
date: 2026-03-31
author: Ada Lovelace
---

Words.
`;

const mistakesIn = (text: string, name = "moving.md") =>
  readArticle({ name, source: text }, (picture) => picture === "./rack.jpg").mistakes.map(
    (mistake) => `${mistake.line}: ${mistake.text}`,
  );

test("an article without mistakes, with and without a picture", () => {
  expect(mistakesIn(source)).toEqual([]);
  const withPicture = source.replace("author", "picture: ./rack.jpg\nalt: A rack\nauthor");
  expect(mistakesIn(withPicture)).toEqual([]);
  expect(readArticle({ name: "moving.md", source }, () => false).article).toMatchObject({
    slug: "moving",
    date: "2026-03-31",
    author: "Ada Lovelace",
  });
});

test.each([
  ["no date", source.replace(/date.*\n/, ""), "1: the front matter needs the day"],
  [
    "a day that isn't",
    source.replace("03-31", "02-30"),
    '4: the front matter needs the day of the article, "date: 2026-03-31"; "2026-02-30" is none',
  ],
  ["no author", source.replace(/author.*\n/, ""), '1: the front matter needs "author: "'],
  [
    "a short description",
    source.replace(/description.*/, "description: Short."),
    "3: the description has",
  ],
  ["no such picture", source.replace("author", "picture: ./no.jpg\nalt: A\nauthor"), "5: there is"],
  ["no alt", source.replace("author", "picture: ./rack.jpg\nauthor"), "5: the picture needs words"],
  ["a dead link", `${source}\n[a](/no)`, '10: the link leads to "/no"'],
])("front matter and text: %s", (_, text, mistake) => {
  expect(mistakesIn(text)).toEqual([expect.stringContaining(mistake)]);
});

test.each(["Moving.md", "2.md", "new phones.md"])("%s is no name of an article", (name) => {
  expect(mistakesIn(source, name)).toEqual([expect.stringContaining("1: the file's name is the")]);
});

test("articles are listed newest first, and a folder that doesn't exist has none", () => {
  const of = (day: string) => source.replace("2026-03-31", day);
  const [older, newer] = [of("2025-12-31"), of("2026-01-02")];
  const folder = folderWith({ "b.md": newer, "c.md": newer, "a.md": older, "rack.jpg": "" });
  expect(articlesIn(folder).map(({ article }) => article.slug)).toEqual(["c", "b", "a"]);
  expect(articlesIn(join(folder, "no"))).toEqual([]);
});

test("texts that lists leave out are named, with the place where they belong", () => {
  const misplaced = ["2026/new-phones.md", "bundle/index.md", "a.mdx", "b.md.txt", "CAPS.MD"];
  const names = [...misplaced, "fine.md", "._fine.md", "rack.jpg"];
  const texts = folderWith(Object.fromEntries(names.map((name) => [name, source])));
  expect(articlesIn(texts).map(({ article }) => article.slug)).toEqual(["fine"]);
  const belongs = misplacedIn(texts).map((text) => text.replaceAll(`${texts}/`, "").split(" "));
  expect(belongs.map((words) => [words[0], words.at(-1)]).sort()).toEqual([
    ["2026/new-phones.md", "new-phones.md."],
    ["CAPS.MD", "caps.md."],
    ["a.mdx", "a.md."],
    ["b.md.txt", "b.md."],
    ["bundle/index.md", "bundle.md."],
  ]);
  expect(misplacedIn(join(texts, "no"))).toEqual([]);
});
