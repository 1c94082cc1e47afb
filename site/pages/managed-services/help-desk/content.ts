import {
  AppWindow,
  CalendarDays,
  Gauge,
  KeyRound,
  Mail,
  MailWarning,
  MessagesSquare,
  MonitorUp,
  MoonStar,
  Phone,
  Printer,
  Repeat2,
  ScreenShare,
  UserPlus,
  UserRound,
  Wifi,
} from "lucide";
import type { Feature, IconNode, Point, State, Words } from "~/content-types";
import type { FrameContent } from "~/illustrations/IllustrationFrame";
import { hoursText } from "~/lib/hours";
import { emailHref, phoneHref } from "~/lib/hrefs";
import { numberIn } from "~/lib/in-words";
import type { CallToActionContent } from "~/sections/CallToAction";
import type { HeroContent } from "~/sections/Hero";
import type { SectionContent } from "~/sections/Section";
import type { SplitSectionContent } from "~/sections/SplitSection";
import type { StatFigure } from "~/sections/Stats";
import { company } from "~/site/company";
import { promises } from "~/site/promises";
import { terms } from "~/site/terms";

/** For search results and link previews, 70 to 155 characters. */
export const description = `Help desk for companies of ${promises.clientSize}. Average wait under ${promises.averageWait}, ${promises.firstCallResolution} of Level 1 problems fixed on the first call.`;

const call = { label: company.phone.text, href: phoneHref(company.phone) };
const callInText = { text: call.label, href: call.href };

export const hero: HeroContent = {
  name: "Help Desk Support",
  heading: "An engineer picks up and fixes it",
  lead: [
    `One price per user covers requests during business hours and emergencies at any hour, and you can cancel with ${terms.managed.notice}' notice. If you need help now, call `,
    callInText,
    ".",
  ],
  actions: [
    { label: "Get Support Now", to: "contact" },
    { label: "View All Services", to: "home", about: "on the home page" },
  ],
};

// The sample's: an example of its response times.
export const heroIllustration = {
  title: "Answered in 1 minute",
  note: "example, today",
  /** `passed` of the level's response time, and the same in percent. */
  tickets: [
    {
      issue: "Printer on 2nd floor won't scan",
      passed: "4 of 15 min",
      used: 27,
      state: "good",
    },
    {
      issue: "Outlook asks for a password again",
      passed: "9 of 15 min",
      used: 60,
      state: "good",
    },
    {
      issue: "Payroll app slow since update",
      passed: "38 of 60 min",
      used: 63,
      state: "good",
    },
    {
      issue: "Report won't export to PDF",
      passed: "2 h 10 of 4 h",
      used: 54,
      state: "good",
    },
    {
      issue: "Server room water alarm",
      passed: "Emergency, 6 of 15 min",
      used: 40,
      state: "watch",
    },
  ],
} as const satisfies FrameContent & {
  tickets: readonly (Record<"issue" | "passed", string> & {
    used: number;
    state: State;
  })[];
};

export const features: SplitSectionContent & { features: readonly Feature[] } = {
  heading: "Included in the help desk",
  lead: terms.managed.engineers,
  features: [
    {
      icon: UserRound,
      title: "Engineers answer",
      description:
        "They have access to your systems, so they fix problems instead of taking messages.",
    },
    {
      icon: ScreenShare,
      title: "We see your devices and past tickets",
      description: "You don't have to explain the history again.",
    },
    {
      icon: MoonStar,
      title: "Nights and second shifts",
      description: terms.managed.secondShift,
    },
    {
      icon: Repeat2,
      title: "Repeat problems solved",
      description: "We look for the cause, so the problem is less likely to return.",
    },
  ],
};

export const tiers: SectionContent & {
  columns: readonly [level: string, issue: string, responseTime: string];
  tiers: readonly (Point & {
    level: string;
    responseTime: string;
    /** The response time as a number. The longest one fills its bar. */
    minutes: number;
  })[];
} = {
  heading: "Response times by level",
  lead: [
    `Time runs from your call, chat, email or our alert until an engineer who can fix the problem starts work. For Levels 1 to 3 it runs ${hoursText(company.officeHours)} (until 10 PM with evening support); for emergencies, day and night. If we miss a time, `,
    {
      text: "you get back 10% of the month's Help Desk fee",
      to: "all-managed-services",
      anchor: "questions",
    },
    ".",
  ],
  columns: ["Level", "What it's for", "Response time"],
  tiers: [
    {
      level: "Level 1",
      title: "One person is stuck",
      description: `A password, a printer or Outlook.`,
      // Own fact: not the response time of emergencies.
      responseTime: "Under 15 minutes",
      minutes: 15,
    },
    {
      level: "Level 2",
      title: "The cause isn't obvious",
      description:
        "If an application is slow or files won't sync, an engineer who knows your servers takes over.",
      // Own fact: not how much work is lost.
      responseTime: "Under 1 hour",
      minutes: 60,
    },
    {
      level: "Level 3",
      title: "A bug you can work around",
      description: "A senior engineer calls the vendor.",
      responseTime: "Under 4 hours",
      minutes: 240,
    },
    {
      level: "Emergency",
      title: "Work has stopped",
      description: "Your office or a key system is down, or there's an intruder. Always call.",
      responseTime: `Under ${promises.emergencyResponse}`,
      minutes: numberIn(promises.emergencyResponse),
    },
  ],
};

export const issues: SectionContent & { issues: readonly Feature[] } = {
  heading: "Everyday IT problems we fix",
  lead: "Here's what an engineer does first for each kind of problem, on PCs and Macs.",
  issues: [
    {
      icon: KeyRound,
      title: "Passwords and sign-in",
      description:
        "Sends a code to your registered phone to be sure it's you, then resets the password.",
    },
    {
      icon: CalendarDays,
      title: "Email and calendars",
      description: "Checks whether one person or the whole office is affected.",
    },
    {
      icon: Gauge,
      title: "Slow computers",
      description: "Looks at a week of readings before suggesting a new computer.",
    },
    {
      icon: Printer,
      title: "Printers and scanners",
      description: "Clears the print queue remotely.",
    },
    {
      icon: Wifi,
      title: "Wi-Fi and VPN",
      description: "Tests the access point nearest you, then the internet line.",
    },
    {
      icon: AppWindow,
      title: "Business software",
      description: "Calls the vendor for you and stays on the line.",
    },
    {
      icon: MailWarning,
      title: "Suspicious messages",
      description: "Searches all mailboxes for the message you report.",
    },
    {
      icon: UserPlus,
      title: "Hires and departures",
      description: "Opens accounts before the first day and closes them on the last.",
    },
  ],
};

export const metrics: SectionContent & { figures: readonly StatFigure[]; note: string } = {
  heading: "Average wait and first-call fixes",
  lead: "Both figures come from our 2025 phone and ticket logs. Clients can ask for their own figures.",
  note: "Each line is a Level 1 call. Tall ones needed a second call.",
  figures: [
    {
      number: promises.firstCallResolution,
      label: "first call resolution",
      description: `${numberIn(promises.firstCallResolution)} of every 100 Level 1 problems were fixed on the first call.`,
    },
    {
      qualifier: "Under",
      number: promises.averageWait,
      label: "average wait",
      description: "From the first ring until an engineer answers.",
    },
  ],
};

export const channels: SectionContent & {
  channels: readonly { icon: IconNode; title: string; description: string | Words }[];
} = {
  heading: "Ways to reach the help desk",
  channels: [
    {
      icon: Phone,
      title: "Phone",
      description: [
        "Best for anything urgent: ",
        { text: company.phone.text, href: phoneHref(company.phone) },
      ],
    },
    {
      icon: MessagesSquare,
      title: "Live chat",
      description:
        "Best when you can't talk. While the help desk is open, click the icon by your computer's clock.",
    },
    {
      icon: MonitorUp,
      title: "Remote access",
      description:
        "Best when it's hard to describe. You see what we do, and one key ends the session.",
    },
    {
      icon: Mail,
      title: "Email",
      description: [
        "Best when it can wait: you get a ticket number and an engineer's name. Write to ",
        { text: company.email, href: emailHref(company.email) },
      ],
    },
  ],
};

export const callToAction: CallToActionContent = {
  heading: "Need IT help now? Call us.",
  text: `Not a client? The first call is free, and we quote any work before it starts. If you write, we reply ${company.replyTime}. Clients get the response times above.`,
  actions: [
    { label: "Contact Support Now", to: "contact" },
    { label: "View All Services", to: "home", about: "on the home page" },
  ],
};
