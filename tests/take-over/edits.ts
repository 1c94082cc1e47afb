import { sample } from "../../scripts/ready/sample";
import { mark, palette } from "../../src/site/brand";
import type { Owner } from "./owner";

/** A step of an owner's work. */
export type Edit = {
  readonly name: string;
  readonly apply: (owner: Owner) => void | Promise<void>;
};

/** A company that takes the site over. */
export type Firm = {
  readonly name: string;
  readonly domain: string;
  readonly street: string;
  readonly postalCode: string;
  readonly region: string;
  readonly timeZone: string;
  /** Start of its phone numbers; the sample's last two digits follow. */
  readonly phone: string;
  /** The list of its office hours. */
  readonly hours: string;
  /** Its towns by those of the sample. */
  readonly places: Readonly<Record<string, string>>;
  /** Its people by those of the sample, the founder first. The others leave. */
  readonly people: Readonly<Record<string, string>>;
  /** Its colors by role; the others stay the sample's. */
  readonly colors: Partial<Record<keyof typeof palette, string>>;
  /** What only this company changes. */
  readonly edits: readonly Edit[];
};

/** A page of the company's own. */
type Page = {
  readonly path: string;
  readonly name: string;
  readonly description: string;
  /** The menu that lists it, as src/site/navigation.ts names it. */
  readonly menu: "managedMenu" | "aboutMenu";
};

const companyFile = "src/site/company.ts";
const brandFile = "src/site/brand.ts";
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
    name: "company, address, phone, hours, endpoint",
    apply: (owner) => {
      const set = (field: string, value: string) =>
        owner.replace(companyFile, new RegExp(`^(\\s+${field}:) ".*"`), `$1 "${value}"`);
      for (const place of sample.places) owner.replaceInFiles(place, firm.places[place] ?? "");
      set("founded", "1998");
      set("url", `https://www.${firm.domain}`);
      set("street", firm.street);
      set("postalCode", firm.postalCode);
      set("region", firm.region);
      set("timeZone", firm.timeZone);
      owner.replace(companyFile, /(const officeHours: [^=]+=) \[[^\]]*\]/, `$1 ${firm.hours}`);
      owner.replace(
        companyFile,
        /(const messageEndpoint:[^=]+=)[^;]*;/,
        `$1 "https://www.${firm.domain}/api/message";`,
      );
      owner.replaceInFiles(`${sample.name.toLowerCase()}-example`, slugOf(firm));
      owner.replaceInFiles(`${sample.name.toLowerCase()}.example`, firm.domain);
      owner.replaceInFiles(sample.name, firm.name);
      owner.replace(companyFile, /(const email =) ".*"/, `$1 "front-office@${firm.domain}"`);
      owner.replace(companyFile, /"15\+"/, '"25"');
      owner.replaceInFiles(/\(\d{3}\) 555-01/, firm.phone);
      owner.replace("LICENSE", /^(Copyright .*)$/, `$1\nCopyright (c) 2027 ${firm.name}`);
    },
  },
  {
    name: "colors and mark",
    apply: (owner) => {
      for (const [role, color] of Object.entries(firm.colors)) {
        owner.replace(brandFile, palette[role as keyof typeof palette], color);
      }
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
      const [founder = ""] = Object.values(firm.people);
      for (const person of Object.keys(sample.people)) {
        if (!firm.people[person]) leave(owner, `name: "${person}"`);
        owner.replaceInFiles(person, firm.people[person] ?? founder, "if any");
      }
      const founderOfTheSample = new RegExp(`\\b${sample.calledByFirstName.split(" ")[0]}\\b`);
      owner.replaceInFiles(founderOfTheSample, founder.split(" ")[0] ?? "");
      owner.replace(leadersFile, /linkedin\.com\/in\/[\w-]+/, `linkedin.com/in/${slugOf(firm)}`);
      owner.remove("src/assets/people");
      const names = Object.values(firm.people).join(" ").replaceAll(" ", "\n");
      owner.replace("cspell-names.txt", /^# .*\n/, `$&${names}\n`);
      for (const [index, title] of Object.keys(sample.projects).entries()) {
        owner.replaceInFiles(`"${title}"`, `"Project number ${index + 1}"`);
      }
      owner.replace(
        "src/site/ready.ts",
        "= [];",
        '= [{ id: "illustrations", reason: "The take-over test draws no new ones." }];',
      );
    },
  },
  ...firm.edits,
];

/** Adds a page with a hero and a call to action: its row, its folder and its entry in a menu. */
export const addPage = ({ path, name, description, menu }: Page): Edit => ({
  name: `a page of its own, ${path}`,
  apply: (owner) => {
    const target = path.split("/").at(-1) ?? "";
    const breadcrumb = path.lastIndexOf("/") > 0 ? `\n  page: "${target}",` : "";
    const row = `  ["${path}", "${name}", "${target}"],\n$&`;
    owner.replace("src/site/routes.ts", /^ *\["\/team",/, row);
    owner.replace(
      "src/site/navigation.ts",
      new RegExp(`const ${menu} = \\{[^[]*items: \\[`),
      `$&{ to: "${target}", name: "${name}", icon: Headset, description: "${description}" },`,
    );
    owner.write(
      `src/pages${path}/content.ts`,
      `import { company } from "~/site/company";

export const description = \`${name} for offices in \${company.region}: planned, installed and looked after by one team.\`;

export const hero = {${breadcrumb}
  heading: "${name} for your office",
  lead: "We plan, install and look after it.",
  actions: [{ label: "Get a Quote", to: "contact" }],
} as const;

export const callToAction = {
  heading: "Tell us what you have today",
  text: \`Describe it in a few lines, and we reply \${company.replyTime} with a first plan.\`,
  actions: [{ label: "Write to Us", to: "contact" }],
} as const;
`,
    );
    owner.write(
      `src/pages${path}/page.tsx`,
      `import { CallToAction } from "~/sections/CallToAction";
import { Hero } from "~/sections/Hero";
import { Section } from "~/sections/Section";
import { callToAction, hero } from "./content";

export { description } from "./content";

/** ${name}. */
export default function Page() {
  return (
    <>
      <Hero {...hero} />
      <Section>
        <CallToAction {...callToAction} />
      </Section>
    </>
  );
}
`,
    );
  },
});

/** Removes a person from the list that has the name. */
function leave(owner: Owner, name: string): void {
  const file = owner.read(teamFile).includes(name) ? teamFile : leadersFile;
  owner.removeEntry(file, name);
}

/** "harbor-and-pine" for "Harbor & Pine". */
const slugOf = ({ name }: Firm) => name.toLowerCase().replace("&", "and").replaceAll(" ", "-");
