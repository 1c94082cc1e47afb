import { expect, test } from "vitest";
import { securityHeaders } from "../../scripts/build/security-headers";
import { mistakesInMarkup } from "../../scripts/checks/markup";
import { mistakesInStyles } from "../../scripts/checks/policy";
import { folderWith } from "../folder-with";

const policy =
  securityHeaders("", { images: ["https://badges.example"], receivers: ["/receiver"] })[
    "Content-Security-Policy"
  ] ?? "";

const mistakesIn = (body: string, module = "site/pages/prices/page.tsx") =>
  mistakesInMarkup([{ module, head: "", body }], policy);

test.each([
  '<img src="/a.png" srcset="/a.png 1x, /b.png 2x">',
  '<img src="https://badges.example/a.png">',
  '<form action="/receiver" data-behavior="contact-form"></form>',
  '<a href="https://maps.example/a">Map</a>',
  "<p>“‘Fast’ is what they said.” 5′ 3″, NaNo</p>",
  "<p>R&amp;D; x &lt; 5 and y &gt; 3, 2 ** 3, $10** and $20** [1] (see there)</p>",
  "<p>With .NET, a .5 share ... and so on</p>",
  "<p>Write <code>&lt;b&gt;</code>.</p>",
])("%s is right", (body) => {
  expect(mistakesIn(body)).toEqual([]);
});

const blocked = (directive: string) => `is blocked by the policy (${directive}). `;

/** What is wrong, by the words that say so. */
const wrong: Readonly<Record<string, readonly string[]>> = {
  "<style>p { color: red } is blocked by the policy. Write": ["<style>p { color: red }</style>"],
  "<script>start() is blocked by the policy. Write": ["<script>start()</script>"],
  [blocked("script-src")]: [
    '<script src="https://chat.example/a.js"></script>',
    '<script src="//chat.example/a.js"></script>',
  ],
  [blocked("frame-src")]: [
    '<iframe src="https://maps.example/a"></iframe>',
    '<iframe src="/map.html"></iframe>',
  ],
  [blocked("img-src")]: [
    '<img src="data:image/png;base64,AAAA">',
    '<img src="/a.png" srcset="/a.png 1x, https://cdn.example/a.png 2x">',
    '<picture><source srcset="https://cdn.example/a.avif"></picture>',
    '<video poster="https://cdn.example/a.png"></video>',
  ],
  [blocked("media-src")]: ['<video><source src="https://cdn.example/a.mp4"></video>'],
  [blocked("form-action")]: [
    '<form action="https://list.example/join"></form>',
    '<form action="javascript:throw 1"></form>',
  ],
  "no contacts-form.behavior.ts": ['<div data-behavior="contacts-form"></div>'],
  '"<b>" is shown as it stands': [
    "<p>We are &lt;b&gt;fast&lt;/b&gt;.</p>",
    '<img alt="&lt;b&gt;">',
  ],
  '"&nbsp;" is shown': ["<p>Call us&amp;nbsp;now</p>"],
  '"**Support**" is shown': ["<h1>**Support** for <span>all</span></h1>"],
  '"**From 9 AM**" is shown': ["<p>**From <span>9 AM</span>** on</p>"],
  '"[our prices](/prices)" is shown': ["<p>See [our prices](/prices).</p>"],
  '"First. Second." has a line break': ["<p>First.\nSecond.</p>"],
  '"It\'s for NaN people" is made from': ["<p>For us. It's for NaN people</p>"],
  '"We reply today ," has a space before its end': ["<p>We reply today , always.</p>"],
  "-Fi\" has a character that can't be seen": ["<p>Our Wi\u00AD-Fi</p>"],
  '"““They answered." has two quotation marks': ["<p>““They answered.””</p>"],
};

test.each(Object.entries(wrong))("the build says: %s", (sentence, bodies) => {
  for (const body of bodies) {
    expect(mistakesIn(`<main>${body}</main>`), body).toEqual([expect.stringContaining(sentence)]);
  }
});

test("below the heading of a Markdown file it may be shown", () => {
  const body = "<h1>**Terms**</h1><p>Write \\*\\*bold\\*\\* as **bold**</p>";
  expect(mistakesIn(body, "site/articles/bold.md")).toEqual([
    expect.stringContaining('"**Terms**"'),
  ]);
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
  const folder = folderWith({
    "site/Own.module.css": `@import "https://fonts.example/css";
@import "./own.css"; @import "//fonts.example/css";
.a { background: url("data:image/svg+xml,<svg>") }
.b { background: linear-gradient(red, blue), url(https://cdn.example/b.png) }
.c { background: url("./c.svg"); mask: url(#mask) }
.d { background: image-set("https://cdn.example/d.avif" 1x, url(./d.png) 2x) }`,
  });
  expect(
    mistakesInStyles(policy, folder).map((mistake) => mistake.split(" ").slice(0, 2).join(" ")),
  ).toEqual([
    "site/Own.module.css:1: https://fonts.example/css",
    "site/Own.module.css:2: //fonts.example/css",
    "site/Own.module.css:3: data:image/svg+xml,<svg>",
    "site/Own.module.css:4: https://cdn.example/b.png",
    "site/Own.module.css:6: https://cdn.example/d.avif",
  ]);
});
