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

#1 of 5 ~ 6, C++ and G++, C++/C++, 100 %, $$ or $$$, std::vector, 2^10, [video], [see https://a.example/c], Price*
#cloud #safety
#backup

*Plus tax {…}, rock \`n' roll

#Teamwork pays.

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
  ["no title", "---\ndescription: What\n---\n", "1: the text must begin with ---"],
  ["no description", "---\ntitle: A title\n---\n", "1: the text must begin with ---"],
  ["a long title", frontMatter.replace("What", "t".repeat(60)), "1: the title has 81 characters."],
  ["no YAML", frontMatter.replace(": What", ': "'), "the front matter can't be read"],
  ["a colon", frontMatter.replace("What", "A: b"), "2: YAML doesn't read this line"],
  ["a #", frontMatter.replace("What", "A #1"), 'Write title: "A #1 we do with your data"'],
  ["a *", frontMatter.replace("What", "*A*"), 'Write title: "*A* we do with your data"'],
  ["no space", frontMatter.replace(": What", ":What"), "Write title: What we do with your data"],
  [
    "curly quotes",
    frontMatter.replace(/What we.*/, "“A”"),
    "2: YAML doesn't read this line of the front matter as it's meant. Write title: \"A\"",
  ],
  ["a percent sign", frontMatter.replace("What", "%"), 'Write title: "% we do with your data"'],
  [
    "another field",
    frontMatter.replace("title", "draft: true\ntitle"),
    '2: the front matter has no field "draft", because there are no drafts. Keep the file',
  ],
  [
    "another name",
    `---\ntag: a\n${frontMatter.slice(4)}`,
    'no field "tag", only title, description.',
  ],
  [
    "a status",
    frontMatter.replace("title", "published: false\ntitle"),
    '2: the front matter has no field "published", because there are no drafts.',
  ],
  [
    "a comment in the title",
    frontMatter.replace("What we", "What %%a%% we"),
    '2: the field "title" has a comment',
  ],
  ["a list", frontMatter.replace("title:", "title:\n -"), '2: the field "title" isn\'t one text.'],
  ["a comment above", `<!-- 2026 -->\n${frontMatter}`, "1: the text must begin with ---"],
  ["empty lines above", `\n\n${frontMatter}`, "1: the text must begin with ---"],
  ["a dash below", `Words\n${frontMatter}`, "1: the text must begin with ---"],
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
  const source = '---\ntitle: "2026: a year"\ndescription: >-\n  Two\n  lines\n---\n';
  expect(readText(source)).toMatchObject({ title: "2026: a year", description: "Two lines" });
  expect(readText("---\ntitle: 2026\ndescription: What\n---\n").title).toBe("2026");
});

test.each([
  ["# Title", '1: the heading "Title" begins with #, where only ## fits.'],
  ["\n\n### First", '3: the heading "First" begins with ###, where only ## fits.'],
  ["## One\n\n#### Two", '3: the heading "Two" begins with ####, where only ## or ### fits.'],
  ["## One\n### Two\n#### Three\n##### Four", '4: the heading "Four" begins with #####, where'],
  ["## 1. Cookies\n\n## 2. *Cookies*", '3: another heading has the anchor of "2. Cookies", "co'],
  ["## →", '1: the heading "→" needs a letter or a digit for its anchor.'],
  ["## Прибуток\n## прибуток!", '2: another heading has the anchor of "прибуток!", "прибуток"'],
  ["Words.\n\n<div>\nx\n</div>", '3: "<div>" is HTML.'],
  ["Words\nand <b>words</b>", '2: "<b>" is HTML.'],
  ["<!-- Later -->", '1: "<!-- Later -->" is HTML.'],
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
  ["![A](https://a.example/a.jpg)", "1: the picture https://a.example/a.jpg must be a file"],
  [
    "a\n![A b](./my rack.jpg)",
    '2: "![A b](./my rack.jpg)" is no link or picture, because its address has spaces. Write ![A b](<./my rack.jpg>).',
  ],
  ["[*c* d](/files/a b.pdf)", "Write [*c* d](</files/a b.pdf>)."],
  ["![A](./a.jpg =300x)", "Write ![A](./a.jpg)."],
  ["a ![A] b", "Write ![A](./file.jpg)."],
  ["[c] (/contact)", "Write [c](/contact)."],
  ["(c)[/contact]", "Write [words](address)."],
  ["[c](javascript:d)", '"[c](javascript:d)" is no link or picture.'],
  ["a [c][d]", '"[c][d]" is no link or picture, because the text doesn\'t define its address.'],
  ["[](/)", "1: a link has no words."],
  ["[c]()", '1: the link leads to ""'],
  ["a\nb[^1]", '2: "[^1]" is a footnote'],
  ["b[^1]\n\n[^1]: Words", '1: "[^1]" is a footnote'],
  ["- a\n- [x] b", '2: "[x]" is a box of a task list'],
  ["[[team]] and", '1: "[[team]]" is a link of another program.'],
  ["![[a.png]]", '1: "![[a.png]]" is a link of another program.'],
  ["{{< youtube a >}}", '1: "{{< youtube a >}}" is a shortcode'],
  ["a {% include b %}", '1: "{% include b %}" is a shortcode'],
  ['[gallery ids="1"]', '1: "[gallery ids="1"]" is a shortcode'],
  ["## A {#b}", '1: "{#b}" is an attribute of another program.'],
  ["![A](./a.jpg){width=50%}", '1: "{width=50%}" is an attribute of another program.'],
  ["![A](./a.jpg){ width=300 }", '1: "{ width=300 }" is an attribute of another program.'],
  ["a\nb %%c\nd%% e", '2: "%%c d%%" is a comment of another program, which everyone would read.'],
  ["%%\na\n\nb", '1: "%%" is a comment'],
  ['[contact-form-7 id="12"]', '1: "[contact-form-7 id="12"]" is a shortcode'],
  ["[gallery]", '1: "[gallery]" is a shortcode'],
  ["[youtube https://a.example/b]", "is a shortcode"],
  ["a [embed] b", '1: "[embed]" is a shortcode'],
  ["$$\nE=mc^2\n$$", '1: "$$ E=mc^2 $$" is a formula'],
  ["a\n\nsize:: 3", '3: "size:: 3" is a field'],
  ["a [due:: May 4]", '1: "[due:: May 4]" is a field'],
  ["a^[b c]", '1: "^[b c]" is a footnote'],
  ["a ^b-c\nd", '1: "^b-c" is an anchor'],
  ["a ++b c++", "Write b c."],
  ["*[AB]: a b\nc", '1: "*[AB]: a b" explains a short form'],
  ["#A", '1: "#" begins no heading.'],
  ["a\n##\u00a0B", '2: "##" begins no heading.'],
  ["-a\n-b", '1: "-" begins no list.'],
  ["-\u00a0a", '1: "-" begins no list.'],
  ["1.a\n2.b", '1: "1." begins no list.'],
  ["1.\u00a0a\n2.\u00a0b", '1: "1." begins no list.'],
  ["1. a\n  - b\n2. c", "2: this line isn't part of the list's entry above it."],
  ["- a\n  1. b\n\n    c", "4: this line isn't part of the list's entry above it."],
  ["a\n\n[Note]: important", '3: "[Note]: important" is the address of a link that the text'],
  ["[a b][1]\n\n[1]: https://a.example\n[C d]: /\n[c  D]: /", '4: "[C d]: /" is the address'],
  ["```mermaid\na\n```", '1: "mermaid" is a block of another program.'],
  ['a\n![A](./a.jpg "B")', '2: the title "B" isn\'t shown.'],
  ["![A|300](./a.jpg)", '1: "A|300" gives a size'],
  ["![IMG_1.JPG](./a.jpg)", "1: the picture ./a.jpg needs words"],
  ["![Screenshot 2026-01-02 at 3.04](./a.jpg)", "1: the picture ./a.jpg needs words"],
  ["a ~~b", "1: ~~ has no other one. Write ~~words~~."],
  ["a `b c", "1: ` has no other one."],
  ["> [!NOTE]\n> a", '1: "[!NOTE]" begins a box'],
  ["a\n::: tip", '2: "::: tip" belongs to a block'],
  ["!!! note", '1: "!!! note" belongs to a block'],
  ["A\n: b", '2: ": b" is a definition list'],
  ["a ==b c==", "Write **b c**."],
  ["H~2~O", '1: "~2~" is lowered or raised'],
  ["2*3*4 feet", "1: a * between numbers"],
  [":smile: a", '1: ":smile:" is a code for an emoji.'],
  ["a ** b**", "1: ** makes no words strong here."],
  ["a\n##B", '2: "##" begins no heading.'],
  ["• a\n• b", '1: "•" begins no list.'],
  ["1.A\n2.B", '1: "1." begins no list.'],
  ["a\n---", '1: "a" is a heading because of the line below it.'],
  ["a\n\n\t- b", "3: four spaces or a tab before words make them code."],
  ["    a", "1: four spaces or a tab before words make them code."],
  ["```\na", "1: the code has no end. Write ``` below it."],
  ["| A | B |\n| a | b |", '1: "| A | B |" is no row of a table.'],
  ["A | B\n---|---|---", '2: "---|---|---" is no row of a table.'],
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
  ["1. Σκοπός", "σκοπός"],
  ["第1条", "第1条"],
  ["第1項", "第1項"],
  ["Straße & Hof", "straße-hof"],
  ["Łódź’s café", "łódźs-café"],
  ["Dữ liệu", "dữ-liệu"],
  ["Du\u031b\u0303 lie\u0323\u0302u", "dữ-liệu"],
  ["हमारी सेवाएँ", "हमारी-सेवाएँ"],
  ["2.1. E-Mail, 24/7", "e-mail-24-7"],
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
