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
import type { Action, Feature, SupportTier } from "~/content-types";
import type { FrameContent, State } from "~/illustrations/IllustrationFrame";
import type { CallToActionContent } from "~/sections/CallToAction";
import type { HeroContent } from "~/sections/Hero";
import type { SectionContent } from "~/sections/Section";
import type { SplitSectionContent } from "~/sections/SplitSection";
import type { StatFigure } from "~/sections/Stats";
import { company } from "~/site/company";
import { numberIn, promises } from "~/site/promises";
import type { PictogramContent } from "./Pictogram";

/** For search results and link previews, 70 to 155 characters. */
export const description = `Help desk for companies of ${promises.clientSize}: unlimited requests, priced per user. Average wait under ${promises.averageWait}, ${promises.firstCallResolution} first call resolution.`;

export const hero = {
  name: "Help Desk Support",
  heading: "An engineer picks up and fixes it.",
  lead: `Unlimited IT support for your whole team, at a monthly price per user. Call ${company.phone.text} and an engineer answers, or write to us.`,
  actions: [
    { label: "Get Support Now", to: "contact" },
    { label: "View All Services", to: "home", about: "on the home page" },
  ],
} as const satisfies HeroContent;

// The sample's: an example of its response times.
export const heroIllustration = {
  title: "Answered in 1 min 12 s",
  note: "example, today",
  /** `passed` of the level's response time, and the same in percent. */
  tickets: [
    {
      issue: "Printer on 2nd floor won't scan",
      level: "Level 1",
      passed: "4 of 15 min",
      used: 27,
      state: "good",
    },
    {
      issue: "Outlook asks for a password again",
      level: "Level 1",
      passed: "9 of 15 min",
      used: 60,
      state: "good",
    },
    {
      issue: "Payroll app slow since update",
      level: "Level 2",
      passed: "38 of 60 min",
      used: 63,
      state: "good",
    },
    {
      issue: "Shared drive slow on Mondays",
      level: "Level 3",
      passed: "2 h 10 of 4 h",
      used: 54,
      state: "watch",
    },
    {
      issue: "Server room water alarm",
      level: "Emergency",
      passed: "6 of 15 min",
      used: 40,
      state: "good",
    },
  ],
} as const satisfies FrameContent & {
  tickets: readonly (Record<"issue" | "level" | "passed", string> & {
    used: number;
    state: State;
  })[];
};

export const features = {
  heading: "Included in the help desk",
  lead: "Each user can ask as often as they need to, and agreements run month to month.",
  features: [
    {
      icon: UserRound,
      title: "Engineers answer",
      description:
        "There's no call center and no script. The engineer who answers starts fixing the problem.",
    },
    {
      icon: ScreenShare,
      title: "Your history on the screen",
      description:
        "We see your device and its past tickets, so you don't have to explain its history on every call.",
    },
    {
      icon: MoonStar,
      title: "Nights and holidays",
      description:
        "In an emergency, the same number reaches the on-call engineer. The rest waits for business hours, unless you book it at extra cost.",
    },
    {
      icon: Repeat2,
      title: "Repeat problems traced",
      description:
        "When the same problem comes back, we find what causes it and fix the cause, not just your ticket.",
    },
  ],
} as const satisfies SplitSectionContent & { features: readonly Feature[] };

/** `minutes` is the response time as a number. It sets the length of the bar. */
type TimedTier = SupportTier & { readonly minutes: number };

export const tiers = {
  heading: "Response times by level",
  lead: `Measured from your call, chat or email until an engineer who can fix it starts work. For Levels 1 to 3, the clock runs during business hours, ${company.hours.office}. For emergencies, it runs day and night.`,
  columns: ["Level", "What it's for", "Response time"],
  tiers: [
    {
      level: "Level 1",
      title: "One person is stuck",
      description:
        "Passwords, printers, Outlook. We fix nearly all of these during the first call.",
      responseTime: "Under 15 minutes",
      minutes: 15,
    },
    {
      level: "Level 2",
      title: "The cause isn't obvious",
      description:
        "Slow applications, files that won't sync, an update that went wrong. An engineer who knows your servers takes over.",
      responseTime: "Under 1 hour",
      minutes: 60,
    },
    {
      level: "Level 3",
      title: "The problem runs deeper",
      description:
        "Network or storage faults that come and go, or a bug in a vendor's product. A senior engineer reads the logs and calls the manufacturer.",
      responseTime: "Under 4 hours",
      minutes: 240,
    },
    {
      level: "Emergency",
      title: "Work has stopped",
      description:
        "Your office or a key system is down, or an intruder is in your systems. Always call. The engineer works on it until it's over.",
      responseTime: `Under ${promises.emergencyResponse}`,
      minutes: numberIn(promises.emergencyResponse),
    },
  ],
} as const satisfies SectionContent & { columns: readonly string[]; tiers: readonly TimedTier[] };

export const issues = {
  heading: "Everyday IT problems we fix",
  lead: "What we do first for each of the most common ones. If yours isn't here, call anyway.",
  issues: [
    {
      icon: KeyRound,
      title: "Passwords and sign-in",
      description: "Before we reset anything, we call you back at the number we have on file.",
    },
    {
      icon: CalendarDays,
      title: "Email and calendars",
      description:
        "We check whether it's only you or the whole office, which narrows down the cause.",
    },
    {
      icon: Gauge,
      title: "Slow computers",
      description: "We look at the computer's last week of readings before we suggest a new one.",
    },
    {
      icon: Printer,
      title: "Printers and scanners",
      description: "We clear the print queue remotely, so you don't wait for a visit.",
    },
    {
      icon: Wifi,
      title: "Wi-Fi and VPN",
      description: "We test the access point nearest you, then the internet line behind it.",
    },
    {
      icon: AppWindow,
      title: "Business software",
      description: "We call the vendor for you and stay on the line until it's solved.",
    },
    {
      icon: MailWarning,
      title: "Suspicious messages",
      description:
        "Click Report in Outlook. We tell you whether it's safe and check the other mailboxes.",
    },
    {
      icon: UserPlus,
      title: "Hires and departures",
      description:
        "We set up a laptop before the first day and close all sign-ins on the last day.",
    },
  ],
} as const satisfies SectionContent & { issues: readonly Feature[] };

const resolved = numberIn(promises.firstCallResolution);

export const metrics = {
  heading: "How fast we answer, and how often one call fixes it",
  lead: "These figures come from our phone system and ticket log, not from a survey. Your monthly report shows your own company's numbers.",
  figures: [
    {
      number: promises.firstCallResolution,
      label: "first call resolution",
      description: `${resolved} of 100 Level 1 calls end with the problem fixed. For example, one office of 40 has 65 requests in March. Of the 60 that are Level 1 calls, one needs a second call.`,
      pictogram: { marks: "dots", lit: resolved },
    },
    {
      number: `Under ${promises.averageWait}`,
      label: "average wait",
      description:
        "From the first ring until an engineer answers. If you need a specialist, the level's response time applies.",
      pictogram: {
        marks: "dial",
        lit: numberIn(promises.averageWait),
        words: [promises.averageWait, "of an hour"],
      },
    },
  ],
} as const satisfies SectionContent & {
  figures: readonly (StatFigure & { pictogram: PictogramContent })[];
};

export const channels = {
  heading: "Ways to reach the help desk",
  lead: `The same engineers answer all of these, and your team meets them in week 3. A call is fastest. We answer the contact form ${company.replyTime}.`,
  channels: [
    {
      icon: Phone,
      title: "Phone",
      description:
        "Best for anything urgent. An engineer answers and can connect to your computer right away. After hours, you reach the on-call engineer for emergencies.",
      action: { label: company.phone.text, href: company.phone.href },
    },
    {
      icon: MessagesSquare,
      title: "Live chat",
      description:
        "Best when you can't talk. Open it from the icon next to your computer's clock. An engineer answers during business hours.",
    },
    {
      icon: MonitorUp,
      title: "Remote access",
      description:
        "Best when it's easier to show us. During a call or chat, you start the session, see everything we do and can end it with one key.",
    },
    {
      icon: Mail,
      title: "Email",
      description:
        "Best when it can wait. Attach a screenshot. You get a ticket number and the name of the engineer on it.",
      action: { label: company.email.text, href: company.email.href },
    },
  ],
} as const satisfies SplitSectionContent & { channels: readonly (Feature & { action?: Action })[] };

export const callToAction = {
  heading: "Need IT help now? Call us.",
  text: `Call ${company.phone.text}, client or not. The first call is free, and we quote before any paid work. If you aren't a client yet, you can also write, and we reply ${company.replyTime}.`,
  actions: [
    { label: "Contact Support Now", to: "contact" },
    { label: "View All Services", to: "home", about: "on the home page" },
  ],
} as const satisfies CallToActionContent;
