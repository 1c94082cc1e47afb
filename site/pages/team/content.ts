import type { Photograph, TeamMember } from "~/content-types";
import { phoneHref } from "~/lib/hrefs";
import type { CallToActionContent } from "~/sections/CallToAction";
import type { HeroContent } from "~/sections/Hero";
import type { OpenPosition } from "~/sections/PortraitGrid";
import type { SectionContent } from "~/sections/Section";
import type { StatFigure } from "~/sections/Stats";
import teamScene from "~/site/assets/photos/team-scene.png?scene";
import { company, figures } from "~/site/company";
import { developers, farah, mateo, odell } from "~/site/developers";
import { gordon } from "~/site/leaders";
import { terms } from "~/site/terms";
import type { Labels } from "./LeaderRows";

/** For search results and link previews, 70 to 155 characters. */
export const description = `The people of ${company.name} in ${company.address.city}: leaders with their direct phone numbers, developers and support engineers.`;

export const hero: HeroContent = {
  above: "Our Team",
  heading: "Meet Our Team",
  lead: `${terms.managed.engineers} Your agreement names your lead engineer and a deputy.`,
  // Amber is for clients.
  actions: [{ label: "Work With Us", to: "contact", variant: "secondary" }],
};

/** Your photograph takes its place: import it with `?scene`. Those in front stand in the order of site/leaders.ts. */
export const scene: Photograph = {
  image: teamScene,
  alt: "Our leaders at one desk, with engineers and developers behind them.",
};

export const leadership: SectionContent & { labels: Labels } = {
  heading: "Our leaders and their direct numbers",
  lead: ["For support, call ", { text: company.phone.text, href: phoneHref(company.phone) }, "."],
  labels: { specialties: "Specialties:", profile: "LinkedIn profile", of: "of" },
};

export const development: SectionContent & {
  members: readonly TeamMember[];
  opening: OpenPosition;
} = {
  heading: "Our development team",
  lead: "Two to five people build each project.",
  members: developers,
  opening: { text: "Could this be you?", action: { label: "Work With Us", to: "contact" } },
};

export const values: SectionContent & {
  values: ReadonlyArray<{
    name: string;
    description: string;
    /** Who is responsible for the value, and what that person does for it. */
    owner: TeamMember;
    habit: string;
  }>;
} = {
  heading: "Our team values in practice",
  values: [
    {
      name: "Excellence",
      description: "You see a release only after we've tested it.",
      owner: odell,
      habit: "Tries every form with one thumb and a screen reader.",
    },
    {
      name: "Customer Focus",
      description: "Before we design anything, we see how you work.",
      owner: mateo,
      habit: "Watches your staff work, then sketches.",
    },
    {
      name: "Integrity",
      description: "If you don't need what you asked for, we say so.",
      owner: gordon,
      habit: "Starts with the licenses you can cancel.",
    },
    {
      name: "Innovation",
      description: "You get a new tool only after it has saved us time.",
      owner: farah,
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
  text: `In the contact form, name the role you want. The person you'd work with replies ${company.replyTime}, even if there's no opening.`,
  actions: [
    { label: "View Open Positions", to: "contact" },
    { label: "Learn About Our Company", to: "about" },
  ],
  phone: false,
};
