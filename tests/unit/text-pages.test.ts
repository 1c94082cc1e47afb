import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readText } from "../../scripts/build/text-pages";
import { pathTo } from "../../src/lib/routes";

const frontMatter = `---
title: What we do with your data
description: What we collect.
---
`;

/** Mistakes in a text below front matter of four lines, each with the line of the text. */
const inText = (text: string) =>
  readText(frontMatter + text).mistakes.map((mistake) => `${mistake.line - 4}: ${mistake.text}`);

const everything = `
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

Plan \\[^1] has \\*\\* and [^1 \`[^1] ==a==\` at 10:30:15 [sic] (later), snake__case, "#1", $5 or 2 * 3 * 4.

#1 of 5 ~ 6, C++ and G++, C++/C++, 100 %, $$ or $$$, std::vector, a==b, c==d, ^_^, [sic] (\`d\`), [[e] ([#f](/))], https://a.example/__e__, 2^10, [video], [see https://a.example/c], Price*
#cloud #safety
#backup

*Plus tax {…}, rock \`n' roll

#Teamwork **** pays.

Firm Ltd\\
1 High St\\
Leeds LS1

– Ada, o a) b

- a
- b

> c

1. d

 e

![Image 5 of a rack](./a.jpg)

-Ada, it\`s 5 ~~ 6, see [C d] and [it]

- a
  - b
- c

  d

1. e

   - f

10. g
    \`\`\`js
    h
    \`\`\`

e

[c  D]: /
[it]: /#top

1.\u00a0Mai

[Call](tel:+12025550100), [ask](${pathTo("contact")}#form), ![Words](./a.jpg)
`;

test.each([everything, everything.replaceAll("\n", "\r\n")])("a text without mistakes", (text) => {
  expect(inText(text)).toEqual([]);
});

test.each([
  ["no front matter", "Words.", "1: the text must begin with ---"],
  ["no description", "---\ntitle: A title\n---\n", "1: the text must begin with ---"],
  ["a long title", frontMatter.replace("What", "t".repeat(60)), "1: the title has 81 characters."],
  ["no YAML", frontMatter.replace(": What", ': "'), "the front matter can't be read"],
  ["a colon", frontMatter.replace("What", "A: b"), "2: YAML doesn't read this line"],
  ["a #", frontMatter.replace("What", "A #1"), 'Write title: "A #1 we do with your data"'],
  ["no space", frontMatter.replace(": What", ":What"), "Write title: What we do with your data"],
  [
    "curly quotes",
    frontMatter.replace(/What we.*/, "“A”"),
    "2: YAML doesn't read this line of the front matter as it's meant. Write title: \"A\"",
  ],
  [
    "another field",
    frontMatter.replace("title", "draft: true\ntitle"),
    '2: the front matter has no field "draft", because there are no drafts. Keep the file',
  ],
  [
    "another name",
    `${frontMatter.slice(0, -4)}desc: a\n---\n`,
    '4: the front matter has no field "desc", only title, description.',
  ],
  [
    "a comment in the title",
    frontMatter.replace("What we", "What %%a%% we"),
    '2: the field "title" has a comment',
  ],
  ["a list", frontMatter.replace("title:", "title:\n -"), '2: the field "title" isn\'t one text.'],
  ["a comment above", `<!-- 2026 -->\n${frontMatter}`, "1: the text must begin with ---"],
])("front matter: %s", (_, source, mistake) => {
  expect(readText(source).mistakes.map(({ line, text }) => `${line}: ${text}`)).toEqual([
    expect.stringContaining(mistake),
  ]);
});

test("a file may begin with a byte order mark and have Windows's ends of lines", () => {
  const source = `\uFEFF${frontMatter}Words\nof the text`.replaceAll("\n", "\r\n");
  expect(readText(source)).toEqual(readText(`${frontMatter}Words\nof the text`));
});

test("front matter may have quotes, numbers and values of several lines", () => {
  const source = '---\ntitle: "2026: a year"\ndescription: >\n  Two\n  lines\n---\n';
  expect(readText(source)).toMatchObject({ title: "2026: a year", description: "Two lines" });
  expect(readText("---\ntitle: 2026\ndescription: What\n---\n").title).toBe("2026");
});

/** Signs that are left in words, each between ⟦ and ⟧. */
const slips = `
⟦[x]⟧ a ⟦%%b
c%%⟧ d⟦[^1]⟧, e⟦^[f g]⟧ ⟦{{< youtube a >}}⟧ ⟦{% include b %}⟧ ![A](./a.jpg)⟦{width=50%}⟧ ⟦{ #b }⟧ ⟦[!NOTE]⟧
⟦[gallery ids="1"]⟧ ⟦[contact-form-7 id="12"]⟧ ⟦[gallery]⟧ ⟦[/b]⟧ ⟦[embed]⟧ ⟦[youtube https://a.example/b]⟧
⟦[[team]]⟧ ⟦![[a.png]]⟧ ⟦![A b](./my rack.jpg)⟧ ⟦[*c* d](/files/a b.pdf)⟧ ⟦![A](./a.jpg =300x)⟧ ⟦![A]⟧
⟦[c] (/contact)⟧ ⟦(c)[/contact]⟧ ⟦[c](javascript:d)⟧ ⟦[c][d]⟧ ⟦[c] (https://a.example)⟧
⟦==b c==⟧ ⟦++b c++⟧ ⟦:smile:⟧ ⟦** b**⟧ ⟦__⟧c ⟦~~⟧d ⟦\`⟧e f
⟦%%⟧
⟦::: tip⟧
⟦!!! note⟧
⟦: b⟧
⟦##⟧B
⟦1.⟧A
⟦1.⟧a
⟦2.⟧\u00a0b
3. c
⟦-⟧a
-b
⟦-⟧\u00a0c
A|B
⟦---|---|---⟧

⟦#⟧A
`;

test("signs that would be published as they stand are named, and a backslash keeps them", () => {
  const marked = /⟦(.*?)⟧/gs;
  const named = Array.from(slips.matchAll(marked), ({ 1: sign = "", index }) => {
    const line = slips.slice(0, index).split("\n").length;
    return `${line}: "${sign.replaceAll("\n", " ")}" would`;
  });
  const found = inText(slips.replace(marked, "$1")).map((mistake) => mistake.split(" be ")[0]);
  expect(found.sort()).toEqual(named.sort());
  const withBackslash = (_: string, sign: string) => sign.replace(/[!-/:-@[-`{-~]/g, "\\$&");
  expect(inText(slips.replace(marked, withBackslash))).toEqual([]);
});

test.each([
  [
    "==b==",
    '"==b==" would be published as it stands. Write **words**, with no space inside and one',
  ],
  ["a `b", "Write a second one after the words, or write \\` if it's meant."],
  ["| A | B |\n| a | b |", '1: "| A | B |" would be published as it stands. Write |---|---|'],
  ["• a", '1: "•" would be published as it stands. Write ##, - or 1. and an'],
  ["\uf0b7\ta", '1: "\uf0b7" would be published as it stands.'],
  ["o\ta", '1: "o" would be published as it stands.'],
  ["– a\n– b", '1: "–" would be published as it stands.'],
  ["a) c\nb) d", '1: "a)" would be published as it stands.'],
  [
    "Firm Ltd\n1 High St\nLeeds LS1",
    '1: "Firm Ltd" and the lines below it would be published as one',
  ],
  ["Data\tWhy\nName\tContract\nMail\tAnswer", ". Write a table: | Name | Reason |"],
  ["**1. Who we are**", '1: "1. Who we are" is no heading. Write ## 1. Who we are'],
  ["a\nWi\u200B-Fi b", "Fi\" has a character that can't be seen or was lost."],
  ["b[^1]\n\n[^1]: https://a.example", '3: "[^1]: https://a.example" isn\'t shown'],
  ["# Title", '1: the heading "Title" begins with #, where only ## fits.'],
  ["## One\n\n#### Two", '3: the heading "Two" begins with ####, where only ## or ### fits.'],
  ["## 1. Cookies\n\n## 2. *Cookies*", '3: another heading has the anchor of "2. Cookies", "co'],
  ["## →", '1: the heading "→" needs a letter or a digit for its anchor.'],
  ["Words.\n\n<div>\nx\n</div>", '3: "<div>" is HTML.'],
  ["<!-- Later -->", '1: "<!-- Later -->" is HTML.'],
  [
    `a\nb [c](${pathTo("contact").toUpperCase()}.html)`,
    `2: the link leads to "${pathTo("contact").toUpperCase()}.html". Write ${pathTo("contact")}.`,
  ],
  ["a\nb [c](/team2)", '2: the link leads to "/team2", which is neither a page of'],
  ["[c](/no/)", '1: the link leads to "/no/"'],
  ["[c](contact)", '1: the link leads to "contact"'],
  ["[c](http://a.example)", '1: the link leads to "http://a.example"'],
  ["[c](/files/no.pdf)", '1: the link leads to "/files/no.pdf"'],
  ["[c][1]\n\n[1]: /team2", '1: the link leads to "/team2"'],
  ["## A\n| A | B |\n|---|---|\n| a | b |\n| c | [d](/no) |", '5: the link leads to "/no"'],
  ["| A | B |\n|---|---|\n| a | b |", "1: the table needs a heading"],
  ["## A\n| A | B |\n|---|---|\n| a |  |", "4: a cell of the table is empty."],
  ["Words\n![](./a.jpg)", "2: the picture ./a.jpg needs words for those who can't see it"],
  ["![A](/a.jpg)", "1: the picture /a.jpg must be a file beside the text"],
  ["[](/)", "1: a link has no words."],
  ["[c]()", '1: the link leads to ""'],
  ["1. a\n  - b\n2. c", "2: this line isn't part of the list above it."],
  ["a\n\n[Note]: important", '3: "[Note]: important" isn\'t shown'],
  ["[a b][1]\n\n[1]: https://a.example\n[c  D]: /", '4: "[c  D]: /" isn\'t shown'],
  ["2*3*4 feet", "1: a * between numbers"],
  ["```mermaid\na\n```", '1: "mermaid" would be published as code.'],
  ['a\n![A](./a.jpg "B")', '2: the title "B" isn\'t shown.'],
  ["![A|300](./a.jpg)", '1: "A|300" gives a size'],
  ["![Screenshot 2026-01-02 at 3.04](./a.jpg)", "1: the picture ./a.jpg needs words"],
  ["a\n---", '1: "a" is a heading because of the line below it.'],
  ["a\n\n\t- b", "3: four spaces or a tab before words make them code."],
  ["```\na", "1: the code has no end. Write ``` below it."],
  ["## A\n| A | B |\n|---|---|\n| a | b | c |", "4: the row has more cells than the table's head."],
  ["a\n\n</div>\nb", '3: "</div>" is HTML.'],
])("%j", (text, mistake) => {
  expect(inText(text)).toEqual([expect.stringContaining(mistake)]);
});

test("anchors come from headings, without their numbers, and below those of their h2", () => {
  const { headings } = readText(
    "## 2.1. What we’d keep: *Café*, 24 hours\n### Why?\n## Cookies\n### Why?",
  );
  expect(headings.map(({ id }) => id)).toEqual([
    "what-wed-keep-café-24-hours",
    "what-wed-keep-café-24-hours-why",
    "cookies",
    "cookies-why",
  ]);
});

test.each([
  ["Words\nof <https://a.example>", '{"Words of "} /><Link href={"https://a.example"}>'],
  ["[c](/#top)", '<Link to={"home"} anchor={"top"}><RichText text={"c"} /></Link>'],
  ["~~a~~ &lt;b&gt;", '<p><s><RichText text={"a"} /></s><RichText text={" <b>"} /></p>'],
  [
    "https://a.example/b.",
    '<Link href={"https://a.example/b"}><RichText text={"https://a.example/b"}',
  ],
  ["a  \n*b*", '<p><RichText text={"a"} /><br /><em><RichText text={"b"} /></em></p>'],
  ["a\n## One\n## Two", '</p><section><h2 id={"one"}><RichText text={"One"} /></h2></section><se'],
  ["- a\n- b", '<ul role="list"><li><RichText text={"a"} /></li><li>'],
  ["3. a", '<ol role="list" start={3}><li>'],
  ["```\na{}\n```", '<pre><code>{"a{}"}</code></pre>'],
  ["![A &quot;rack&quot;](a%20b.jpg)", "<Picture image={picture0} alt={"],
  [
    "## A\n| *A* | B |\n|---|---|\n| a | *b* |",
    '<HeadingId value={"a"}><DataTable columns={["A","B",]} rows={[[<><Ri',
  ],
])("%j is %s", (text, jsx) => {
  expect(readText(frontMatter + text).jsx).toContain(jsx);
});

// The anchor is an id, which visitors see in the address.
test.each([
  ["Ваші права", "ваші-права"],
  ["第1条", "第1条"],
  ["Straße & Hof", "straße-hof"],
  ["Łódź’s café", "łódźs-café"],
  ["Du\u031b\u0303 lie\u0323\u0302u", "dữ-liệu"],
  ["हमारी सेवाएँ", "हमारी-सेवाएँ"],
])("the anchor of %j is %s", (heading, id) => {
  expect(readText(`${frontMatter}## ${heading}`).headings).toMatchObject([{ id }]);
});

test.each(readdirSync("docs/starters").filter((name) => name.endsWith(".md")))(
  "the starter %s is a text page",
  (file) => {
    const { mistakes, description } = readText(readFileSync(`docs/starters/${file}`, "utf8"));
    expect(mistakes).toEqual([]);
    expect(description.length).toBeLessThanOrEqual(155);
  },
);
