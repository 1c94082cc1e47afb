import type { CallToActionContent } from "~/sections/CallToAction";
import type { HeroContent } from "~/sections/Hero";
import type { SectionContent } from "~/sections/Section";
import type { StatFigure } from "~/sections/Stats";
import type { TimelineEntry } from "~/sections/Timeline";
import { booking } from "~/site/booking";
import { company, figures } from "~/site/company";
import { consultation, terms } from "~/site/terms";
import type { CoreValue } from "./CoreValues";
import type { StoryContent } from "./Story";

/** For search results and link previews, 70 to 155 characters. */
export const description = `Who runs ${company.name}, how we work with small and growing companies, and what we value. An IT company in ${company.address.city} since ${company.founded}.`;

export const hero: HeroContent = {
  name: "About Us",
  heading: `IT for small and growing companies since ${company.founded}`,
  lead: "We install updates at night, keep spare parts in stock and answer the phone when something breaks.",
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
  heading: "How we started and how we work",
  // The sample's: how it was founded, and what it has done since.
  lead: `In ${company.founded}, Marian Okafor drove to the same dental office for the sixth Friday in a row, because its server kept stopping. A backup filled the disk at closing time. She kept fewer old copies, and the server never stopped again. Then she stopped billing by the hour, and our managed IT clients have paid a fixed monthly price ever since.`,
  drawing: {
    outages: 6,
    before: "Six Fridays: the server stops",
    since: "Since then: it never stopped again",
  },
  paragraphs: [
    `The same dentist couldn't say what he was paying Microsoft for, so Marian took over his licenses, too. Since 2023, software has blocked obvious attacks at once, and an engineer has checked all remaining alerts. That's why we call ourselves a ${company.selfDescription}.`,
    `In the first month of managed IT, we take over your systems and write down what to fix. ${terms.software.price}`,
  ],
};

export const values: SectionContent & { principles: readonly CoreValue[] } = {
  heading: "Our core values as clients notice them",
  principles: [
    {
      title: "Simplicity First",
      description: "If you pay for two products that do the same job, we say which to drop.",
      practice: "Your agreement is short enough to read before you sign it.",
    },
    {
      title: "Client Partnership",
      description:
        "When a vendor calls, we're on your side and tell you when you don't need to buy.",
      practice: "Your agreement names your lead engineer and a deputy.",
    },
    {
      title: "Excellence",
      description:
        "A second engineer checks changes to servers and networks before we close a ticket.",
      practice: "Before we change something, we test how to undo the change.",
    },
    {
      title: "Reliability",
      description: "We get back to you when we said we would, even without an answer yet.",
      practice: "If we're going to be late, you hear it from us first.",
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
  text: `Book ${consultation.name}. Tell us about the last three times something stopped working. ${consultation.outcome}`,
  actions: [
    { label: "Get Free Consultation", ...booking },
    { label: "View Our Work", to: "portfolio" },
  ],
};
