import type { Point } from "~/content-types";
import type { CallToActionContent } from "~/sections/CallToAction";
import type { HeroContent } from "~/sections/Hero";
import type { SectionContent } from "~/sections/Section";
import type { StatFigure } from "~/sections/Stats";
import type { TimelineEntry } from "~/sections/Timeline";
import { booking } from "~/site/booking";
import { company, figures } from "~/site/company";
import { consultation } from "~/site/terms";
import type { StoryContent } from "./Story";

/** For search results and link previews, 70 to 155 characters. */
export const description = `The people, history and values of ${company.name}, an IT company for small and growing companies in ${company.address.city} since ${company.founded}.`;

export const hero: HeroContent = {
  name: "About Us",
  heading: `IT for small and growing companies since ${company.founded}`,
  lead: "We run IT, build software and manage Microsoft licenses, so that your team can keep working.",
  actions: [
    { label: "Get Free Consultation", ...booking },
    { label: "Meet Our Team", to: "team" },
  ],
};

// The sample's: its history.
export const history: readonly TimelineEntry[] = [
  { time: company.founded, what: "Two vans and one dental office" },
  { time: "2013", what: "On call nights and weekends" },
  { time: "2016", what: "First custom software project" },
  { time: "2019", what: "First client entirely in the cloud" },
  { time: "2023", what: "Software starts sorting alerts" },
  {
    time: "Today",
    what: `${figures.clients.number} ${figures.clients.label}, most around ${company.address.city}`,
  },
];

export const introduction: StoryContent = {
  heading: "How we started",
  // The sample's: how it was founded, and what it has done since.
  lead: `In ${company.founded}, Marian Okafor drove to the same dental office for the sixth Friday in a row, because its server kept stopping.`,
  drawing: {
    outages: 6,
    before: "Six Fridays: the server stops",
    since: "Since then: quiet Fridays",
  },
  paragraphs: [
    "Old backups had filled the disk, so she set the server to keep fewer. She thought it wrong to bill six visits for one problem, so managed IT clients have paid a fixed monthly price ever since. The dentist there couldn't say what he was paying Microsoft for, so Marian took over his licenses, too.",
    `Today, software blocks obvious attacks and engineers check all other alerts, without waiting for your call. That's what we mean by ${company.selfDescription}.`,
  ],
};

export const values: SectionContent & {
  /** What we promise, and how clients notice it. */
  principles: readonly (Point & { practice: string })[];
} = {
  heading: "Our core values in daily work",
  principles: [
    {
      title: "Simplicity First",
      description: "If two products do one job, we say which to drop.",
      practice: "Ask for our agreement: it's short enough to read.",
    },
    {
      title: "Client Partnership",
      description: "If a vendor's offer isn't worth buying, we tell you so.",
      practice: "Your agreement names your lead engineer and a deputy.",
    },
    {
      title: "Excellence",
      description: "A second engineer reviews each planned change to a server or network.",
      practice: "Before we start, we test how to undo it.",
    },
    {
      title: "Reliability",
      description: "We call when we said we would, even if we have no answer yet.",
      practice: "If we're running late for a visit, we tell you.",
    },
  ],
};

export const statistics: SectionContent & { figures: readonly StatFigure[] } = {
  heading: `${company.name} in numbers`,
  figures: [figures.uptime, figures.support, figures.clients, figures.experience],
};

export const leadership: SectionContent = {
  heading: "Our founder and directors",
  lead: ["Their direct numbers are on the ", { text: "team page", to: "team" }, "."],
};

export const callToAction: CallToActionContent = {
  heading: "Tell us what keeps breaking",
  text: `Book ${consultation.name} and describe the last three times something stopped working. ${consultation.outcome}`,
  actions: [
    { label: "Get Free Consultation", ...booking },
    { label: "View Our Work", to: "portfolio" },
  ],
};
