import { execSync } from "node:child_process";
import { unlinkSync } from "node:fs";
import { join } from "node:path";
import type { Firm } from "../firm";

/** A smaller firm of another structure: no portfolio, no team page, fewer services, legal texts, light only. */
export const mapleRidge: Firm = {
  folder: "tests/take-over/firms/maple-ridge",
  removed: [
    "site/specification",
    "site/assets/people",
    "site/developers.ts",
    "site/assets/photos/home-scene.png",
    "site/assets/photos/team-scene.png",
  ],
  removedPages: ["portfolio", "team", "dynamics", "powerbi", "all-software", "mobile-development"],
  words: {
    "https://quietworks.example": "https://www.mapleridge.test",
    "hello@quietworks.example": "front-office@mapleridge.test",
    '{ name: "LinkedIn", href: "https://www.linkedin.com/company/quietworks-example" },': "",
    '{ name: "Facebook", href: "https://www.facebook.com/quietworks.example" },': "",
    Quietworks: "Maple Ridge Technology, Network & Cloud Services Company LLC",
    // Search engines cut off longer descriptions.
    ", an IT company for small and growing companies in": " in",
    "(314) 555-0142": "1-800-555-3342",
    "+13145550142": "+18005553342",
    "4100 Lantern Row, Suite 210": "77 Cottonwood Avenue",
    "63102": "83702",
    "the City of St. Louis and the counties of St. Louis, St. Charles, Jefferson and Franklin":
      "Ada and Canyon counties",
    "the St. Louis area": "southern Idaho",
    "Central time": "Mountain time",
    "America/Chicago": "America/Denver",
    "St. Louis": "Boise",
    Missouri: "Idaho",
    '{ from: "Monday", to: "Friday", opens: "8:00", closes: "17:00" }':
      '{ from: "Monday", to: "Saturday", opens: "9:00", closes: "17:30" }',
    // Home without a picture of the team.
    "        <Scene {...scene} people={directors} />\n": "",
    "intelligence, scene, services": "intelligence, services",
    'import homeScene from "~/site/assets/photos/home-scene.png?scene";\n': "",
    '/** Your photograph takes its place: import it with `?scene`. Those in front stand in the order of site/leaders.ts. */\nexport const scene: Photograph = {\n  image: homeScene,\n  alt: "Three of our leaders at a desk, with colleagues behind them.",\n};\n\n':
      "",
    "darkScheme: boolean = true": "darkScheme: boolean = false",
    "@fontsource-variable/figtree": "@fontsource/pt-serif",
    Figtree: "PT Serif",
    'generic: "sans-serif",': 'generic: "serif",',
    "weights: [400, 600]": "weights: [400, 700]",
    '["/team", "Our Team", "team"],':
      '["/managed-services/device-leasing", "Device Leasing", "device-leasing", "managed"],\n["/privacy", "Privacy Policy", "privacy"],\n["/team", "Our Team", "team"],',
    'viewAll: "all-managed-services",\n  items: [':
      'viewAll: "all-managed-services", items: [{ to: "device-leasing", name: "Device Leasing", icon: Headset, description: "Laptops for a monthly fee" },',
    '{ label: "Software", to: "all-software" },':
      '{ label: "Websites", to: "web-development" }, { label: "AI", to: "ai-consulting" },',
    '{ label: "Privacy Policy" }': '{ label: "Privacy Policy", to: "privacy" }',
    '{ label: "Terms of Service" },': "",
    '{ label: "Cookie Policy" }': '{ label: "Cookie Policy", to: "privacy", anchor: "cookies" }',
    "Announcement | undefined = undefined":
      'Announcement | undefined = { text: "We\'re moving across the street. From Monday on, find us at number 77.", lastDay: "2999-12-31", to: "contact" }',
    "Analytics[] = []":
      'Analytics[] = [{ script: "https://gc.mapleridge.test/count.js", sendsTo: "https://visits.mapleridge.test", attributes: { "data-site": "https://visits.mapleridge.test/count" } }]',
    "}[] = []":
      '}[] = [{ id: "projects", reason: "Ours follow in May." }, { id: "illustrations", reason: "So do theirs." }, { id: "claims", reason: "True of us, too." }]',
  },
  /** Installs its typeface. */
  finish(copy) {
    // The link to this project's packages, which stay as they are.
    unlinkSync(join(copy, "node_modules"));
    const remove = "npm rm @fontsource-variable/figtree";
    execSync(`${remove} && npm i -D @fontsource/pt-serif`, { cwd: copy, stdio: "pipe" });
  },
};
