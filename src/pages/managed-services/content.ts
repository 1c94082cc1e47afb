import { menus } from "~/site/navigation";

/** For search results and link previews, 70 to 155 characters. */
export const description =
  "Seven managed IT services run by one team: infrastructure, security, cloud, backup, help desk, network and a virtual CTO, at a fixed monthly price.";

const [managed] = menus;

export const hero = {
  name: "Managed Services",
  heading: "Seven services, one quiet night.",
  lead: "Infrastructure, security, cloud, backup, help desk, network and planning, run by one team at a fixed monthly price. What one of them notices, the next one fixes before you open.",
  actions: [
    { label: "Get Started Today", to: "contact" },
    { label: "Learn About Us", to: "about" },
  ],
} as const;

export const heroIllustration = {
  title: "Thursday night",
  note: "example, 6 PM to 8 AM",
  times: ["6 PM", "10 PM", "2 AM", "6 AM"],
  services: ["Infrastructure", "Security", "Cloud", "Backup", "Help desk", "Network", "Planning"],
  alert: { name: "Stolen password", reading: "9:12 PM to 7:30 AM" },
} as const;

/** Descriptions by service. Name, icon and page come from the header's menu. */
const offers = {
  "it-infrastructure": {
    description:
      "Servers, laptops and storage in one inventory, each with a date to replace it. The part is swapped before it fails, after your people have gone home.",
    features: [
      "Servers, endpoints and storage",
      "Patches installed at night",
      "Replacements on a calendar",
    ],
  },
  cybersecurity: {
    description:
      "Logins, mail and devices are watched around the clock. If something looks wrong, we lock it first and ask second.",
    features: ["Threat detection", "Security assessments", "Incident response"],
  },
  "cloud-services": {
    description:
      "What belongs in the cloud moves there once, sized for what you use. We read the bill before you pay it.",
    features: ["Public cloud or hybrid", "Migration, planned and rehearsed", "99.9% uptime SLA"],
  },
  "data-backup": {
    description:
      "Copies in three places, opened and read back on a schedule. A backup nobody has restored is a hope.",
    features: ["15-minute RTO", "1-hour RPO", "Tested recovery"],
  },
  "help-desk": {
    description:
      "A person answers, sees your device and its history, and stays on the line until it works again.",
    features: [
      "Average wait under 2 minutes",
      "98% first call resolution",
      "Phone, chat, remote access, email",
    ],
  },
  "network-management": {
    description:
      "Switches, Wi-Fi and internet lines, measured hop by hop. A slow afternoon gets a cause and a repair.",
    features: ["99.9% uptime", "Latency under 5ms", "A map that matches the cables"],
  },
  "virtual-cto": {
    description:
      "A senior person who writes your technology plan, defends its budget and sits on your side when a vendor calls. You get the judgment without the salary.",
    features: [
      "20+ years of leadership experience",
      "Four quarters planned, with prices",
      "One decision at a time, explained",
    ],
  },
} as const;

export const services = {
  heading: "Take one, or take the set.",
  lead: "Each service works alone and has its own page. Together they share one inventory, one ticket and one invoice.",
  linkLabel: "Learn More",
  cards: managed.items.map(({ id, name, icon }) => ({ id, icon, title: name, ...offers[id] })),
} as const;

/** The night that the hero illustration shows. */
export const incident = {
  heading: "One stolen password, seven services.",
  lead: "An example night. Nobody explains the problem twice, because all seven work from the same ticket.",
  entries: [
    {
      time: "9:12 PM",
      who: "Cybersecurity",
      what: "Somebody logs in as your bookkeeper from a country she is not in. The account is locked and the session cut.",
    },
    {
      time: "9:20 PM",
      who: "Help Desk",
      what: "An engineer calls her at home. She is watching a movie, and has typed her password nowhere since five.",
    },
    {
      time: "10:05 PM",
      who: "Cloud Services",
      what: "A new rule that would forward her mail abroad is found and removed. Nothing has left.",
    },
    {
      time: "11:00 PM",
      who: "Network Management",
      what: "The stranger's address is blocked at both offices. The logs show that it reached nothing else.",
    },
    {
      time: "12:30 AM",
      who: "Data Backup",
      what: "Last night's copy of the mailbox is opened and compared with today's. Nothing is missing.",
    },
    {
      time: "2:10 AM",
      who: "IT Infrastructure",
      what: "Her laptop is scanned, patched and restarted. It is clean, so she can use it in the morning.",
    },
    {
      time: "7:30 AM",
      who: "Virtual CTO",
      what: "You get half a page on what happened. Security keys for everyone move up one quarter in the plan, with the price beside them.",
    },
  ],
} as const;

export const reasons = {
  heading: "Six reasons, and what happens without them.",
  lead: "One is how a normal year goes. The other is duller.",
  captions: { without: "On your own", with: "With us" },
  contrasts: [
    {
      name: "Proactive Monitoring",
      without: "You learn that the disk is full from the person who cannot save.",
      with: "We watch it fill for a week and clear it on Sunday night.",
    },
    {
      name: "Cost Predictability",
      without: "Every visit is an invoice, and the bad months cost the most.",
      with: "One fixed amount a month. A bad month costs us, not you.",
    },
    {
      name: "Expert Team",
      without: "One generalist knows a little of everything, and takes August off.",
      with: "Specialists for each of the seven services, and one named engineer who knows your site.",
    },
    {
      name: "Scalable Solutions",
      without: "Ten people start on Monday. Their laptops arrive on Thursday.",
      with: "You send ten names. Devices, accounts and phones work on the first morning.",
    },
    {
      name: "Strategic Planning",
      without: "The server is replaced in the week it dies, at the price of that week.",
      with: "The next four quarters have dates and prices. We review them with you every quarter.",
    },
    {
      name: "Compliance Support",
      without: "Somebody spends two weeks collecting screenshots for the auditor.",
      with: "Evidence for HIPAA, PCI-DSS or SOX is kept as the work is done. You send one folder.",
    },
  ],
} as const;

export const report = {
  heading: "Once a month, one page.",
  lead: "Seven services make a lot of noise among themselves. What reaches you fits on a sheet that you can read standing up; the figures behind each line are yours to ask for.",
  sheet: {
    title: "March",
    corner: "example",
    lines: [
      { name: "IT Infrastructure", reading: "2 drives swapped, at night", note: 1 },
      { name: "Cybersecurity", reading: "1 login blocked" },
      { name: "Cloud Services", reading: "Bill $212 lower" },
      { name: "Data Backup", reading: "Restore tested, 11 min" },
      {
        name: "Help Desk",
        reading: "64 of 65 solved; Ana has the last, April 4",
        note: 2,
        open: true,
      },
      { name: "Network Management", reading: "Nothing happened" },
      { name: "Virtual CTO", reading: "New phones, $3,100: yes or no?", note: 3 },
    ],
  },
  notes: [
    {
      title: "What was done",
      description: "One line a service. If nothing happened, the line says so.",
    },
    {
      title: "What is still open",
      description: "Underlined, with the name of the engineer who has it and a date behind it.",
    },
    {
      title: "What we need from you",
      description: "The last line asks. It comes with a price, and with the price of waiting.",
    },
  ],
} as const;

export const callToAction = {
  heading: "Bring us the week that went wrong.",
  text: "Half an hour, free, with an engineer. You say what broke; we say which of the seven would have caught it, and which you can do without.",
  actions: [
    { label: "Schedule a Consultation", to: "contact" },
    { label: "View Our Work", to: "portfolio" },
  ],
} as const;
