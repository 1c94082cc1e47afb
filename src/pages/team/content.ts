import curtis from "~/assets/people/curtis-bell.png?portrait";
import emeka from "~/assets/people/emeka-nwosu.png?portrait";
import emina from "~/assets/people/emina-hadzic.png?portrait";
import farah from "~/assets/people/farah-naderi.png?portrait";
import hana from "~/assets/people/hana-sato.png?portrait";
import harjit from "~/assets/people/harjit-gill.png?portrait";
import ingrid from "~/assets/people/ingrid-moen.png?portrait";
import jin from "~/assets/people/jin-park.png?portrait";
import joyce from "~/assets/people/joyce-abernathy.png?portrait";
import lucia from "~/assets/people/lucia-ferraro.png?portrait";
import mateo from "~/assets/people/mateo-villanueva.png?portrait";
import odell from "~/assets/people/odell-grant.png?portrait";
import priya from "~/assets/people/priya-raman.png?portrait";
import wen from "~/assets/people/wen-li.png?portrait";
import type { Statistic, TeamMember } from "~/content-types";
import { figures } from "~/site/company";
import { leaders } from "~/site/leaders";

/** For search results and link previews, 70 to 155 characters. */
export const description =
  "The people behind Quietworks in St. Louis: five leaders with their direct numbers, and a development team of fourteen with names, faces and trades.";

export const hero = {
  heading: "Meet Our Team",
  lead: "Five people who lead and fourteen who build. The engineers on the help desk introduce themselves when they answer.",
  actions: [{ label: "Work With Us", to: "contact" }],
} as const;

export const leadership = {
  heading: "Five leaders, five direct lines.",
  lead: "There is no switchboard in between. Call or write to the one whose subject it is.",
  labels: { specialties: "Specialties:", profile: "LinkedIn profile", leaves: "leaves this site" },
} as const;

/** In the order in which they work on a project. */
const members: readonly TeamMember[] = [
  { name: "Joyce Abernathy", position: "Business Analyst", image: joyce },
  { name: "Mateo Villanueva", position: "UX Researcher", image: mateo },
  { name: "Hana Sato", position: "Product Designer", image: hana },
  { name: "Curtis Bell", position: "Accessibility Specialist", image: curtis },
  { name: "Ingrid Moen", position: "Solution Architect", image: ingrid },
  { name: "Priya Raman", position: "Lead Web Developer", image: priya },
  { name: "Emeka Nwosu", position: "Back-End Developer", image: emeka },
  { name: "Lucia Ferraro", position: "iOS Developer", image: lucia },
  { name: "Jin Park", position: "Android Developer", image: jin },
  { name: "Emina Hadzic", position: "WordPress Developer", image: emina },
  { name: "Harjit Gill", position: "Power BI Developer", image: harjit },
  { name: "Farah Naderi", position: "Machine Learning Engineer", image: farah },
  { name: "Odell Grant", position: "Test Engineer", image: odell },
  { name: "Wen Li", position: "Release Engineer", image: wen },
];

export const development = {
  heading: "The development team, from first question to release.",
  lead: "The first asks what you need. The last puts it to work on a quiet evening.",
  members,
  opening: { text: "The fifteenth desk", action: { label: "Work With Us", to: "contact" } },
} as const;

/** For the portraits in the hero illustration. */
export const everyone: readonly TeamMember[] = [...leaders, ...members];

/** Finds a member by name. */
function member(name: string): TeamMember {
  const person = everyone.find((one) => one.name === name);
  if (!person) throw new Error(`Nobody on the team is called ${name}.`);
  return person;
}

export const values = {
  heading: "Every value has somebody who minds it.",
  lead: "A value on a wall gathers dust. These four have keepers, who may interrupt anyone.",
  values: [
    {
      name: "Excellence",
      description:
        "Good work keeps running while the person who built it is on vacation. Somebody else always knows how.",
      owner: member("Odell Grant"),
      habit: "Tries every form with one thumb, with a screen reader and in a bad mood.",
    },
    {
      name: "Customer Focus",
      description:
        "You know your business. We begin by watching it run, down to the spreadsheet nobody admits to.",
      owner: member("Mateo Villanueva"),
      habit: "Spends a day at your counter before anyone draws a screen.",
    },
    {
      name: "Integrity",
      description:
        "Sometimes the honest answer is that you do not need it. Then that is the answer, and the invoice is shorter.",
      owner: member("Gordon Pruitt"),
      habit: "Opens a license review with the seats you can hand back.",
    },
    {
      name: "Innovation",
      description:
        "New tools do our own chores first. Those that save an hour stay. The others leave without a meeting.",
      owner: member("Farah Naderi"),
      habit: "Keeps a list of what did not work, and reads it before each new idea.",
    },
  ],
} as const;

export const statistics: { heading: string; figures: readonly Statistic[] } = {
  heading: "Four numbers nobody here wants to lower.",
  figures: [
    figures.experience,
    { ...figures.clients, label: "happy clients" },
    {
      number: "99.9%",
      label: "client satisfaction",
      description:
        "Asked after every support ticket. Whoever is not happy gets a call from Marian.",
    },
    figures.support,
  ],
};

export const callToAction = {
  heading: "There is room for one more desk.",
  text: "Bring work you would put your name under. Or see first what we stand for.",
  actions: [
    { label: "View Open Positions", to: "contact" },
    { label: "Learn About Our Company", to: "about" },
  ],
} as const;
