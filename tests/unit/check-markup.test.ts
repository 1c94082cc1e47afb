import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { securityHeaders } from "../../scripts/build/security-headers";
import { mistakesInMarkup } from "../../scripts/checks/markup";
import { mistakesInStyles } from "../../scripts/checks/policy";

const policy =
  securityHeaders("", { images: ["https://badges.example"], receivers: ["/receiver"] })[
    "Content-Security-Policy"
  ] ?? "";

const module = "site/pages/prices/page.tsx";
const mistakesIn = (body: string, file = module) =>
  mistakesInMarkup([{ module: file, head: "", body }], policy);

describe("what the policy blocks is named", () => {
  test.each([
    ["<style>p { color: red }</style>", "<style>"],
    ["<script>start()</script>", "<script>"],
    ['<script src="https://chat.example/a.js"></script>', "script-src"],
    ['<iframe src="https://maps.example/a"></iframe>', "frame-src"],
    ['<iframe src="/map.html"></iframe>', "frame-src"],
    ['<img src="data:image/png;base64,AAAA">', "img-src"],
    ['<img src="/a.png" srcset="/a.png 1x, https://cdn.example/a.png 2x">', "img-src"],
    ['<picture><source srcset="https://cdn.example/a.avif"></picture>', "img-src"],
    ['<video poster="https://cdn.example/a.png"></video>', "img-src"],
    ['<video><source src="https://cdn.example/a.mp4"></video>', "media-src"],
    ['<form action="https://list.example/join"></form>', "form-action"],
    ['<form action="javascript:throw 1"></form>', "form-action"],
  ])("%s", (body, part) => {
    const [mistake, ...others] = mistakesIn(`<main>${body}</main>`);
    expect(mistake).toContain("is blocked by the policy");
    expect(mistake).toContain(part);
    expect(others).toEqual([]);
  });

  test.each([
    '<img src="/a.png" srcset="/a.png 1x, /b.png 2x">',
    '<img src="https://badges.example/a.png">',
    '<form action="/receiver"></form>',
    '<a href="https://maps.example/a">Map</a>',
  ])("%s is right", (body) => {
    expect(mistakesIn(body)).toEqual([]);
  });
});

test("a behavior that doesn't exist is named", () => {
  expect(mistakesIn('<form data-behavior="contact-form"></form>')).toEqual([]);
  expect(mistakesIn('<div data-behavior="contacts-form"></div>')).toEqual([
    expect.stringContaining("no contacts-form.behavior.ts"),
  ]);
});

describe("a slip in plain words, such as HTML or Markdown", () => {
  test.each([
    ["<p>We are &lt;b&gt;fast&lt;/b&gt;.</p>", "<b>"],
    ["<p>Call us&amp;nbsp;now</p>", "&nbsp;"],
    ["<h1>**Support** for <span>all</span></h1>", "**Support**"],
    ["<p>**From <span>9 AM</span>** on</p>", "**From 9 AM**"],
    ["<p>See [our prices](/prices).</p>", "[our prices](/prices)"],
    ['<img alt="&lt;em&gt;Ann&lt;/em&gt;">', "<em>"],
  ])("%s is named", (body, part) => {
    expect(mistakesIn(body)).toEqual([expect.stringContaining(`"${part}" is shown as it stands`)]);
  });

  test.each([
    ["<p>First.\nSecond.</p>", '"First. Second." has a line break'],
    ["<p>For us. It's for NaN people</p>", '"It\'s for NaN people" is made from'],
    ["<p>We reply today , always.</p>", '"We reply today ," has a space before its end'],
    ["<p>Our Wi\u00AD-Fi</p>", "-Fi\" has a character that can't be seen"],
    ["<p>““They answered.””</p>", '"““They answered." has two quotation marks'],
  ])("%j is named", (body, sentence) => {
    expect(mistakesIn(body)).toEqual([expect.stringContaining(sentence)]);
  });

  test.each([
    "<p>“‘Fast’ is what they said.” 5′ 3″, NaNo</p>",
    "<p>R&amp;D; x &lt; 5 and y &gt; 3, 2 ** 3, $10** and $20** [1] (see there)</p>",
    "<p>With .NET, a .5 share ... and so on</p>",
    "<p>Write <code>&lt;b&gt;</code>.</p>",
  ])("%s is right", (body) => {
    expect(mistakesIn(body)).toEqual([]);
  });

  test("below the heading of a Markdown file it may be shown", () => {
    const body = "<h1>**Terms**</h1><p>Write \\*\\*bold\\*\\* as **bold**</p>";
    expect(mistakesIn(body, "site/articles/bold.md")).toEqual([
      expect.stringContaining('"**Terms**"'),
    ]);
  });
});

test("what several pages have is named once", () => {
  const pages = ["a", "b", "c"].map((name) => ({
    module: `site/pages/${name}/page.tsx`,
    head: "",
    body: "<footer>&amp;copy; 2026</footer>",
  }));
  expect(mistakesInMarkup(pages, policy)).toEqual([
    expect.stringMatching(/^site\/pages\/a\/page\.tsx \(and 2 more\): "&copy;"/),
  ]);
});

test("addresses of other sites in style sheets are named with their line", () => {
  const folder = mkdtempSync(join(tmpdir(), "styles-"));
  mkdirSync(join(folder, "site"));
  writeFileSync(
    join(folder, "site/Own.module.css"),
    `@import "https://fonts.example/css";
@import "./own.css";
.a { background: url("data:image/svg+xml,<svg>") }
.b { background: linear-gradient(red, blue), url(https://cdn.example/b.png) }
.c { background: url("./c.svg"); mask: url(#mask) }`,
  );
  const mistakes = mistakesInStyles(policy, folder);
  rmSync(folder, { recursive: true });
  expect(mistakes.map((mistake) => mistake.split(" ").slice(0, 2).join(" "))).toEqual([
    "site/Own.module.css:1: https://fonts.example/css",
    "site/Own.module.css:3: data:image/svg+xml,<svg>",
    "site/Own.module.css:4: https://cdn.example/b.png",
  ]);
});
