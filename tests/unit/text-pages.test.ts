import { describe, expect, test } from "vitest";
import { mistakesInText } from "../../scripts/build/markdown/find-mistakes";
import { readText } from "../../scripts/build/markdown/read-text";
import { writeModule } from "../../scripts/build/markdown/write-module";

const description = "d".repeat(100);
const withFrontMatter = (text: string) =>
  `---\ntitle: What we do with your data\ndescription: ${description}\n---\n${text}`;

/** Mistakes in a text with front matter of four lines, each with the line of the text. */
const inText = (text: string) =>
  mistakesInText(readText(withFrontMatter(text)), "src/pages/privacy/content.md").map(
    (mistake) => `${mistake.line - 4}: ${mistake.text}`,
  );

/** Mistakes in a whole file, each with its line. */
const inFile = (source: string, name?: string) =>
  mistakesInText(readText(source), "src/pages/privacy/content.md", name).map(
    ({ line, text }) => `${line}: ${text}`,
  );

const moduleOf = (text: string) => writeModule(readText(withFrontMatter(text)));

test("a text with everything that it may have has no mistakes", () => {
  const text = `
First **strong** *words*, \`code\` and a [link](#cookies).

## 1. Cookies

- one
- [two](/) & &copy; three

### Of others

> A quotation.

| Name | Time |
|---|---|
| [a](https://a.example/) | [b](mailto:a@b.example) |

#### Deeper

[Call](tel:+12025550100)
`;
  expect(inText(text)).toEqual([]);
  expect(inText(text.replaceAll("\n", "\r\n"))).toEqual([]);
});

describe("front matter", () => {
  test.each([
    ["none", "Words.", "1: the text must begin with ---"],
    ["no title", `---\ndescription: ${description}\n---\n`, "1: the front matter has no title."],
    ["no description", "---\ntitle: A title\n---\n", "1: the front matter has no description."],
    [
      "a field of another name",
      `---\ntitle: A title\ndescription: ${description}\ndate: 2026-11-01\n---\n`,
      '4: "date" is unknown.',
    ],
    [
      "a title that is no words",
      `---\ntitle: 2026\ndescription: ${description}\n---\n`,
      "2: the title must be words.",
    ],
    [
      "a title that is too long",
      `---\ntitle: ${"t".repeat(61)}\ndescription: ${description}\n---\n`,
      "2: the title has 61 characters. Write at most 60.",
    ],
    [
      "a description that is too short",
      `---\ntitle: A title\ndescription: ${"d".repeat(69)}\n---\n`,
      "3: the description has 69 characters. Write 70 to 155",
    ],
    [
      "a description that is too long",
      `---\ntitle: A title\ndescription: ${"d".repeat(156)}\n---\n`,
      "3: the description has 156 characters.",
    ],
    [
      "what isn't YAML",
      `---\ntitle: "A title\ndescription: ${description}\n---\n`,
      "the front matter can't be read",
    ],
    [
      "a value that YAML reads as a list",
      `---\ntitle: A title: with a colon\ndescription: ${description}\n---\n`,
      "2: the front matter can't be read",
    ],
  ])("%s", (_, source, mistake) => {
    expect(inFile(source).join("\n")).toContain(mistake);
    expect(inFile(source)).toHaveLength(1);
  });

  test("a title that is the name of its page", () => {
    const source = withFrontMatter("");
    expect(inFile(source, "Privacy Policy")).toEqual([]);
    expect(inFile(source, "What we do with your data")).toEqual([
      expect.stringMatching(/^2: the title is "What we do with your data", which already stands/),
    ]);
  });
});

test.each([
  ["an h1", "# Title", '1: "Title" is a second h1'],
  [
    "an h3 without an h2",
    "\n\n### First",
    '3: the heading "First" skips a level. Begin it with ##.',
  ],
  [
    "an h4 below an h2",
    "## One\n\n#### Two",
    '3: the heading "Two" skips a level. Begin it with ###.',
  ],
  [
    "an h5",
    "## One\n### Two\n#### Three\n##### Four",
    '4: the heading "Four" is below the fourth level.',
  ],
  [
    "two headings with one anchor",
    "## 1. Cookies\n\n## 2. *Cookies*",
    '3: the heading "2. Cookies" has the anchor of line 5, "cookies". Reword one.',
  ],
  ["a heading without an anchor", "## 日本", '1: the heading "日本" needs a letter or a digit'],
  ["HTML on lines of its own", "Words.\n\n<div>\nx\n</div>", '3: "<div>" is HTML.'],
  ["HTML in a line", "Words\nand <b>words</b>", '2: "<b>" is HTML.'],
  ["a comment", "<!-- Later -->", '1: "<!-- Later -->" is HTML.'],
  [
    "a page that doesn't exist",
    "a\nb [c](/team2)",
    "2: the link leads to /team2, which is no page",
  ],
  ["a slash at the end", "[c](/no/)", "1: the link leads to /no/, which is no page"],
  [
    "an anchor that doesn't exist",
    "## Cookies\n\n- a\n- b\n  - [c](#x)",
    "5: the link leads to #x, but the anchors here are #cookies.",
  ],
  [
    "a relative address",
    "[c](contact)",
    '1: the link leads to "contact". Begin its address with /',
  ],
  ["an insecure address", "[c](http://a.example)", '1: the link leads to "http://a.example".'],
  ["a file that doesn't exist", "[c](/files/no.pdf)", "1: the link leads to /files/no.pdf, but"],
  ["a link by reference", "[c][1]\n\n[1]: /team2", "1: the link leads to /team2"],
  [
    "a link in a table",
    "## A\n\n| A | B |\n|---|---|\n| a | b |\n| c | [d](/no) |",
    "6: the link leads to /no,",
  ],
  ["a table without a heading", "| A | B |\n|---|---|\n| a | b |", "1: the table needs a heading"],
  ["an empty cell", "## A\n| A | B |\n|---|---|\n| a |  |", "4: a cell of the table is empty."],
  ["a missing picture", "![Words](./no.jpg)", "1: there is no picture src/pages/privacy/no.jpg."],
  [
    "a picture elsewhere",
    "![Words](https://a.example/a.jpg)",
    'a.jpg" must be a JPEG, PNG or WebP',
  ],
])("%s", (_, text, mistake) => {
  expect(inText(text)).toEqual([expect.stringContaining(mistake)]);
});

test("a picture without words", () => {
  expect(inText("![](./no.jpg)").join()).toContain("needs words for those who can't see it");
});

test("anchors come from headings, without their numbers, and below those of their h2", () => {
  const { headings } = readText(
    withFrontMatter("## 2.1. What we’d keep: *Café*, 24 hours\n### Why?\n## Cookies\n### Why?"),
  );
  expect([...headings.values()].map(({ id }) => id)).toEqual([
    "what-wed-keep-cafe-24-hours",
    "what-wed-keep-cafe-24-hours-why",
    "cookies",
    "cookies-why",
  ]);
});

test("a module exports its front matter and its h2 headings, and names pages by their target", () => {
  const code = moduleOf("[Home](/#top), ~~a~~ [out](https://a.example)\n## One\n### Two\n## Three");
  expect(code).toContain(`export const hero = {"heading":"What we do with your data"};`);
  expect(code).toContain(`export const description = "${description}";`);
  expect(code).toContain(
    `export const headings = [{"id":"one","text":"One"},{"id":"three","text":"Three"}];`,
  );
  expect(code).toContain(`jsx(Link, { "to": "home", "anchor": "top", `);
  expect(code).toContain(`jsx(Link, { "href": "https://a.example", `);
});

test("a module imports what its text needs, and has no HTML", () => {
  const plain = moduleOf("Words & <https://a.example> &lt;b&gt;");
  expect(plain).not.toMatch(/Picture|DataTable|innerHTML/);
  expect(plain).toContain(`{ "text": " <b>" }`);
  const code = moduleOf("## A\n| A | B |\n|---|---|\n| a | *b* |\n\n![Words](./a.jpg)");
  expect(code).toContain(`import { DataTable } from "/src/sections/DataTable.tsx";`);
  expect(code).toContain(
    `jsx(HeadingId, { "value": "a", "children": jsx(DataTable, { "columns": ["A","B"]`,
  );
  expect(code).toContain(`from "./a.jpg?text";`);
});
