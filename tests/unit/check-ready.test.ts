import { hash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { checks, notes } from "../../scripts/checks/ready/checks";
import { printFindings } from "../../scripts/checks/ready/print-findings";
import type { Records } from "../../scripts/checks/ready/project";
import type { Sample } from "../../scripts/checks/ready/sample";

const fingerprint = (text: string) => hash("sha256", text).slice(0, 12);

const sample: Sample = {
  name: "Sunrise",
  street: "Elm Alley",
  city: "Springfield",
  places: ["Springfield", "Salem"],
  mark: ["M1 1h7v7"],
  colors: ["#112233"],
  calledByFirstName: "Ada Sample",
  people: { "Ada Sample": fingerprint("portrait"), "Bo Sample": "" },
  scenes: { "all-of-us": fingerprint("scene") },
  projects: { "Website of a bakery": fingerprint("<svg/>\n") },
  claims: { "site/promises.ts": ["98%", "3x"] },
  pages: { shop: "Shop", team: "Team" },
};

/** A company that has nothing in common with the sample, but that a leader is an Ada, too. */
const records: Records = {
  company: {
    address: { street: "1 Pier Road", city: "Portland" },
  },
  contrast: [],
  delivery: { address: "https://forms.foster-it.com/message" },
  legalLinks: [{ label: "Privacy", href: "/files/privacy.pdf" }],
  targets: ["home", "team"],
  routed: ["/", "/team", "/staff"],
  published: ["/", "/team", "/staff", "/files/privacy.pdf"],
  accepted: [],
};

const files = {
  LICENSE: "Copyright (c) 2026 Sunrise contributors\nCopyright (c) 2027 Foster IT\n",
  "site/company.ts":
    "// As in https://forms.example.com, for example. Was Sunrise, (314) 555-0100.\n",
  "site/leaders.ts": 'export const leaders = [{ name: "Ada Foster", phone: "(207) 555-1234" }];\n',
  "site/brand.ts": 'export const mark = "M2 2h4v4z";\nexport const main = "#0a5f38";\n',
  "site/assets/people/ada.jpg": "another portrait",
  "site/pages/team/content.ts": 'import ada from "~/site/assets/people/ada.jpg?portrait";\n',
  "site/articles/old.md": "---\ndate: 2020-01-01\n",
  "site/public/files/privacy.pdf": "",
  "deploy/site.conf": "server_name www.example.com;\n",
  "node_modules/some/content.ts": '"Sunrise"',
};

/** One fault or more for each check, by its id: a file, its content, and what is found in it. */
const faults: Readonly<Record<string, readonly [file: string, content: string, found: string]>> = {
  name: ["site/pages/home/content.ts", "\n`Sunrise`", '2  "Sunrise" is the sample\'s.'],
  address: ["site/company.ts", '"https://foster.example"', "1  https://foster.example isn't"],
  phone: ["site/leaders.ts", "314.555.0199", "1  314.555.0199 is made up."],
  places: ["site/pages/home/content.ts", "near Salem", '1  "Salem" is the sample\'s.'],
  gaps: ["site/pages/privacy/content.md", "By [our name](/), [and", '1  "[and" is left to you.'],
  mark: ["site/brand.ts", '"M1 1h7v7"', '1  "M1 1h7v7" is the sample\'s.'],
  people: ["site/leaders.ts", "Ada calls you", '1  "Ada" is the sample\'s.'],
  portraits: [
    "site/assets/people/eve.jpg",
    "portrait",
    "  This picture or its name is the sample's.",
  ],
  scenes: ["site/assets/photos/us.jpg", "scene", "  This picture or its name is"],
  projects: [
    "site/public/a.txt",
    "Website of a bakery",
    '1  "Website of a bakery" is the sample\'s.',
  ],
  illustrations: ["site/assets/projects/pier.svg", "<svg/>\n", "  This picture or its name is"],
  facts: [
    "site/pages/home/og-image.svg",
    "\n  <!-- The sample's: its age. -->\n",
    "2  The sample's: its age. Write",
  ],
  claims: ["site/promises.ts", 'calls: "98%"', '1  "98%" is the sample\'s claim. Write'],
  license: ["LICENSE", "\r\nCopyright Sunrise\r\n", "2  The only copyright is the sample's."],
  specification: ["site/specification/a.test.ts", "", "  These tests hold for the sample only."],
  mentions: ["site/pages/home/content.ts", "in our Shop", '1  It says "Shop".'],
  palette: ["site/brand.ts", '"#112233"', '1  "#112233" is the sample\'s.'],
  credentials: [
    "site/proof.ts",
    'validUntil: "2020-01-31",',
    "1  This credential was valid until 2020-01-31, so builds leave it out.",
  ],
  articles: [
    "site/articles/new.md",
    '---\ndate: "2999-01-01"',
    "2  Builds leave this article out until 2999-01-01.",
  ],
};

/** What the command finds in a site with changed records and files, without colors, and its exit code. */
function run(changed: Partial<Records> = {}, changedFiles: object = {}) {
  const folder = mkdtempSync(join(tmpdir(), "a site "));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, content] of Object.entries({ ...files, ...changedFiles })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  let output = "";
  const print = (text: string) => {
    output += stripVTControlCharacters(text);
  };
  const code = printFindings(folder, { ...records, ...changed }, print, sample);
  return { code, output };
}

test("a finished site has nothing left, and exit code 0", () => {
  expect(run()).toEqual({ code: 0, output: "Ready to publish if npm test is green, too." });
});

test.each(Object.entries(faults))("finds %s", (id, [file, content, found]) => {
  const leaders = id === "people" ? { "site/leaders.ts": "" } : {};
  const { code, output } = run({}, { ...leaders, [file]: content });
  const { title } = [...checks, ...notes].find((check) => check.id === id) ?? {};
  expect(output).toContain(`${id}  ${title} (1)\n  ${file.replace(/\/a\.test.*/, "")}`);
  expect(output).toContain(found);
  expect(code).toBe(notes.some((note) => note.id === id) ? 0 : 1);
});

test("in Markdown, headings and lists count, and code, escapes and links by number are no gaps", () => {
  const text = "## [Company]\n* [our provider]\n\\[1] `rows[0]` [a][1]\n[1]: https://a.org\n";
  const { output } = run({}, { "site/pages/privacy/content.md": text });
  expect(output).toMatch(/^gaps .* \(2\)$/m);
  expect(output).toContain('content.md:1  "[Company]" is left to you.');
  expect(output).toContain('content.md:2  "[our provider]" is left to you.');
});

test("finds a form that delivers nowhere, or to the owner's computer, and a legal link without a page", () => {
  const { output } = run({ delivery: undefined, legalLinks: [{ label: "Terms" }] });
  expect(output).toContain("The contact form sends messages nowhere.");
  expect(output).toContain('"Terms" is a button that does nothing.');
  expect(output).toContain("Not ready: 2 left in 2 files, beside what npm test names.");
  const local = "http://127.0.0.1/message";
  expect(run({ delivery: { address: local } }).output).toContain(`sends messages to ${local}.`);
  for (const left of ["YOUR-FORM", "YOUR/HOOK", "hello@company.com"]) {
    const address = `https://forms.foster-it.com/${left}`;
    expect(run({ delivery: { address } }).output).toContain(`${left.replace("hello", "")}" is an`);
  }
});

test("finds colors that are hard to read", () => {
  const { code, output } = run({ contrast: ["`link` is too light."] });
  expect(output).toContain("site/brand.ts  `link` is too light.");
  expect(code).toBe(1);
});

test("notes an announcement that is over", () => {
  const past = { text: "Closed on Friday.", lastDay: "2020-07-03" } as const;
  const { code, output } = run({ announcement: past });
  expect(output).toContain("The announcement's last day was 2020-07-03, so builds leave it out.");
  expect(code).toBe(0);
});

test("notes a published page that is neither a page nor redirected any more", () => {
  const redirects = { "site/redirects.ts": "\nexport const redirects: Redirects = {};\n" };
  const { code, output } = run({ published: ["/team", "/staff", "/shop"] }, redirects);
  expect(output).toContain('site/redirects.ts:2  "/shop" is published, and no page any more. Say');
  expect(output).toContain("Notes: 1.");
  expect(code).toBe(0);
});

test("leaves what is accepted, and notes what is accepted without need", () => {
  const accepted = [{ id: "form", reason: "It comes in May." }];
  expect(run({ delivery: undefined, accepted }).output).toMatch(
    /^Ready to publish .* Accepted: 1\.$/,
  );
  expect(run({ accepted }).output).toContain('There is nothing of "form" to accept.');
});

test("a claim of the sample that is true of the owner, too, is accepted by itself", () => {
  const claims = { "site/promises.ts": 'calls: "98%",\nspeed: "3x",\n' };
  const reason = "Our survey of May.";
  const { output } = run({ accepted: [{ id: "claims", only: "98%", reason }] }, claims);
  expect(output).not.toContain('"98%" is');
  expect(output).toContain('2  "3x" is the sample\'s claim.');
  expect(run({ accepted: [{ id: "claims", only: "98%", reason }] }).output).toContain(
    'There is nothing of "98%" to accept.',
  );
});

test("finds mail addresses of the sample's people, unless another person has that first name", () => {
  const leaders = (email: string) => ({
    "site/leaders.ts": `{ name: "Ada Foster", email: "${email}@foster-it.com" }\n`,
  });
  expect(run({}, leaders("bo")).output).toContain('"bo@" is the sample\'s.');
  expect(run({}, leaders("ada")).code).toBe(0);
  expect(run({}, leaders("jim.bo")).code).toBe(0);
});

test("a company of the sample's city may name it, but not the sample's street", () => {
  const inSpringfield = (street: string) =>
    run(
      { company: { ...records.company, address: { street, city: "Springfield" } } },
      { "site/company.ts": `"${street}, Springfield"\n` },
    );
  expect(inSpringfield("2 Oak Street").code).toBe(0);
  expect(inSpringfield("9 Elm Alley").output).toContain("Street and region (2)");
});
