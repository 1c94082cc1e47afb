import type { FrameContent } from "~/illustrations/IllustrationFrame";
import type { HeroContent } from "~/sections/Hero";
import type { SectionContent } from "~/sections/Section";
import type { SplitSectionContent } from "~/sections/SplitSection";
import type { Step } from "~/sections/Steps";
import { company, figures } from "~/site/company";
import { consultation } from "~/site/terms";
import type { HoursChartLegend } from "./HoursChart";

/** For search results and link previews, 70 to 155 characters. */
export const description = `Ask for a free 30-minute call, dial ${company.phone.text} or visit us in ${company.address.city}. We reply ${company.replyTime}; for emergencies, an engineer is on call ${figures.support.number}.`;

export const hero = {
  heading: "Ready to Simplify Your IT?",
  lead: [
    `Tell us what isn't working, and we'll reply ${company.replyTime} to set up ${consultation.name}. ${consultation.outcome} Or call `,
    { text: company.phone.text, href: company.phone.href },
    ".",
  ],
} as const satisfies HeroContent;

export const heroIllustration = {
  title: "When we answer",
  note: `in ${company.timeZone}`,
  office: `Office, ${company.hours.office}`,
  always: company.hours.emergency,
} as const satisfies FrameContent & HoursChartLegend;

export const afterwards = {
  heading: "What happens after you write",
  /** Answers the team page's "View Open Positions". */
  lead: "These steps are for companies that need IT or software. To apply for a job, use the same form and name the role you want.",
  steps: [
    {
      title: "An engineer reads it",
      description: `Your message goes to an engineer, not to sales. If it can't wait, call: emergency support is ${figures.support.number}.`,
    },
    {
      title: "We reply",
      description: `You hear from us ${company.replyTime}, with a choice of times for a call and our first questions.`,
    },
    {
      title: `We talk for ${consultation.duration}`,
      description:
        "You describe a workday and where you get stuck. We ask questions and don't show slides.",
    },
    {
      title: "You get a list",
      description:
        "What to fix first, roughly what it costs and what can wait. It's yours to keep.",
    },
  ],
} as const satisfies SectionContent & { steps: readonly Step[] };

export const talk = {
  heading: "Prefer to Talk? Give Us a Call",
  lead: "If you're a client and something's broken, calling is fastest. During business hours, an engineer answers and can connect to your computer right away. In an emergency at any other time, the on-call engineer answers.",
} as const satisfies SplitSectionContent;

export const visit = {
  heading: "Visit our office",
  // The sample's: what its office is like.
  lead: `We're on the second floor of an old lantern factory. Walk in ${company.hours.office} with the laptop you can't fix. We drive to offices in ${company.region} and connect to all others remotely.`,
  action: { label: "Learn About Our Company", to: "home", about: "on the home page" },
} as const satisfies SplitSectionContent;
