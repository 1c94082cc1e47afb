import { expect, test } from "vitest";
import { delivery } from "../../site/delivery";
import { builtFiles, read } from "./site";

/** The engine's own scripts, without chunks of pages and islands, which may have an owner's code. */
const engine = /^assets\/(?:index|start-app|react|preload|shared|contact)-.*\.js$/;
const all = /\.js$/;

type Row = [what: string, where: RegExp, has: RegExp];

const noEndpoint: Row = [
  "code that sends, without an endpoint",
  all,
  /idempotencyKey|secondsToSubmit/,
];

test.each<Row>([
  [
    "a method that the oldest browsers of docs/reliability.md don't have",
    all,
    /\.(?:with|toSorted|toReversed|toSpliced|groupBy|withResolvers|fromAsync)\(/,
  ],
  ["the Markdown compiler", all, /blockquote_open|markdown-it/],
  // It throws where the visitor refuses cookies.
  ["storage", engine, /localStorage|sessionStorage|indexedDB|document\.cookie/],
  ...(delivery ? [] : [noEndpoint]),
])("no script has %s", (_, where, has) => {
  const scripts = builtFiles.filter((file) => where.test(file));
  expect(scripts.length).toBeGreaterThan(4);
  expect(scripts.filter((file) => has.test(`${read(file)}`))).toEqual([]);
});
