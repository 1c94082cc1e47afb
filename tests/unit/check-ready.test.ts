import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { describe, expect, onTestFinished, test } from "vitest";
import { checkReady } from "../../scripts/ready/check-ready";
import { checks, type Finding } from "../../scripts/ready/checks";
import { fingerprint, type Records } from "../../scripts/ready/project";
import type { Sample } from "../../scripts/ready/sample";

const sample: Sample = {
  name: "Sunrise",
  street: "Elm Alley",
  city: "Springfield",
  places: ["Springfield", "Salem"],
  claims: ['"900+"'],
  mark: "M1 1h7v7",
  colors: ["#112233"],
  firstNames: { Ada: "Sample" },
  people: { "Ada Sample": fingerprint("portrait"), "Bo Sample": "" },
  projects: { "Website of a bakery": fingerprint("M3 3h5,M4 4h6") },
};

/** A company that has nothing in common with the sample, but that a leader is an Ada, too. */
const records: Records = {
  company: {
    url: "https://www.foster-it.com",
    email: { text: "hello@foster-it.com" },
    address: { street: "1 Pier Road", city: "Portland" },
  },
  messageEndpoint: "https://forms.foster-it.com/message",
  legalLinks: [{ label: "Privacy", href: "/files/privacy.pdf" }],
  accepted: [],
};

const files = {
  LICENSE: "Copyright (c) 2026 Sunrise contributors\nCopyright (c) 2027 Foster IT\n",
  "cspell-names.txt": "# Names\n\nFoster\n",
  "src/site/company.ts":
    "// As in https://forms.example.com, for example. Was Sunrise, (314) 555-0100.\n",
  "src/site/leaders.ts":
    'export const leaders = [{ name: "Ada Foster", phone: "(207) 555-1234" }];\n',
  "src/site/brand.ts": 'export const mark = "M2 2h4v4z";\nexport const main = "#0a5f38";\n',
  "src/assets/people/ada.jpg": "another portrait",
  "src/assets/projects/pier.svg": '<svg><path d="M3 3h5"/><path d="M9 9z"/></svg>\n',
  "deploy/site.conf": "server_name www.example.com;\n",
  "node_modules/some/content.ts": '"Sunrise"',
};

/** One fault or more for each check. */
const unfinished = {
  LICENSE: "MIT License\r\n\r\nCopyright (c) 2026 Sunrise contributors\r\n",
  "cspell-names.txt": "# Names\nFoster\nZyx\n",
  "src/site/company.ts":
    'url: "http://x",\nemail: "hello@sunrise.example",\nmessageEndpoint: undefined,\nname: "Foster",\n',
  "src/site/leaders.ts":
    '{ name: "Ada Sample", phone: "314.555.0199" },\n{ linkedin: "https://www.linkedin.com/in/bo-example" },\n',
  "src/site/brand.ts": 'export const mark = "M1 1h7v7";\nexport const main = "#112233";\n',
  "src/layout/content.ts": '{ label: "Terms" },\n{ href: "https://legal.example.com/privacy" },\n',
  "src/pages/home/content.ts":
    '"Ada Sample founded Sunrise."\n"In Salem, Ada answers the phone."\ntitle: "Website of a bakery"\n"900+"\n',
  "src/assets/people/ada-new.jpg": "portrait",
  "src/assets/people/bo-sample.jpg": "another portrait",
  "src/assets/projects/bakery.svg":
    '<svg><path fill="red" d="M3 3h5"/>\n<path d="M4 4h6"/></svg>\n',
  "tests/specification/routes.test.ts": "",
};
const unfinishedRecords: Partial<Records> = {
  company: { ...records.company, url: "http://x", email: { text: "hello@sunrise.example" } },
  messageEndpoint: undefined,
  legalLinks: [{ label: "Terms" }],
  pastAnnouncement: { text: "Closed on Friday.", lastDay: "2026-07-03" },
};

/** Runs the command on changed files and records. Returns its exit code and what it prints, without colors. */
function run(
  changes: Partial<Records> = {},
  changed: Partial<typeof unfinished> = {},
  json = false,
) {
  const folder = mkdtempSync(join(tmpdir(), "a site "));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, content] of Object.entries({ ...files, ...changed })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  let output = "";
  const print = (text: string) => {
    output += stripVTControlCharacters(text);
  };
  const code = checkReady(
    folder,
    { ...records, ...changes },
    json ? ["--json"] : [],
    print,
    sample,
  );
  return { code, output };
}

describe("a finished site", () => {
  test("has nothing left, and exit code 0", () => {
    expect(run()).toEqual({ code: 0, output: "Ready to publish." });
    expect(run({}, {}, true)).toEqual({ code: 0, output: "[]" });
  });

  test("reports ids that are accepted without need", () => {
    const { code, output } = run({ accepted: [{ id: "mark", reason: "It comes in May." }] });
    expect(code).toBe(0);
    expect(output).toContain('src/site/ready.ts:1  There is nothing of "mark" to accept.');
  });

  test("isn't ready with the form's endpoint on the owner's computer", () => {
    const { code, output } = run({ messageEndpoint: "http://127.0.0.1/message" });
    expect(code).toBe(1);
    expect(output).toContain("The contact form sends messages to http://127.0.0.1/message.");
  });
});

describe("an unfinished site", () => {
  test("has a line for each finding, and a count", () => {
    const { code, output } = run(unfinishedRecords, unfinished);
    expect(code).toBe(1);
    expect([...output.matchAll(/^([\w-]+) {2}.* \(\d\)$/gm)].map(([, id]) => id)).toEqual(
      checks.map(({ id }) => id),
    );
    expect(output).toContain(
      "\n  src/site/leaders.ts:1  The phone number is made up, 314.555.0199. Write your own.\n",
    );
    expect(output).toContain("Not ready: 20 left in 10 files. Notes: 4.");
  });

  test("has one finding less with the mark accepted", () => {
    const accepted = [{ id: "mark", reason: "It comes in May." }];
    const { output } = run({ ...unfinishedRecords, accepted }, unfinished);
    expect(output).toContain("Not ready: 19 left in 9 files. Notes: 4. Accepted: 1.");
    expect(output).not.toMatch(/^mark /m);
  });

  test("has each finding with its file and line as JSON, without the notes", () => {
    const findings: readonly Finding[] = JSON.parse(
      run(unfinishedRecords, unfinished, true).output,
    );
    expect(findings.map(({ id, file, line }) => `${id} ${file}:${line}`)).toEqual([
      "name src/pages/home/content.ts:1",
      "address src/site/company.ts:1",
      "address src/layout/content.ts:2",
      "phone src/site/leaders.ts:1",
      "email src/site/company.ts:2",
      "security-txt src/site/company.ts:2",
      "social src/site/leaders.ts:2",
      "places src/pages/home/content.ts:2",
      "mark src/site/brand.ts:1",
      "people src/pages/home/content.ts:1",
      "people src/pages/home/content.ts:2",
      "people src/site/leaders.ts:1",
      "portraits src/assets/people/ada-new.jpg:null",
      "portraits src/assets/people/bo-sample.jpg:null",
      "projects src/pages/home/content.ts:3",
      "illustrations src/assets/projects/bakery.svg:null",
      "form src/site/company.ts:3",
      "legal src/layout/content.ts:1",
      "license LICENSE:3",
      "specification tests/specification:null",
    ]);
  });
});

test("a company of the sample's city may name it, but not the sample's street", () => {
  const inSpringfield = (street: string) =>
    run(
      { company: { ...records.company, address: { street, city: "Springfield" } } },
      { "src/site/company.ts": `"${street}, Springfield"\n` },
    );
  expect(inSpringfield("2 Oak Street").code).toBe(0);
  expect(inSpringfield("9 Elm Alley").output).toContain("street and region (2)");
});
