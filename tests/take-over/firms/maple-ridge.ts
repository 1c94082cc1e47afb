// cspell:disable
import { execSync } from "node:child_process";
import { unlinkSync } from "node:fs";
import { join } from "node:path";
import type { Firm } from "../edits";
import { removePages } from "../remove-pages";

const brandFile = "src/site/brand.ts";
const contentFile = "src/layout/content.ts";

/** A smaller firm of another structure: no portfolio, fewer services and people, legal texts, light only. */
export const mapleRidge: Firm = {
  name: "Maple Ridge",
  domain: "mapleridge.test",
  phone: "(208) 555-33",
  hours: '[{ from: "Monday", to: "Saturday", opens: "9:00", closes: "17:30" }]',
  words: {
    "https://quietworks.example": "https://www.mapleridge.test",
    '"2010"': '"1998"',
    "4100 Lantern Row, Suite 210": "77 Cottonwood Avenue",
    "63102": "83702",
    "the St. Louis area": "southern Idaho",
    "Central time": "Mountain time",
    "St. Louis": "Boise",
    Missouri: "Idaho",
    Sedalia: "Nampa",
    Rolla: "Caldwell",
    Joplin: "Emmett",
    Branson: "Weiser",
    Gasconade: "Owyhee",
    "#0a2240": "#2b1330",
    "#0e2b50": "#3c1c43",
    "#1d5fd0": "#7a2a6b",
  },
  people: {
    "Marian Okafor": "Miles Osborn",
    "Tomas Reyes": "Ruth Tully",
    "Mateo Villanueva": "Nina Pratt",
    "Emeka Nwosu": "Caleb Ewing",
    "Farah Naderi": "Edwin Garza",
    "Odell Grant": "Paula Rowe",
    "Wen Li": "Stuart Vance",
  },
  pages: [
    {
      path: "/managed-services/device-leasing",
      name: "Device Leasing",
      entry: ["managedMenu", "Laptops for a monthly fee"],
    },
    { path: "/privacy", name: "Privacy Policy" },
    { path: "/terms", name: "Terms of Service" },
  ],
  traces: ["Figtree"],
  edits: [
    {
      name: "no portfolio, no Dynamics, Power BI and Mobile Development",
      apply: (owner) =>
        removePages(owner, "portfolio", "dynamics", "powerbi", "mobile-development"),
    },
    {
      name: "legal links that lead to its pages",
      apply: (owner) => {
        owner.replace(contentFile, '"Privacy Policy" }', '"Privacy Policy", to: "privacy" }');
        owner.replace(contentFile, '"Terms of Service" }', '"Terms of Service", to: "terms" }');
        owner.replace(
          contentFile,
          '"Cookie Policy" }',
          '"Cookie Policy", to: "privacy", anchor: "cookies" }',
        );
      },
    },
    {
      name: "its whole name, which takes two lines",
      apply: (owner) => {
        owner.replace(
          "src/site/company.ts",
          'name: "Maple Ridge"',
          'name: "Maple Ridge Technology, Network & Cloud Services Company LLC"',
        );
        // Search engines cut off longer descriptions.
        for (const page of ["about", "team"]) {
          owner.replace(
            `src/pages/${page}/content.ts`,
            /(description = .*?)\$\{company\.name\}/,
            "$1Maple Ridge",
          );
        }
      },
    },
    {
      name: "another typeface",
      apply: (owner) => {
        owner.replace(
          brandFile,
          /family: "[\s\S]*?weights: .*/,
          'family: "PT Serif", package: "@fontsource/pt-serif", generic: "serif", weights: [400, 700],',
        );
        // The link to this project's packages, which stay as they are.
        unlinkSync(join(owner.copy, "node_modules"));
        execSync(
          "npm rm @fontsource-variable/figtree && npm install --save-dev @fontsource/pt-serif",
          { cwd: owner.copy, stdio: "pipe" },
        );
      },
    },
    {
      name: "an announcement",
      apply: (owner) => {
        const nextWeek = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
        owner.replace(
          contentFile,
          /(const announcement: [^=]+=) undefined/,
          `$1 { text: "We're moving across the street. From Monday on, find us at number 77.", lastDay: "${nextWeek}", to: "contact" }`,
        );
      },
    },
    {
      name: "light only, no profiles",
      apply: (owner) => {
        owner.replace(brandFile, "darkScheme: boolean = true", "darkScheme: boolean = false");
        owner.replace("src/site/company.ts", /(const social: [^=]+=) \[[^\]]*\]/, "$1 []");
      },
    },
    {
      name: "analytics",
      apply: (owner) =>
        owner.replace(
          "src/site/analytics.ts",
          "= [];",
          `= [{ script: "https://gc.mapleridge.test/count.js", sendsTo: "https://visits.mapleridge.test", attributes: { "data-site": "https://visits.mapleridge.test/count" } }];`,
        ),
    },
  ],
};
