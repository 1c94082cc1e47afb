import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sample } from "../../scripts/ready/sample";
import { mark } from "../../src/site/brand";
import type { Owner } from "./owner";

/** A step of an owner's work. */
export type Edit = {
  readonly name: string;
  readonly apply: (owner: Owner) => void | Promise<void>;
};

/** A page of a company's own. Its files are in a folder beside the company's record. */
type Page = {
  readonly path: string;
  readonly name: string;
  /** Its entry in a menu, as src/site/navigation.ts names it. */
  readonly entry?: readonly [menu: "managedMenu" | "aboutMenu", description: string];
};

/** A company that takes the site over. */
export type Firm = {
  readonly name: string;
  readonly domain: string;
  /** Start of its phone numbers, as read and as dialed; the sample's last two digits follow. */
  readonly phone: { readonly text: string; readonly dial: string };
  /** The list of its office hours. */
  readonly hours: string;
  /** Its address, region, time zone, colors and so on, by those of the sample. */
  readonly words: Readonly<Record<string, string>>;
  /** Its people by those of the sample, the founder first. The others leave. */
  readonly people: Readonly<Record<string, string>>;
  readonly pages: readonly Page[];
  /** What else it must not publish. */
  readonly traces: readonly string[];
  /** What only this company changes. */
  readonly edits: readonly Edit[];
};

const brandFile = "src/site/brand.ts";
const companyFile = "src/site/company.ts";
const leadersFile = "src/site/leaders.ts";
const teamFile = "src/pages/team/content.ts";

/** What the owner of any company changes, in the order of docs/make-it-yours.md. */
export const editsOf = (firm: Firm): readonly Edit[] => [
  {
    name: "delete the sample's tests, and the comments on what is true of the sample only",
    apply: (owner) => {
      owner.remove("tests/specification");
      owner.replaceInFiles(/^ *\/\/ The sample's: .*\n/, "");
    },
  },
  {
    name: "company, address, phone, hours, endpoint, colors",
    apply: (owner) => {
      for (const [old, own] of Object.entries(firm.words)) owner.replaceInFiles(old, own);
      const endpoint = `"https://www.${firm.domain}/api/message"`;
      owner.replace(companyFile, /(const officeHours: [^=]+=) \[[^\]]*\]/, `$1 ${firm.hours}`);
      owner.replace(companyFile, /(const messageEndpoint:[^=]+=)[^;]*/, `$1 ${endpoint}`);
      owner.replaceInFiles(`${sample.name.toLowerCase()}-example`, slugOf(firm));
      owner.replaceInFiles(`${sample.name.toLowerCase()}.example`, firm.domain);
      owner.replaceInFiles(sample.name, firm.name);
      owner.replace(companyFile, /(const email =) ".*"/, `$1 "front-office@${firm.domain}"`);
      owner.replace(companyFile, /"15\+"/, '"25"');
      owner.replaceInFiles(/\(\d{3}\) 555-01/, firm.phone.text);
      owner.replaceInFiles("+131455501", firm.phone.dial);
      owner.replace("LICENSE", /^(Copyright .*)$/, `$1\nCopyright (c) 2027 ${firm.name}`);
    },
  },
  {
    name: "mark",
    apply: (owner) => {
      const [ground, sign] = mark.shapes;
      owner.replace(brandFile, `"${ground?.path}"`, '"M16 2 30 28H2z"');
      owner.replace(brandFile, `"${sign?.path}"`, '"M16 12v16M11 20l5-5 5 5"');
    },
  },
  {
    name: "people and projects",
    apply: (owner) => {
      for (const file of [leadersFile, teamFile]) {
        owner.replace(file, /^import \w+ from "~\/assets\/people\/.*\n/, "");
        owner.replace(file, /,? *image: \w+(?= \})|^ *image: \w+,\n/, "");
      }
      owner.remove("src/assets/people");
      const [founder = ""] = Object.values(firm.people);
      for (const person of Object.keys(sample.people)) {
        const entry = `name: "${person}"`;
        const file = owner.read(teamFile).includes(entry) ? teamFile : leadersFile;
        if (!firm.people[person]) owner.removeEntry(file, entry);
        const successor = firm.people[person] ?? founder;
        owner.replaceInFiles(person, successor, "if any");
        owner.replaceInFiles(mailOf(person), mailOf(successor), "if any");
      }
      const calledByFirstName = new RegExp(`\\b${firstNameOf(sample.calledByFirstName)}\\b`);
      owner.replaceInFiles(calledByFirstName, firstNameOf(founder));
      owner.replace(leadersFile, /linkedin\.com\/in\/[\w-]+/, `linkedin.com/in/${slugOf(firm)}`);
      const names = Object.values(firm.people).join(" ").replaceAll(" ", "\n");
      owner.replace("cspell-names.txt", /^# .*\n/, `$&${names}\n`);
      for (const [index, title] of Object.keys(sample.projects).entries()) {
        owner.replaceInFiles(`"${title}"`, `"Project number ${index + 1}"`);
      }
      const accepted = '{ id: "illustrations", reason: "The take-over test draws no new ones." }';
      owner.replace("src/site/ready.ts", "= [];", `= [${accepted}];`);
    },
  },
  ...firm.pages.map((page) => addPage(firm, page)),
  ...firm.edits,
];

/** Adds a page: its row, its entry in a menu and its folder. */
const addPage = (firm: Firm, { path, name, entry }: Page): Edit => ({
  name: `a page of its own, ${path}`,
  apply: (owner) => {
    const target = path.split("/").at(-1) ?? "";
    const row = `  ["${path}", "${name}", "${target}"],\n`;
    owner.replace("src/site/routes.ts", /^ *\["\/team",/, `${row}$&`);
    if (entry) {
      const [menu, description] = entry;
      const items = new RegExp(`const ${menu} = \\{[^[]*items: \\[`);
      const item = `{ to: "${target}", name: "${name}", icon: Headset, description: "${description}" },`;
      owner.replace("src/site/navigation.ts", items, `$&${item}`);
    }
    const folder = `tests/take-over/firms/${slugOf(firm)}/${target}`;
    for (const file of readdirSync(folder)) {
      owner.write(`src/pages${path}/${file}`, readFileSync(join(folder, file)));
    }
  },
});

const firstNameOf = (person: string) => person.split(" ")[0] ?? "";

/** Start of a person's mail address. */
export const mailOf = (person: string) => `${firstNameOf(person).toLowerCase()}@`;

/** "harbor-and-pine" for "Harbor & Pine". */
const slugOf = ({ name }: Firm) => name.toLowerCase().replace("&", "and").replaceAll(" ", "-");
