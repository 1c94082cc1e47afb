// cspell:disable
import { addPage, type Firm } from "../edits";
import { removePages } from "../remove-pages";

/** A smaller firm of another structure: no portfolio, fewer services and people, light only. */
export const mapleRidge: Firm = {
  name: "Maple Ridge",
  domain: "mapleridge.test",
  street: "77 Cottonwood Avenue",
  postalCode: "83702",
  region: "southern Idaho",
  timeZone: "Mountain time",
  phone: "(208) 555-33",
  hours: '[{ from: "Monday", to: "Saturday", opens: "9:00", closes: "17:30" }]',
  places: {
    "St. Louis": "Boise",
    Missouri: "Idaho",
    Sedalia: "Nampa",
    Rolla: "Caldwell",
    Joplin: "Emmett",
    Branson: "Weiser",
    Gasconade: "Owyhee",
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
  colors: { primary: "#2b1330", primaryRaised: "#3c1c43", link: "#7a2a6b" },
  edits: [
    {
      name: "no portfolio, no Dynamics, Power BI and Mobile Development",
      apply: (owner) =>
        removePages(owner, "portfolio", "dynamics", "powerbi", "mobile-development"),
    },
    addPage({
      path: "/managed-services/device-leasing",
      name: "Device Leasing",
      description: "Laptops for a monthly fee",
      menu: "managedMenu",
    }),
    {
      name: "light only, no profiles, no legal links",
      apply: (owner) => {
        owner.replace(
          "src/site/brand.ts",
          "darkScheme: boolean = true",
          "darkScheme: boolean = false",
        );
        owner.replace("src/site/company.ts", /social: \[[\s\S]*?\],/, "social: [],");
        owner.replace("src/layout/content.ts", /(legalLinks: [^=]+=) \[[^\]]*\]/, "$1 []");
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
