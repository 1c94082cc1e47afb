import type { Action, TeamMember } from "~/content-types";
import { phoneHref } from "~/lib/hrefs";
import type { CallToActionContent } from "~/sections/CallToAction";
import type { HeroContent } from "~/sections/Hero";
import type { SectionContent } from "~/sections/Section";
import type { StatFigure } from "~/sections/Stats";
import curtis from "~/site/assets/people/curtis-bell.png?portrait";
import emeka from "~/site/assets/people/emeka-nwosu.png?portrait";
import emina from "~/site/assets/people/emina-hadzic.png?portrait";
import farah from "~/site/assets/people/farah-naderi.png?portrait";
import hana from "~/site/assets/people/hana-sato.png?portrait";
import harjit from "~/site/assets/people/harjit-gill.png?portrait";
import ingrid from "~/site/assets/people/ingrid-moen.png?portrait";
import jin from "~/site/assets/people/jin-park.png?portrait";
import joyce from "~/site/assets/people/joyce-abernathy.png?portrait";
import lucia from "~/site/assets/people/lucia-ferraro.png?portrait";
import mateo from "~/site/assets/people/mateo-villanueva.png?portrait";
import odell from "~/site/assets/people/odell-grant.png?portrait";
import priya from "~/site/assets/people/priya-raman.png?portrait";
import wen from "~/site/assets/people/wen-li.png?portrait";
import { company, figures } from "~/site/company";
import { leaders } from "~/site/leaders";
import { terms } from "~/site/terms";
import type { Labels } from "./LeaderRows";
import type { ValueOwnerContent } from "./ValueOwner";

/** For search results and link previews, 70 to 155 characters. */
export const description = `The people of ${company.name} in ${company.address.city}: leaders with their direct phone numbers, developers and support engineers.`;

export const hero: HeroContent = {
  above: "Our Team",
  heading: "Meet Our Team",
  lead: terms.managed.engineers,
  actions: [{ label: "Work With Us", to: "contact" }],
};

export const leadership: SectionContent & { labels: Labels } = {
  heading: "Our leaders and their direct numbers",
  lead: [
    "For support, call ",
    { text: company.phone.text, href: phoneHref(company.phone) },
    ", because these lines ring only our leaders.",
  ],
  labels: { specialties: "Specialties:", profile: "LinkedIn profile" },
};

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

export const development: SectionContent & {
  members: readonly TeamMember[];
  opening: { text: string; action: Action };
} = {
  heading: "Our development team",
  lead: "Two to five of them work on a project, in about this order.",
  members,
  opening: { text: "Open positions", action: { label: "Work With Us", to: "contact" } },
};

const people = [...leaders, ...members] as const;

/** For the portraits in the hero illustration. */
export const everyone: readonly TeamMember[] = people;

/** Finds a leader or a member of the development team by name. */
function member(name: (typeof people)[number]["name"]): TeamMember {
  const person = everyone.find((one) => one.name === name);
  if (!person) {
    throw new Error(
      `site/pages/team/content.ts: nobody is called "${name}". Name a leader or one of the members.`,
    );
  }
  return person;
}

export const values: SectionContent & {
  values: readonly ({ name: string; description: string } & ValueOwnerContent)[];
} = {
  heading: "Our team values in practice",
  values: [
    {
      name: "Excellence",
      description: "You see a release only after we've tested it.",
      owner: member("Odell Grant"),
      habit: "Tries every form with one thumb and a screen reader.",
    },
    {
      name: "Customer Focus",
      description: "Before we suggest anything, we see how you work.",
      owner: member("Mateo Villanueva"),
      habit: "Spends a day at your counter first.",
    },
    {
      name: "Integrity",
      description: "If you don't need what you asked for, we say so.",
      owner: member("Gordon Pruitt"),
      habit: "Starts with the licenses you can cancel.",
    },
    {
      name: "Innovation",
      description: "A new tool has to save us time before you get it.",
      owner: member("Farah Naderi"),
      habit: "Keeps a list of tools that failed.",
    },
  ],
};

export const statistics: SectionContent & { figures: readonly StatFigure[] } = {
  heading: "Our team in numbers",
  figures: [
    figures.experience,
    { ...figures.clients, label: "happy clients" },
    {
      // The sample's: how many tickets drew no complaint.
      // Own fact: a share of tickets, not the uptime.
      number: "99.9%",
      label: "client satisfaction",
      description: "Share of our 52,000 support tickets in 2025 that drew no complaint.",
    },
    figures.support,
  ],
};

export const callToAction: CallToActionContent = {
  heading: "Come work with us",
  text: `Name the role you want in the contact form, and the person you'd work with replies ${company.replyTime} ${company.replyDays}, even if there's no opening.`,
  actions: [
    { label: "View Open Positions", to: "contact" },
    { label: "Learn About Our Company", to: "about" },
  ],
};
