import { promises } from "~/site/promises";
import { consultation, terms } from "~/site/terms";

/** For search results and link previews, 70 to 155 characters. */
export const description = `Servers, laptops and storage monitored, updated and replaced on schedule, for a monthly price per device. For companies of ${promises.clientSize}.`;

export const hero = {
  page: "it-infrastructure",
  name: "IT Infrastructure",
  heading: "Hardware replaced on schedule",
  lead: "We monitor, update and repair your servers, laptops, phones and storage for a monthly price per device. Replacements are planned ahead and done after hours.",
  actions: [
    { label: "Schedule a Consultation", to: "contact" },
    { label: "View All Services", to: "home", about: "on the home page" },
  ],
} as const;

export const heroIllustration = {
  title: "Server rack, air 70 °F",
  note: "example, rack 1",
  /** From the top of the rack. */
  devices: [
    { name: "Core switch", reading: "82 °F" },
    { name: "Firewall", reading: "79 °F" },
    { name: "Host 1", reading: "74 °F" },
    { name: "Host 2", reading: "75 °F" },
    { name: "Storage", reading: "77 °F" },
    { name: "Battery", reading: "41 min" },
  ],
  warning: "Drive 12 failing",
  replacement: { name: "New drive in stock", reading: "Swap Thu 7 PM" },
} as const;

export const services = {
  heading: "Server, laptop and storage management",
  lead: `Priced per device, with a named lead engineer for your site. ${terms.managed.price} ${terms.managed.commitment}`,
  services: [
    {
      title: "Server Management",
      drawing: "patches",
      description:
        "In your office or in a data center. We test each patch (a fix for a security hole or bug) on a copy, install it at night, and go back to the saved state if the morning check fails.",
      practice: "Windows and Linux, physical and virtual",
    },
    {
      title: "Endpoint Management",
      drawing: "fleet",
      description:
        "Every endpoint (here: a laptop, desktop or phone) is encrypted, patched and listed under its user. If one is lost, call us: we lock it once it's online.",
      practice: "Windows, Mac, iPhone and Android",
    },
    {
      title: "Performance Monitoring",
      drawing: "pattern",
      description:
        "We record how each machine behaves in a normal week. When one behaves differently, an engineer checks it, usually before your staff notice it's slow.",
      practice: "Processor, memory, disk and temperature",
    },
    {
      title: "Storage Management",
      drawing: "growth",
      description:
        "We measure how fast your disks fill up and work out when they'll be full. You hear about it while there's time to compare prices or delete old files.",
      practice: "Servers, shared drives and backup space",
    },
  ],
} as const;

/** Labels of the drawings of the services. */
export const drawingLabels = {
  patch: { test: "tested on a copy", server: "server", night: "night" },
  laptops: { patched: "patched", asleep: "offline", lost: "lost, locked" },
  load: { engineer: "an engineer checks", normal: "normal week" },
  disk: { full: "full", today: "today", order: "order here" },
} as const;

export const calendar = {
  heading: "Your hardware replacement calendar",
  lead: "Warranties and updates end on known dates; for batteries, we estimate the date. We replace each device before its date, at a price you approve. A drive that reports a fault is replaced within days. The chart shows an example year.",
  months: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
  legend: {
    bar: "Under warranty, supported or in good health",
    point: "Replaced, after hours",
    next: "Next replacement",
  },
  replacements: [
    {
      name: "Storage drive 12",
      swap: 2,
      end: 2,
      description: "Failing, swap on Thursday",
      next: true,
    },
    {
      name: "Front desk laptops",
      swap: 3,
      end: 4,
      description: "Swap in March, warranty ends in April",
    },
    {
      name: "Server room battery",
      swap: 5,
      end: 6,
      description: "Swap in May, worn out by June",
    },
    {
      name: "Company phones",
      swap: 8,
      end: 10,
      description: "Swap in August, updates end in October",
    },
    {
      name: "Accounting server",
      swap: 11,
      end: 12,
      description: "Swap in November, warranty ends in December",
    },
  ],
} as const;

export const benefits = {
  heading: "What you get: fewer interruptions",
  lead: "Sorted by where you'll notice the difference. An example: planned replacements cut a machine shop's unplanned downtime from eleven hours a year to one.",
  groups: [
    {
      title: "At every desk",
      points: [
        "Restarts happen outside working hours",
        "A new hire's laptop is ready on day one",
        "One number to call, for every brand",
      ],
    },
    {
      title: "In the server room",
      points: [
        "We keep a spare of each critical part",
        "Heat and power are monitored on weekends, too",
        "Old drives are wiped or destroyed, with a certificate",
      ],
    },
    {
      title: "In your budget",
      points: [
        "Every replacement has a date and a price",
        "We use warranties before they end",
        "Unused licenses are found before they renew",
      ],
    },
  ],
} as const;

export const process = {
  heading: "How we take over your IT infrastructure",
  lead: `Assessment and Design are the first 30 days of your monthly agreement. You can give notice at any step. ${terms.managed.leaving}`,
  steps: [
    {
      title: "Assessment",
      description:
        "We take inventory, install monitoring and check your backups. You get the full list.",
    },
    {
      title: "Design",
      description:
        "By day 30 you have a written plan of what to fix, with prices. You choose what to do now; we tell you the risk of waiting.",
    },
    {
      title: "Implementation",
      description:
        "We work evenings and weekends, in steps we can undo. On Monday, your staff sign in as usual.",
    },
    {
      title: "Management",
      description:
        "We monitor, patch and replace by the calendar, and send you a one-page report every month.",
    },
  ],
} as const;

export const callToAction = {
  heading: "Talk to an engineer about your hardware",
  text: `Book ${consultation.name}. Tell us what hardware you have, even if the list is incomplete. ${consultation.outcome}`,
  actions: [
    { label: "Schedule a Consultation", to: "contact" },
    { label: "View All Services", to: "home", about: "on the home page" },
  ],
} as const;
