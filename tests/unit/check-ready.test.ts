import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { checkReady } from "../../scripts/ready/check-ready";
import { checks, type Finding } from "../../scripts/ready/checks";
import { fingerprint } from "../../scripts/ready/places";
import type { Sample } from "../../scripts/ready/sample";

type Files = Readonly<Record<string, string | Uint8Array>>;

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A folder with a space in its name. */
function folderWith(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), "a site "));
  folders.push(folder);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

const jpeg = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

const portrait = await jpeg(800, 800, "navy");

const sample: Sample = {
  name: "Sunrise",
  street: "Elm Alley",
  city: "Springfield",
  places: ["Springfield", "Salem"],
  claims: ['"900+"'],
  mark: "M1 1h7v7",
  colors: ["#112233"],
  firstNames: { Ada: "Sample" },
  people: { "Ada Sample": fingerprint(portrait), "Bo Sample": "" },
  projects: ["Website of a bakery"],
  illustrations: [fingerprint("M3 3h5,M4 4h6")],
};

const company = ({
  url = "https://www.foster-it.com",
  email = "hello@foster-it.com",
  endpoint = '"https://forms.foster-it.com/message"',
}) => `// As in https://forms.example.com/message, for example. Was ${sample.name}, (314) 555-0100.
export const company = {
  name: "Foster IT",
  url: "${url}",
  phone: { text: "(207) 555-1234", href: "tel:+12075551234" },
  email: { text: "${email}", href: "mailto:${email}" },
  address: { street: "1 Pier Road", city: "Portland", state: "Maine" },
  social: [{ name: "LinkedIn", href: "https://www.linkedin.com/company/foster-it" }],
};
export const messageEndpoint = ${endpoint};
`;

const illustration = (path: string, color: string) =>
  `<svg><path fill="${color}" d="M3 3h5"/>\n<path d="${path}"/></svg>\n`;

/** A company that has nothing in common with the sample, but that a leader is an Ada, too. */
const finished: Files = {
  "package.json": '{\n  "name": "site"\n}\n',
  LICENSE: `Copyright (c) 2026 ${sample.name} contributors\nCopyright (c) 2027 Foster IT\n`,
  "cspell-names.txt": "# Names\n\nFoster\n",
  "src/site/company.ts": company({}),
  "src/site/leaders.ts": `import ada from "~/assets/people/ada.jpg?portrait";
export const leaders = [{ name: "Ada Foster", image: ada }];
`,
  "src/site/brand.ts": 'export const mark = "M2 2h4v4z";\nexport const main = "#0a5f38";\n',
  "src/layout/content.ts": `export const legalLinks = [{ label: "Privacy", to: "privacy" }];`,
  "src/pages/home/content.ts": `import { company } from "~/site/company";
export const description = \`\${company.name} \${"keeps computers running. ".repeat(4)}\`;
export const story = "Ada answers the phone.";
`,
  "src/assets/people/ada.jpg": await jpeg(768, 900, "green"),
  "src/assets/projects/pier.svg": illustration("M0 0h9v9z", "#0a5f38"),
  "deploy/site.conf": "server_name www.example.com;\n",
  "node_modules/some/content.ts": `"${sample.name}"`,
};

/** One fault or more for each check. */
const unfinished: Files = {
  ...finished,
  LICENSE: `MIT License\r\n\r\nCopyright (c) 2026 ${sample.name} contributors\r\n`,
  "cspell-names.txt": "# Names\nFoster\nZyx\n",
  "src/site/company.ts": company({
    url: "http://www.foster-it.com",
    email: "hello@sunrise.example",
    endpoint: "undefined",
  }),
  "src/site/leaders.ts": `export const leaders = [
  { name: "Ada Sample", phone: "314.555.0199" },
  { name: "Bo", linkedin: "https://www.linkedin.com/in/bo-example" },
];
`,
  "src/site/brand.ts": `export const mark = "${sample.mark}";\nexport const main = "#112233";\n`,
  "src/site/prices.ts": "export const prices = [;\n",
  "src/layout/content.ts": `export const legalLinks = [
  { label: "Terms" },
  { label: "Privacy", href: "https://legal.example.com/privacy" },
];
`,
  "src/pages/home/content.ts": `export const description = "We fix computers.";
export const story = "Ada Sample founded Sunrise. In Salem, Ada answers the phone.";
export const project = { title: "Website of a bakery" };
export const clients = { number: "900+" };
`,
  "src/assets/people/ada-new.jpg": portrait,
  "src/assets/people/bo-sample.jpg": await jpeg(800, 800, "red"),
  "src/assets/people/small.jpg": await jpeg(900, 767, "red"),
  "src/assets/projects/bakery.svg": illustration("M4 4h6", "red"),
  "tests/specification/routes.test.ts": "",
};

const accepted = [{ id: "mark", reason: "It will be drawn in May." }];

/** Runs the command on a project and returns its exit code and what it prints, without colors. */
async function run(
  files: Files,
  options: { readonly json?: boolean; readonly accepted?: typeof accepted } = {},
) {
  let output = "";
  const code = await checkReady(
    folderWith(files),
    options.accepted ?? [],
    options.json ? ["--json"] : [],
    (text) => {
      output += stripVTControlCharacters(text);
    },
    sample,
  );
  return { code, output };
}

describe("a finished site", () => {
  test("has nothing left, and exit code 0", async () => {
    expect(await run(finished)).toEqual({ code: 0, output: "Ready to publish." });
  });

  test("has an empty array as JSON", async () => {
    expect(await run(finished, { json: true })).toEqual({ code: 0, output: "[]" });
  });

  test("reports ids that are accepted without need", async () => {
    const { code, output } = await run(finished, { accepted });
    expect(code).toBe(0);
    expect(output).toContain('src/site/ready.ts:1  There is nothing of "mark" to accept.');
  });

  test.each(["http://localhost:8080/message", "http://127.0.0.1/message"])(
    "isn't ready with the form's endpoint at %s",
    async (endpoint) => {
      const files = {
        ...finished,
        "src/site/company.ts": company({ endpoint: JSON.stringify(endpoint) }),
      };
      const { code, output } = await run(files);
      expect(code).toBe(1);
      expect(output).toContain(`company.ts:10  The contact form sends messages to ${endpoint}.`);
    },
  );
});

describe("an unfinished site", async () => {
  const { code, output } = await run(unfinished);
  const json = await run(unfinished, { json: true });
  const findings: readonly Finding[] = JSON.parse(json.output);

  test("has exit code 1 with and without --json", () => {
    expect([code, json.code]).toEqual([1, 1]);
  });

  test.each(checks.map(({ id }) => id))("is reported by the check %s", (id) => {
    expect(output).toMatch(new RegExp(`^${id}  .* \\(\\d\\)$`, "m"));
  });

  test("has each finding with its file and line as JSON, without the notes", () => {
    expect(findings.map(({ id, file, line }) => [id, file, line])).toEqual([
      ["unreadable", "src/site/prices.ts", 1],
      ["name", "src/pages/home/content.ts", 2],
      ["address", "src/site/company.ts", 4],
      ["address", "src/layout/content.ts", 3],
      ["phone", "src/site/leaders.ts", 2],
      ["email", "src/site/company.ts", 6],
      ["security-txt", "src/site/company.ts", 6],
      ["social", "src/site/leaders.ts", 3],
      ["places", "src/pages/home/content.ts", 2],
      ["mark", "src/site/brand.ts", 1],
      ["people", "src/pages/home/content.ts", 2],
      ["people", "src/pages/home/content.ts", 2],
      ["people", "src/site/leaders.ts", 2],
      ["portraits", "src/assets/people/ada-new.jpg", null],
      ["portraits", "src/assets/people/bo-sample.jpg", null],
      ["portraits", "src/assets/people/small.jpg", null],
      ["projects", "src/pages/home/content.ts", 3],
      ["illustrations", "src/assets/projects/bakery.svg", null],
      ["descriptions", "src/pages/home/content.ts", 1],
      ["form", "src/site/company.ts", 10],
      ["legal", "src/layout/content.ts", 2],
      ["license", "LICENSE", 3],
      ["specification", "tests/specification", null],
    ]);
    for (const finding of findings) {
      expect(Object.keys(finding)).toEqual(["id", "file", "line", "text", "todo"]);
      expect(finding.text, JSON.stringify(finding)).toMatch(/\.$/);
      expect(finding.todo, JSON.stringify(finding)).toMatch(/\.$/);
    }
  });

  test("has a line with what to do for each, and a count", () => {
    expect(output).toContain(
      "\n  src/site/leaders.ts:2  The phone number is made up, 314.555.0199. Write your own.\n",
    );
    expect(output).toContain("Not ready: 23 left in 12 files. Notes: 3.");
  });

  test("has one finding less with the mark accepted", async () => {
    const { output: shorter } = await run(unfinished, { accepted });
    expect(shorter).toContain("Not ready: 22 left in 11 files. Notes: 3. Accepted: 1.");
    expect(shorter).not.toMatch(/^mark /m);
  });
});

describe("places", () => {
  const inSpringfield = (street: string) => ({
    ...finished,
    "src/site/company.ts": company({})
      .replace("Portland", "Springfield")
      .replace("1 Pier Road", street),
  });

  test("a company of the sample's city may name it", async () => {
    expect((await run(inSpringfield("2 Oak Street"))).code).toBe(0);
  });

  test("with the sample's street, the city is the sample's, too", async () => {
    const { output } = await run(inSpringfield("9 Elm Alley"));
    expect(output).toContain("places  The sample's street and region (2)");
  });
});

test("a project without its packages says to install them", () => {
  const folder = folderWith({ "scripts/other.mjs": "" });
  const script = join(folder, "scripts/check-ready.mjs");
  copyFileSync("scripts/check-ready.mjs", script);
  const { status, stderr } = spawnSync(process.execPath, [script], { encoding: "utf8" });
  expect({ status, stderr }).toEqual({ status: 1, stderr: "Run npm install first.\n" });
});
