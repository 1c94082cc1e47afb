import type { FrameContent } from "~/illustrations/IllustrationFrame";
import { hoursText } from "~/lib/hours";
import type { HeroContent } from "~/sections/Hero";
import type { SectionContent } from "~/sections/Section";
import type { SplitSectionContent } from "~/sections/SplitSection";
import type { Step } from "~/sections/Steps";
import { company, figures } from "~/site/company";
import { consultation, terms } from "~/site/terms";
import type { HoursChartLegend } from "./HoursChart";

/** For search results and link previews, 70 to 155 characters. */
export const description = `Ask for ${consultation.name} or dial ${company.phone.text}. We reply ${company.replyTime}. An engineer is on call ${figures.support.number}.`;

export const hero: HeroContent = {
  above: "Contact Us",
  heading: "Ready to Simplify Your IT?",
  lead: `Tell us what isn't working, and we'll reply ${company.replyTime} to set up ${consultation.name}. Clients get an answer sooner.`,
};

export const heroIllustration = {
  title: "When we answer",
  note: `in ${company.timeZone}`,
  office: `Office, ${hoursText(company.officeHours)}`,
  always: company.emergency,
} as const satisfies FrameContent & HoursChartLegend;

export const afterwards: SectionContent & { steps: readonly Step[] } = {
  heading: "What happens after you write",
  lead: "Every step is free, whether or not you hire us.",
  steps: [
    {
      title: "An engineer reads it",
      /** Also answers the team page's "View Open Positions". */
      description: "It doesn't go to sales. Job applications go to the person you'd work with.",
    },
    {
      title: "We reply",
      description: "You can choose from several times for the call.",
    },
    {
      title: `We talk for ${consultation.duration}`,
      description: "You describe a workday and where you get stuck.",
    },
    {
      title: "You get a list",
      description: "It says what to fix first, roughly what that costs and what can wait.",
    },
  ],
};

export const talk: SplitSectionContent = {
  heading: "Prefer to Talk? Give Us a Call",
  lead: `If something's broken, calling is fastest, because an engineer answers. Outside business hours (${company.timeZone}), an on-call engineer takes emergencies.`,
};

export const visit: SplitSectionContent & Required<Pick<SplitSectionContent, "action">> = {
  heading: "Our office and service area",
  // The sample's: what its office is like.
  lead: `Clients can walk in ${hoursText(company.officeHours)} with a laptop that won't work. ${terms.managed.area}`,
  action: { label: "Learn About Our Company", to: "home", about: "on the home page" },
};
