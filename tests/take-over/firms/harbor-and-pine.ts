import { cpSync } from "node:fs";
import { join } from "node:path";
import type { Firm } from "../firm";

/**
 * A firm like the sample: four services, an overview and two categories of projects less; articles, a client portal, a calendar,
 * an announcement, quotes, logos, credentials and a photograph more.
 */
export const harborAndPine: Firm = {
  folder: "tests/take-over/firms/harbor-and-pine",
  removed: [
    "site/specification",
    "site/assets/people",
    "site/developers.ts",
    "site/assets/photos/home-scene.png",
    "site/assets/photos/team-scene.png",
  ],
  removedPages: ["cloud-services", "all-software", "mobile-development", "dynamics", "powerbi"],
  words: {
    "https://quietworks.example": "https://www.harborpine.test",
    "hello@quietworks.example": "front-office@harborpine.test",
    "quietworks-example": "harbor-and-pine",
    "facebook.com/quietworks.example": "facebook.com/harborpine",
    Quietworks: "Harbor & Pine",
    "(314) 555-0142": "1-800-555-2242",
    "+13145550142": "+18005552242",
    "4100 Lantern Row, Suite 210": "18 Tidewater Street",
    "63102": "04101",
    "the City of St. Louis and the counties of St. Louis, St. Charles, Jefferson and Franklin":
      "York and Cumberland counties",
    "St. Louis and four nearby counties": "southern Maine",
    "Central time": "Eastern time",
    "America/Chicago": "America/New_York",
    "St. Louis": "Portland",
    Missouri: "Maine",
    Rolla: "Lewiston",
    Joplin: "Augusta",
    Branson: "Bath",
    "areas: [] as": 'areas: ["Portland", "Lincoln County"] as',
    "emergency: `Emergency support ${onCall}`": 'emergency: ""',
    '{ from: "Monday", to: "Friday", opens: "8:00", closes: "17:00" }':
      '{ from: "Monday", to: "Thursday", opens: "7:30", closes: "18:00" }, { from: "Friday", to: "Saturday", opens: "7:30", closes: "12:00" }',
    "#0a2240": "#0a2611",
    "#0e2b50": "#10391d",
    "#0a1424": "#08150b",
    "#060d18": "#050d07",
    'cta: "#ffb84d"': 'cta: "#d9572b"',
    "#ffc670": "#e8683d",
    "#ffb84d": "#f4c23c",
    "#1d5fd0": "#0e7043",
    "#7a3fb0": "#a3315f",
    "Mark | undefined = undefined":
      'Mark | undefined = { shapes: [{ color: "text", path: "M16 4 28 26H4z", filled: true }, { color: "highlight", path: "M6 29h20" }], strokeWidth: 3 }',
    '["/team", "Our Team", "team"],':
      '["/news", "News", "articles"],\n["/accessibility", "Accessibility", "accessibility"],\n["/team", "Our Team", "team"],',
    'label: "About",\n  items: [':
      'label: "About", items: [{ href: "https://status.harborpine.test", name: "System Status", icon: Users, description: "What is down right now" },',
    '{ label: "Software", to: "all-software" },': '{ label: "AI", to: "ai-consulting" },',
    '{ label: "Our Team", to: "team" },':
      '{ label: "Our Team", to: "team" }, { label: "News", to: "articles" },',
    'booking: Destination = { to: "contact" }':
      'booking: Destination = { href: "https://calendar.harborpine.test/first-call" }',
    "Action | undefined = undefined":
      'Action | undefined = { label: "Client Portal", href: "https://portal.harborpine.test" }',
    '{ label: "Privacy Policy" }': '{ label: "Privacy Policy", href: "/files/privacy.txt" }',
    '{ label: "Terms of Service" },': '{ label: "Accessibility", to: "accessibility" },',
    '{ label: "Cookie Policy" },': "",
    "}[] = []":
      '}[] = [{ id: "projects", reason: "Ours follow in May." }, { id: "illustrations", reason: "So do theirs." }, { id: "gaps", reason: "We test in June." }]',
    "map: undefined as": 'map: "https://www.openstreetmap.org/node/1" as',
    "verifications: Readonly<Record<string, string>> = {}":
      'verifications: Readonly<Record<string, string>> = { "google-site-verification": "harbor" }',
    "Analytics[] = []":
      'Analytics[] = [{ script: "https://stats.harborpine.test/script.js" }, { script: "https://gc.harborpine.test/count.js", sendsTo: "https://visits.harborpine.test", attributes: { "data-site": "https://visits.harborpine.test/count" } }]',
    "Announcement | undefined = undefined":
      'Announcement | undefined = { text: "We\'re moving across the street. From Monday on, find us at number 18.", lastDay: "2999-12-31", to: "contact" }',
    '{ category: "Web Design", icon: PenTool, color: "software" },': "",
    '{ category: "WordPress", icon: AppWindow, color: "software" },': "",
    "<Hero {...hero} />\n      <Stats":
      "<Hero {...hero} aside={<Photo eager {...serverRoom} />} />\n      <Stats",
    // A photograph of its own on Home, and none on Team.
    "photos/home-scene.png": "photos/rack.jpg",
    "Three of our leaders at a desk, with colleagues behind them.":
      "A rack of servers in our office.",
    "<Scene {...scene} people={directors} />": "<Scene {...scene} people={[]} />",
    "      <Scene {...scene} people={leaders} eager />\n": "",
    "leadership, scene, statistics": "leadership, statistics",
    "import { NightWatch }": 'import { Photo } from "~/ui/picture/Photo";\nimport { NightWatch }',
    "import { clients, quotes }": "import { clients, quotes, serverRoom }",
  },
  shows: ["Mon-Thu 7:30AM-6PM, Fri-Sat 7:30AM-12PM", "1-800-555-2242 ext. 43"],
  /** Adds logos of clients and photographs, those of the gallery, and pages from docs/starters. */
  finish(copy) {
    const own = {
      "assets/people/elsa-quint.png": "gallery/files/face.png",
      "assets/people/founder.png": "gallery/files/face.png",
      "assets/photos/rack.jpg": "gallery/files/rack.jpg",
      "articles/rack.jpg": "gallery/files/rack.jpg",
      "assets/clients/alder.svg": "gallery/files/alder.svg",
      "assets/clients/basalt.png": "gallery/files/basalt.png",
      "assets/clients/wren.svg": "gallery/files/wren.svg",
      "pages/news": "docs/starters/articles",
      "pages/accessibility/content.md": "docs/starters/accessibility.md",
    };
    for (const [to, from] of Object.entries(own)) {
      cpSync(from, join(copy, "site", to), { recursive: true });
    }
  },
};
