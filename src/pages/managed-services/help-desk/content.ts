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
import type { SupportTier } from "~/content-types";
import { company } from "~/site/company";
import { numbers, promises } from "~/site/promises";
import { consultation, terms } from "~/site/terms";

/** For search results and link previews, 70 to 155 characters. */
export const description = `Help desk for companies of ${promises.clientSize}: unlimited requests, priced per user. Average wait under ${promises.averageWait}, ${promises.firstCallResolution} first call resolution.`;

export const hero = {
  page: "help-desk",
  name: "Help Desk Support",
  heading: "An engineer picks up and fixes it.",
  lead: `Unlimited IT support for your staff, at a monthly price per user. Urgent? Call ${company.phone.text}. The button below opens a form for what can wait a day.`,
  actions: [
    { label: "Get Support Now", to: "contact" },
    { label: "View All Services", to: "home", about: "on the home page" },
  ],
} as const;

export const heroIllustration = {
  title: "Answered in 1 min 12 s",
  note: "example, today",
  /** `used` is how much of the level's response time has passed, in percent. */
  tickets: [
    {
      issue: "Printer on 2nd floor won't scan",
      level: "Level 1",
      passed: "4 min",
      used: 27,
      state: "good",
    },
    {
      issue: "Outlook asks for a password again",
      level: "Level 1",
      passed: "9 min",
      used: 60,
      state: "good",
    },
    {
      issue: "Payroll app slow since update",
      level: "Level 2",
      passed: "38 min",
      used: 63,
      state: "good",
    },
    {
      issue: "Shared drive slow on Mondays",
      level: "Level 3",
      passed: "2 h 10",
      used: 54,
      state: "watch",
    },
    {
      issue: "Server room water alarm",
      level: "Emergency",
      passed: "6 min",
      used: 40,
      state: "good",
    },
  ],
  legend: "A bar shows how much of our time limit is used. When it's full, we're late.",
} as const;

export const features = {
  heading: "What the help desk includes",
  lead: `Each user on your agreement can ask as often as they need to. We work remotely and, in ${company.region}, drive to you. ${terms.managed.price} ${terms.managed.commitment}`,
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
        "In an emergency, the same number reaches the on-call engineer. The rest waits for business hours.",
    },
    {
      icon: Repeat2,
      title: "Repeat problems traced",
      description:
        "When the same problem comes back, we find what causes it and fix the cause, not just your ticket.",
    },
  ],
} as const;

/** `minutes` is the response time as a number. It sets the length of the bar. */
type TimedTier = SupportTier & { readonly minutes: number };

export const tiers = {
  heading: "Response times by level",
  lead: `Measured from your call until an engineer who can fix it starts work. Levels 1 to 3 count business hours, ${company.hours.office}. Emergency counts every hour, day and night.`,
  columns: ["Level", "What it's for", "Response time"],
  scale: "All bars are to one scale: the full width is 4 hours.",
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
        "Your office or a key system is down, or an intruder is in your systems. Always call: the on-call engineer works on it until it's over.",
      responseTime: `Under ${promises.emergencyResponse}`,
      minutes: numbers.emergencyResponseMinutes,
    },
  ] satisfies readonly TimedTier[],
} as const;

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
      description: "We check whether it's only you or the whole office, which narrows the cause.",
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
      description: "Click Report in Outlook. We say if it's safe and check the other mailboxes.",
    },
    {
      icon: UserPlus,
      title: "New and leaving staff",
      description: "A laptop that works on day one, and every sign-in closed on the last day.",
    },
  ],
} as const;

const resolved = numbers.firstCallResolutionPercent;

export const metrics = {
  heading: "How fast we answer, and how often one call fixes it",
  lead: "Both come from our phone system and ticket log, not from a survey. Your monthly report shows your own company's numbers.",
  figures: [
    {
      number: promises.firstCallResolution,
      label: "first call resolution",
      description: `${resolved} of 100 Level 1 calls end with the problem fixed. An example: an office of 40 makes 65 such calls in March, and 64 need no second call.`,
      pictogram: { marks: "dots", lit: resolved },
    },
    {
      number: `Under ${promises.averageWait}`,
      label: "average wait",
      description:
        "From the first ring until an engineer answers. On the dial, each mark is one minute of an hour.",
      pictogram: { marks: "dial", lit: numbers.averageWaitMinutes },
    },
  ],
} as const;

export const channels = {
  heading: "Ways to reach the help desk",
  lead: `The same engineers answer all of these. Your staff meet the engineers in week three. A call is fastest. Use the contact form only for what can wait: we answer it ${company.replyTime}.`,
  channels: [
    {
      icon: Phone,
      title: "Phone",
      description:
        "Best for anything urgent. During business hours, an engineer answers and can log in right away. In an emergency after hours, you reach the on-call engineer.",
      action: { label: company.phone.text, href: company.phone.href },
    },
    {
      icon: MessagesSquare,
      title: "Live chat",
      description:
        "Best when you can't talk. Open it from the icon next to your computer's clock. An engineer answers in business hours.",
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
        "Best when it can wait. Attach a screenshot. You get a ticket number and your engineer's name.",
      action: { label: company.email.text, href: company.email.href },
    },
  ],
} as const;

export const callToAction = {
  heading: "Need IT help now? Call us.",
  text: `Urgent? Call ${company.phone.text}, client or not: we help first by phone, and quote before any paid work. Not urgent? Use the form to ask a question or book ${consultation.name}.`,
  actions: [
    { label: "Contact Support Now", to: "contact" },
    { label: "View All Services", to: "home", about: "on the home page" },
  ],
} as const;
