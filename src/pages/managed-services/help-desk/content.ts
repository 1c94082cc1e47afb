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
  Siren,
  UserPlus,
  UserRound,
  Wifi,
} from "lucide";
import type { SupportTier } from "~/content-types";
import { company } from "~/site/company";

/** For search results and link previews, 70 to 155 characters. */
export const description =
  "A help desk that answers in under two minutes and solves 98% of issues on the first call. Four tiers, four channels and their response times.";

export const hero = {
  page: "help-desk",
  name: "Help Desk Support",
  heading: "Someone picks\u00a0up. Then it\u00a0works.",
  lead: `Call, chat or write, and an engineer answers who can log in and fix it. You explain the problem once. Urgent? Call ${company.phone.text.replace(" ", "\u00a0")}.`,
  actions: [
    { label: "Get Support Now", to: "contact" },
    { label: "View All Services", to: "home", about: "on the home page" },
  ],
} as const;

export const metrics = {
  heading: "How fast we answer, how often it ends there.",
  lead: "Taken from the phone system and the ticket log, not from a survey. Yours are counted apart from everyone else's.",
  figures: [
    {
      number: "98%",
      label: "first call resolution",
      description:
        "In 98 of 100 cases, the call that reports a problem also ends it. The other two go up a level with our notes attached.",
      drawing: { marks: "dots", lit: 98 },
    },
    {
      number: "Under 2 minutes",
      label: "average wait",
      description:
        "From the first ring to a person. The dial is an hour; the two lit marks are the time you hold.",
      drawing: { marks: "dial", lit: 2 },
    },
  ],
} as const;

/** `minutes` is the response time as a number. It sets the length of the bar. */
type TimedTier = SupportTier & { readonly minutes: number };

export const tiers = {
  heading: "Four levels, four clocks.",
  lead: `The clock runs from your call until somebody who can fix it is at work on it. Levels 1 to 3 count office hours, ${company.hours.office}. Emergency counts every hour.`,
  columns: ["Level", "What it is for", "Response time"],
  scale: "Bars drawn to one scale: the full width is 4 hours.",
  tiers: [
    {
      level: "Level 1",
      title: "One person is stuck",
      description: "Passwords, printers, Outlook. Nearly all of it ends in the same call.",
      responseTime: "Under 15 minutes",
      minutes: 15,
    },
    {
      level: "Level 2",
      title: "There is a cause to find",
      description:
        "Slow applications, failed syncs, an update that went wrong. Goes to an engineer who knows your servers.",
      responseTime: "Under 1 hour",
      minutes: 60,
    },
    {
      level: "Level 3",
      title: "The fault is deep",
      description:
        "Networks, storage, a vendor's own bug. A senior engineer reads the logs and calls the manufacturer.",
      responseTime: "Under 4 hours",
      minutes: 240,
    },
    {
      level: "Emergency",
      title: "Work has stopped",
      description:
        "An office is down, or somebody is in who should not be. The engineer on duty stays until it is over.",
      responseTime: "Under 15 minutes",
      minutes: 15,
      icon: Siren,
    },
  ] satisfies readonly TimedTier[],
} as const;

export const features = {
  heading: "The desk behind the number.",
  lead: "No script and no menu. Four rules keep it that way.",
  features: [
    {
      icon: UserRound,
      title: "Engineers answer",
      description: "Whoever picks up may log in, change things and finish the job.",
    },
    {
      icon: ScreenShare,
      title: "Your history on the screen",
      description: "Devices, past tickets and the last fix are open before you end the sentence.",
    },
    {
      icon: MoonStar,
      title: "Nights and holidays",
      description: "Emergencies reach a person at any hour. The same number, nothing to remember.",
    },
    {
      icon: Repeat2,
      title: "The cause, not the ticket",
      description: "When a problem comes back, we stop closing tickets and remove what causes it.",
    },
  ],
} as const;

export const issues = {
  heading: "Passwords, printers, Wi-Fi: what people call about.",
  lead: "And what we do first. If yours is not here, call anyway.",
  issues: [
    {
      icon: KeyRound,
      title: "Passwords and sign-in",
      description: "We call you back on the number we have on file before we reset anything.",
    },
    {
      icon: CalendarDays,
      title: "Email and calendars",
      description: "We check whether it is you or everyone. That halves the search.",
    },
    {
      icon: Gauge,
      title: "Slow computers",
      description: "We read its last week of measurements before we blame its age.",
    },
    {
      icon: Printer,
      title: "Printers and scanners",
      description: "We clear the queue from here, so nobody walks to the second floor.",
    },
    {
      icon: Wifi,
      title: "Wi-Fi and VPN",
      description: "We look at the access point above you, then at the line behind it.",
    },
    {
      icon: AppWindow,
      title: "Business software",
      description: "We call the vendor for you and stay on the line until it is solved.",
    },
    {
      icon: MailWarning,
      title: "Suspicious messages",
      description: "Forward it. We say safe or not, then look for it in every other mailbox.",
    },
    {
      icon: UserPlus,
      title: "New and leaving staff",
      description: "A laptop that works on day one. Every login closed on the last.",
    },
  ],
} as const;

export const channels = {
  heading: "Four ways in, one queue.",
  lead: "Whichever you use, the same people answer and the same clock starts.",
  channels: [
    {
      icon: Phone,
      name: "Phone",
      best: "Best when work has stopped",
      description:
        "In office hours it rings at every engineer's desk. At night it reaches the one on duty.",
      action: { label: company.phone.text, href: company.phone.href },
    },
    {
      icon: MessagesSquare,
      name: "Live chat",
      best: "Best when you cannot talk",
      description: "Opens from the icon beside your clock. A person types the answers.",
    },
    {
      icon: MonitorUp,
      name: "Remote access",
      best: "Best when showing beats telling",
      description: "You start the session, watch every move and can end it with one key.",
    },
    {
      icon: Mail,
      name: "Email",
      best: "Best when it can wait",
      description: "Add a screenshot. You get a ticket number back, and a name.",
      action: { label: company.email.text, href: company.email.href },
    },
  ],
} as const;

export const callToAction = {
  heading: "What has stopped working?",
  text: "Tell us now, client or not. We look at the problem first and talk about agreements when it is gone.",
  actions: [
    { label: "Contact Support Now", to: "contact" },
    { label: "View All Services", to: "home", about: "on the home page" },
  ],
} as const;
