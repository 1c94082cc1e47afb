// cspell:disable
import { sample } from "../../scripts/ready/sample";
import { mark, palette } from "../../src/site/brand";
import type { Owner } from "./owner";
import { photograph } from "./pictures";

type Edit = {
  readonly name: string;
  readonly apply: (owner: Owner) => void | Promise<void>;
};

const companyFile = "src/site/company.ts";
const brandFile = "src/site/brand.ts";
const leadersFile = "src/site/leaders.ts";
const teamFile = "src/pages/team/content.ts";
const navigationFile = "src/site/navigation.ts";
const routesFile = "src/site/routes.ts";
const projectsFile = "src/pages/portfolio/projects.ts";

/** The people of the other company, in the order of the sample's. */
const people = [
  "Alice Brook",
  "Brian Carver",
  "Carol Dunham",
  "Daniel Easton",
  "Ellen Farley",
  "Frank Gibbs",
  "Grace Holt",
  "Henry Irving",
  "Irene Jarvis",
  "James Kimball",
  "Karen Lowell",
  "Louis Mercer",
  "Martha Norton",
  "Nathan Oakes",
  "Olivia Porter",
  "Peter Quimby",
  "Rachel Stowe",
  "Simon Thayer",
  "Teresa Upton",
];

/** Its towns, in the order of the sample's. */
const places = ["Portland", "Maine", "Bangor", "Lewiston", "Augusta", "Bath", "Penobscot"];

/** The sample's main colors, and its own with as much contrast. */
export const newColors: Readonly<Record<string, string>> = {
  [palette.primary]: "#0a2611",
  [palette.primaryRaised]: "#10391d",
  [palette.highlight]: "#f4c23c",
  [palette.link]: "#0e7043",
  [palette.software]: "#a3315f",
};

/** What the owner of another company changes, in the order of docs/make-it-yours.md. */
export const edits: readonly Edit[] = [
  {
    name: "delete the sample's tests",
    apply: (owner) => owner.remove("tests/specification"),
  },
  {
    name: "company, address, phone, hours, endpoint",
    apply: (owner) => {
      for (const [index, place] of sample.places.entries()) {
        owner.replaceInFiles(place, places[index] ?? "Kennebunk");
      }
      const set = (field: string, value: string) =>
        owner.replace(companyFile, new RegExp(`^(\\s+${field}:) ".*"`), `$1 "${value}"`);
      set("founded", "1998");
      set("url", "https://www.harborpine.test");
      set("street", "18 Tidewater Street");
      set("postalCode", "04101");
      set("region", "southern Maine");
      set("timeZone", "Eastern time");
      owner.replace(
        companyFile,
        /(const officeHours: [^=]+=) \[[^\]]*\]/,
        `$1 [
          { from: "Monday", to: "Thursday", opens: "7:30", closes: "18:00" },
          { from: "Friday", to: "Friday", opens: "7:30", closes: "12:00" },
        ]`,
      );
      owner.replace(
        companyFile,
        /(const messageEndpoint:[^=]+=)[^;]*;/,
        '$1 "https://www.harborpine.test/api/message";',
      );
      owner.replaceInFiles(sample.name, "Harbor & Pine");
      owner.replaceInFiles(`${sample.name.toLowerCase()}-example`, "harbor-and-pine");
      owner.replaceInFiles(`${sample.name.toLowerCase()}.example`, "harborpine.test");
      owner.replace(companyFile, /(const email =) ".*"/, '$1 "front-office@harborpine.test"');
      owner.replace(companyFile, /"15\+"/, '"25"');
      owner.replaceInFiles(/\(\d{3}\) 555-01/, "(207) 555-22");
      owner.replace("LICENSE", /^(Copyright .*)$/, "$1\nCopyright (c) 2027 Harbor & Pine");
    },
  },
  {
    name: "colors and mark",
    apply: (owner) => {
      for (const [old, color] of Object.entries(newColors)) owner.replace(brandFile, old, color);
      const [ground, sign] = mark.shapes;
      owner.replace(brandFile, `"${ground?.path}"`, '"M16 2 30 28H2z"');
      owner.replace(brandFile, `"${sign?.path}"`, '"M16 12v16M11 20l5-5 5 5"');
    },
  },
  {
    name: "people, their portraits, one photograph of 4 MB",
    apply: async (owner) => {
      for (const [index, person] of Object.keys(sample.people).entries()) {
        owner.replaceInFiles(person, people[index] ?? "Una Vance");
      }
      for (const first of Object.keys(sample.firstNames)) {
        owner.replaceInFiles(new RegExp(`\\b${first}\\b`), "Martha");
      }
      for (const file of [leadersFile, teamFile]) {
        owner.replace(file, /^import \w+ from "~\/assets\/people\/.*\n/, "");
        owner.replace(file, /,? *image: \w+(?= \})|^ *image: \w+,\n/, "");
      }
      owner.replace(leadersFile, /linkedin\.com\/in\/[\w-]+/, "linkedin.com/in/harbor-and-pine");
      owner.remove("src/assets/people");
      owner.write("src/assets/people/founder.jpg", await photograph());
      owner.replace(
        leadersFile,
        /^import type \{ TeamLeader/,
        'import founder from "~/assets/people/founder.jpg?portrait";\n$&',
      );
      owner.replace(leadersFile, /^( *)position: "CEO.*/, "$&\n$1image: founder,");
      owner.replace("cspell-names.txt", /^# .*\n/, `$&${people.join(" ").replaceAll(" ", "\n")}\n`);
    },
  },
  {
    name: "one service page less",
    apply: (owner) => {
      owner.remove("src/pages/managed-services/cloud-services");
      owner.replace(routesFile, /^.*"cloud-services"\],\n/, "");
      owner.replace(navigationFile, /\{\s+id: "cloud-services",[^}]*\},\s*/, "");
      owner.replace(navigationFile, /^.*to: "cloud-services" \},\n/, "");
      owner.replace(
        "src/pages/managed-services/content.ts",
        /^ {2}"cloud-services": \{[\s\S]*?^ {2}\},\n/,
        "",
      );
    },
  },
  {
    name: "projects, one category less, one image on another host",
    apply: (owner) => {
      for (const [index, title] of Object.keys(sample.projects).entries()) {
        owner.replaceInFiles(`"${title}"`, `"Project number ${index + 1}"`);
      }
      owner.replace("src/pages/portfolio/categories.ts", /^.*category: "Web Design".*\n/, "");
      owner.remove("src/assets/projects/law-firm.svg");
      owner.replace(projectsFile, /^import lawFirm .*\n/, "");
      owner.replace(projectsFile, /^ {2}\{\n {4}category: "Web Design"[\s\S]*?^ {2}\},\n/, "");
      owner.remove("src/assets/projects/parish-school.svg");
      owner.replace(projectsFile, /^import parishSchool .*\n/, "");
      owner.replace(
        projectsFile,
        "illustration(parishSchool)",
        '"https://pictures.harborpine.test/school.jpg"',
      );
    },
  },
  {
    name: "one page more",
    apply: (owner) => {
      owner.replace(
        routesFile,
        /^ *\["\/team",/,
        '  ["/phone-systems", "Phone Systems", "phone-systems"],\n$&',
      );
      owner.replace(
        navigationFile,
        /^ *\{\n *id: "portfolio",/,
        `{
          id: "phone-systems",
          name: "Phone Systems",
          icon: Headset,
          description: "Desk phones and call routing",
        },
        $&`,
      );
      owner.replace(
        navigationFile,
        /^ *\{ label: "Portfolio", to: "portfolio" \},\n/,
        '$&{ label: "Phone Systems", to: "phone-systems" },\n',
      );
      owner.write(
        "src/pages/phone-systems/content.ts",
        `import { company } from "~/site/company";

/** For search results and link previews, 70 to 155 characters. */
export const description = \`Phone systems for offices in \${company.region}: planned, installed and looked after by one team.\`;

export const hero = {
  heading: "Phone systems for your office",
  lead: "We plan, install and look after your phones, and route every call to the right desk.",
  actions: [{ label: "Get a Quote", to: "contact" }],
} as const;

export const callToAction = {
  heading: "Tell us how you take calls today",
  text: \`Describe your phones in a few lines, and we reply \${company.replyTime} with a first plan.\`,
  actions: [{ label: "Write to Us", to: "contact" }],
} as const;
`,
      );
      owner.write(
        "src/pages/phone-systems/page.tsx",
        `import { CallToAction } from "~/sections/CallToAction";
import { Hero } from "~/sections/Hero";
import { Section } from "~/sections/Section";
import { callToAction, hero } from "./content";

export { description } from "./content";

/** Phone systems. */
export default function PhoneSystems() {
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
  },
  {
    name: "client portal, status page, legal links, analytics, and what is left on purpose",
    apply: (owner) => {
      owner.replace(
        "src/layout/content.ts",
        /(legalLinks: [^=]+=) \[[^\]]*\]/,
        '$1 [{ label: "Privacy Policy (text)", href: "/files/privacy.txt" }]',
      );
      owner.write("public/files/privacy.txt", "We keep what you write to us for a year.\n");
      owner.replace(
        navigationFile,
        /(const clientLink: [^=]+=) undefined/,
        '$1 { label: "Client Portal", href: "https://portal.harborpine.test" }',
      );
      owner.replace(
        navigationFile,
        /(\{\s+id: "team",)/,
        '{ href: "https://status.harborpine.test", name: "System Status", icon: Users, description: "What is down right now" }, $1',
      );
      owner.replace(
        "src/site/analytics.ts",
        "= [];",
        '= [{ script: "https://stats.harborpine.test/script.js" }];',
      );
      owner.replace(
        "src/site/ready.ts",
        "= [];",
        '= [{ id: "illustrations", reason: "The take-over test draws no new ones." }];',
      );
    },
  },
];
