// cspell:disable
import type { Firm } from "../edits";
import { removePages } from "../remove-pages";
import { cameraOwner, photograph } from "./photograph";

const leadersFile = "src/site/leaders.ts";
const navigationFile = "src/site/navigation.ts";
const projectsFile = "src/pages/portfolio/projects.ts";

/** A firm like the sample: one service and one category of projects less, one page more. */
export const harborAndPine: Firm = {
  name: "Harbor & Pine",
  domain: "harborpine.test",
  phone: { text: "(207) 555-22", dial: "+120755522" },
  hours: `[
    { from: "Monday", to: "Thursday", opens: "7:30", closes: "18:00" },
    { from: "Friday", to: "Friday", opens: "7:30", closes: "12:00" },
  ]`,
  words: {
    "https://quietworks.example": "https://www.harborpine.test",
    '"2010"': '"1998"',
    "4100 Lantern Row, Suite 210": "18 Tidewater Street",
    "63102": "04101",
    "the St. Louis area": "southern Maine",
    "Central time": "Eastern time",
    "St. Louis": "Portland",
    Missouri: "Maine",
    Sedalia: "Bangor",
    Rolla: "Lewiston",
    Joplin: "Augusta",
    Branson: "Bath",
    Gasconade: "Penobscot",
    "#0a2240": "#0a2611",
    "#0e2b50": "#10391d",
    "#ffb84d": "#f4c23c",
    "#1d5fd0": "#0e7043",
    "#7a3fb0": "#a3315f",
  },
  people: {
    "Marian Okafor": "Martha Norton",
    "Amina Yusuf": "Alice Brook",
    "Curtis Bell": "Brian Carver",
    "Emeka Nwosu": "Carol Dunham",
    "Emina Hadzic": "Daniel Easton",
    "Farah Naderi": "Ellen Farley",
    "Gordon Pruitt": "Frank Gibbs",
    "Hana Sato": "Grace Holt",
    "Harjit Gill": "Henry Irving",
    "Ingrid Moen": "Irene Jarvis",
    "Jin Park": "James Kimball",
    "Joyce Abernathy": "Karen Lowell",
    "Lucia Ferraro": "Louis Mercer",
    "Mateo Villanueva": "Nathan Oakes",
    "Nora Lindqvist": "Olivia Porter",
    "Odell Grant": "Peter Quimby",
    "Priya Raman": "Rachel Stowe",
    "Tomas Reyes": "Simon Thayer",
    "Wen Li": "Teresa Upton",
  },
  pages: [
    {
      path: "/phone-systems",
      name: "Phone Systems",
      entry: ["aboutMenu", "Desk phones and call routing"],
    },
  ],
  traces: [cameraOwner],
  edits: [
    {
      name: "another mark after scrolling",
      apply: (owner) =>
        owner.replace(
          "src/site/brand.ts",
          "Mark | undefined = undefined",
          `Mark | undefined = {
            shapes: [
              { color: "text", path: "M16 4 28 26H4z", filled: true },
              { color: "highlight", path: "M6 29h20" },
            ],
            strokeWidth: 3,
          }`,
        ),
    },
    {
      name: "one photograph of 4 MB",
      apply: async (owner) => {
        owner.write("src/assets/people/founder.jpg", await photograph());
        owner.replace(
          leadersFile,
          /^import type \{ TeamLeader/,
          'import founder from "~/assets/people/founder.jpg?portrait";\n$&',
        );
        owner.replace(leadersFile, /^( *)position: "CEO.*/, "$&\n$1image: founder,");
      },
    },
    {
      name: "one service page less",
      apply: (owner) => removePages(owner, "cloud-services"),
    },
    {
      name: "one category of projects less, one image on another host",
      apply: (owner) => {
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
      name: "a link to its page in the footer",
      apply: (owner) =>
        owner.replace(
          navigationFile,
          '{ label: "Our Team", to: "team" },',
          '$& { label: "Phone Systems", to: "phone-systems" },',
        ),
    },
    {
      name: "client portal, status page, a legal text as a file, analytics",
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
          /(\{\s+to: "team",)/,
          '{ href: "https://status.harborpine.test", name: "System Status", icon: Users, description: "What is down right now" }, $1',
        );
        owner.replace(
          "src/site/analytics.ts",
          "= [];",
          '= [{ script: "https://stats.harborpine.test/script.js" }];',
        );
      },
    },
  ],
};
