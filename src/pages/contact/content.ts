import { company } from "~/site/company";

/** For search results and link previews, 70 to 155 characters. */
export const description = `Ask for a free consultation, call ${company.phone.text} or visit us in St. Louis. We reply ${company.replyTime}; emergencies are answered around the clock.`;

export const hero = {
  heading: "Ready to Simplify Your IT?",
  lead: `Tell us what is getting in the way. The first consultation is free, takes half an hour and ends with a list of what we would fix first. We reply ${company.replyTime}.`,
} as const;

export const heroIllustration = {
  title: "When we answer",
  note: "Central time",
  days: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
  /** `at` in hours of the day, 0 to 24. */
  times: [
    { at: 0, label: "12AM" },
    { at: 8, label: "8AM" },
    { at: 17, label: "5PM" },
    { at: 24, label: "12AM" },
  ],
  /** On the first `days` days of the week. */
  office: { from: 8, to: 17, days: 5, label: `Office, ${company.hours.office}` },
  always: company.hours.emergency,
} as const;

export const afterwards = {
  heading: "What happens after you press Send.",
  steps: [
    {
      title: "An engineer reads it",
      description:
        "Not a form robot and not a sales desk. If it cannot wait, call: emergency support is 24/7.",
    },
    {
      title: "We reply",
      description: `You hear from us ${company.replyTime}, with two times for a call and the questions we already have.`,
    },
    {
      title: "We talk for half an hour",
      description: "You describe a working day. We ask where it stops. Nobody shares a slide.",
    },
    {
      title: "You get a list",
      description:
        "What to fix first, what it costs and what can wait. It is yours, whoever does the work.",
    },
  ],
} as const;

export const talk = {
  heading: "Prefer to Talk? Give Us a Call",
  lead: "In office hours the call reaches whoever is nearest the phone, and that person can log in and look. At night it reaches the engineer on duty.",
} as const;

export const visit = {
  heading: "Or come by.",
  text: `Second floor of an old lantern works, ${company.hours.office}. Bring the laptop nobody can fix: the bench by the window is for walk-ins.`,
  street: "Lantern Row",
  action: { label: "Learn About Our Company", to: "home", about: "on the home page" },
} as const;
