/* Patterns that find the sample itself are tested in site/specification/source.test.ts. */
import { stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";
import { findingsOf, listOf } from "../../scripts/checks/ready/findings";
import type { Project } from "../../scripts/checks/ready/project";
import { sample } from "../../scripts/checks/ready/sample";

const [first = ""] = sample.calledByFirstName.split(" ");
const others = Object.keys(sample.people).map((name) => `${name.split(" ")[0]}`.toLowerCase());
const other = others.find((name) => name !== first.toLowerCase());
const [[gone, mention] = ["", ""], [kept] = [""]] = Object.entries(sample.pages);

/** A company that has nothing in common with the sample, but that a leader has the first name of one of its people. */
const finished = {
  company: { address: { street: "1 Pier Road", city: "Portland" } },
  delivery: { address: "https://forms.foster-it.com/message" },
  legalLinks: [{ label: "Privacy", href: "/files/privacy.pdf" }],
  targets: Object.keys(sample.pages).filter((target) => target !== gone),
  routed: ["/", "/team", "/staff"],
  published: ["/", "/team", "/staff", "/files/privacy.pdf"],
} as const;

const files = {
  "site/company.ts": `// As in https://forms.example.com. Was ${sample.name}, (314) 555-0100.`,
  "site/leaders.ts": `[{ name: "${first} Foster", email: "${first.toLowerCase()}@foster-it.com" }]`,
  "site/pages/team/content.ts": `${first} calls you from (207) 555-1234 in the page "${kept}"`,
  "site/public/files/privacy.pdf": "",
};

/** What is left in such a company's site with changed records and files, and what is noted, a line for each. */
function found(changed: Partial<Project> = {}, changedFiles: object = {}, accepted: object[] = []) {
  const all = { ...files, ...changedFiles };
  const texts = new Map(Object.entries(all).map(([file, text]) => [file, text.split(/\r?\n/)]));
  const project = { ...finished, paths: Object.keys(all), texts, ...changed };
  const { left, noted, ...rest } = findingsOf(project, accepted as never);
  const lines = (list: typeof left) =>
    stripVTControlCharacters(listOf(list).join("\n"))
      .split("\n")
      .flatMap(
        (line) =>
          line
            .match(/^ {2}(\S+) +(.*)/)
            ?.slice(1)
            .join(" ") ?? [],
      );
  return { left: lines(left), noted: lines(noted), ...rest };
}

test("a finished site has nothing left", () => {
  expect(found()).toEqual({ left: [], noted: [], accepted: 0 });
});

test.each<[Partial<Project>, string]>([
  [{ delivery: undefined }, "site/delivery.ts:1 The contact form sends messages nowhere."],
  [{ delivery: { address: "http://127.0.0.1/a" } }, "sends messages to http://127.0.0.1/a."],
  ...["YOUR-FORM", "YOUR/HOOK", "@company.com"].map((example): [Partial<Project>, string] => [
    { delivery: { address: `https://forms.foster-it.com/hello${example}` } },
    `"${example}" is an example.`,
  ]),
  [{ legalLinks: [{ label: "Terms" }] }, '"Terms" is a button that does nothing.'],
])("what records leave open is left: %j", (records, text) => {
  expect(found(records).left).toEqual([expect.stringContaining(text)]);
});

test.each([
  [{ "site/page.ts": `\n\`${sample.name}\`` }, `site/page.ts:2 "${sample.name}" is the sample's.`],
  [
    { "site/leaders.ts": `${other}@foster-it.com` },
    `site/leaders.ts:1 "${other}@" is the sample's`,
  ],
  [{ "site/pages/a/content.md": "[our name](/), [and" }, '"[and" is left to you.'],
  [{ "site/pages/a/content.md": "## [Company]\n\\[1] `rows[0]` [a][1]\n[1]: https://a.org" }, "y]"],
  [{ "site/company.ts": "https://foster.example" }, "https://foster.example isn't a real address."],
])("what files leave open is left: %j", (changed, text) => {
  const leaders = "site/leaders.ts" in changed ? { "site/pages/team/content.ts": "" } : {};
  expect(found({}, { ...leaders, ...changed }).left).toEqual([expect.stringContaining(text)]);
});

test("a published page that is neither a page nor redirected, and words about a page that is gone, are noted", () => {
  const redirects = { "site/redirects.ts": "\nexport const redirects: Redirects = {};" };
  expect(found({ published: ["/team", "/staff", "/shop"] }, redirects)).toMatchObject({
    left: [],
    noted: [expect.stringContaining('site/redirects.ts:2 "/shop" is published, and no page')],
  });
  expect(found({}, { "site/page.ts": `our ${mention}` }).noted).toEqual([
    expect.stringContaining(`It says "${mention}".`),
  ]);
});

test("what is accepted isn't left, also a single place whose words are the owner's, too", () => {
  const [color, otherColor] = sample.colors;
  const accepted = [{ id: "form" }, { id: "palette", only: color }];
  const both = { "site/brand.ts": `"${color}"\n"${otherColor}"` };
  expect(found({ delivery: undefined }, both, accepted)).toMatchObject({
    left: [],
    noted: [expect.stringContaining(`site/brand.ts:2 "${otherColor}" is the sample's.`)],
    accepted: 2,
  });
});

test("a company of the sample's city may name it, but not the sample's street", () => {
  const { city, street } = sample;
  const at = (own: string) =>
    found({ company: { address: { street: own, city } } }, { "site/a.ts": `"${own}, ${city}"` });
  expect(at("2 Oak Street").left).toEqual([]);
  expect(at(`9 ${street}`).left).toHaveLength(2);
});
