// cspell:disable
import { addPage, type Firm } from "../edits";
import { photograph } from "../pictures";
import { removePages } from "../remove-pages";

const leadersFile = "src/site/leaders.ts";
const navigationFile = "src/site/navigation.ts";
const projectsFile = "src/pages/portfolio/projects.ts";

/** A firm like the sample: one service and one category of projects less, one page more. */
export const harborAndPine: Firm = {
  name: "Harbor & Pine",
  domain: "harborpine.test",
  street: "18 Tidewater Street",
  postalCode: "04101",
  region: "southern Maine",
  timeZone: "Eastern time",
  phone: "(207) 555-22",
  hours: `[
    { from: "Monday", to: "Thursday", opens: "7:30", closes: "18:00" },
    { from: "Friday", to: "Friday", opens: "7:30", closes: "12:00" },
  ]`,
  places: {
    "St. Louis": "Portland",
    Missouri: "Maine",
    Sedalia: "Bangor",
    Rolla: "Lewiston",
    Joplin: "Augusta",
    Branson: "Bath",
    Gasconade: "Penobscot",
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
  colors: {
    primary: "#0a2611",
    primaryRaised: "#10391d",
    highlight: "#f4c23c",
    link: "#0e7043",
    software: "#a3315f",
  },
  edits: [
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
    addPage({
      path: "/phone-systems",
      name: "Phone Systems",
      description: "Desk phones and call routing",
      menu: "aboutMenu",
    }),
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
