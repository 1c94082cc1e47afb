/** For search results and link previews, 70 to 155 characters. */
export const description =
  "Servers, endpoints, performance and storage, kept in order by people who plan the replacement before the failure. See what we watch and how we work.";

export const hero = {
  page: "it-infrastructure",
  name: "IT Infrastructure",
  heading: "Hardware that retires before it fails.",
  lead: "Servers, laptops, storage and the cables between them, watched day and night. We order the part while the old one still works, and swap it while you are at home.",
  actions: [
    { label: "Schedule a Consultation", to: "contact" },
    { label: "View All Services", to: "home", about: "on the home page" },
  ],
} as const;

export const services = {
  heading: "Servers, desks, speed and storage, kept in order.",
  lead: "Software watches all four. A named engineer answers for them, and one inventory lists every machine. The inventory is yours.",
  services: [
    {
      title: "Server Management",
      description:
        "In your closet or in a data center. A patch is tried on a copy of the server first, goes in at night, and comes out again if the morning check fails.",
      practice: "Windows and Linux, physical and virtual",
    },
    {
      title: "Endpoint Management",
      description:
        "Every laptop, desktop and phone is encrypted, patched and listed under the person who has it. A lost one is locked while you are still on the phone with us.",
      practice: "Windows, Mac, iPhone and Android",
    },
    {
      title: "Performance Monitoring",
      description:
        "We record how each machine behaves in a normal week. When one leaves its own pattern, an engineer looks, usually before anybody calls it slow.",
      practice: "Processor, memory, disk and temperature",
    },
    {
      title: "Storage Management",
      description:
        "We measure how fast your disks fill and work out the day they will be full. You hear about it while there is still time to compare prices, or to delete.",
      practice: "Servers, shared drives and backup space",
    },
  ],
} as const;

export const calendar = {
  heading: "A date for everything with a plug.",
  lead: "Batteries wear out, warranties end, support stops. The dates are known, so we put them on one calendar and act before them. This is an example year.",
  months: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
  legend: {
    bar: "Under warranty, supported or in good health",
    point: "Swap, after hours",
    next: "Next one due",
  },
  replacements: [
    {
      name: "Storage drive 12",
      swap: 2,
      end: 2,
      told: "Slowing. Swap on Thursday",
      next: true,
    },
    {
      name: "Front desk laptops",
      swap: 3,
      end: 4,
      told: "Swap in March, warranty to April",
    },
    {
      name: "Server room battery",
      swap: 5,
      end: 6,
      told: "Swap in May, worn out by June",
    },
    {
      name: "Wi-Fi access points",
      swap: 8,
      end: 10,
      told: "Swap in August, updates to October",
    },
    {
      name: "Accounting server",
      swap: 11,
      end: 12,
      told: "Swap in November, warranty to December",
    },
  ],
} as const;

export const benefits = {
  heading: "What you get, much of it silence.",
  lead: "Nine things you stop thinking about, sorted by where you would have noticed them.",
  groups: [
    {
      title: "At every desk",
      points: [
        "Restarts happen while nobody is working",
        "A new laptop is ready on the first morning",
        "One number to call, whatever the brand",
      ],
    },
    {
      title: "In the server room",
      points: [
        "A spare of each critical part is on our shelf",
        "Heat and power are watched over the weekend",
        "Old drives are wiped, and you get the certificate",
      ],
    },
    {
      title: "In the books",
      points: [
        "Every replacement has a date and a price",
        "Warranties are claimed before they end",
        "Licenses are counted, and spare ones returned",
      ],
    },
  ],
} as const;

export const process = {
  heading: "From a closet of cables to a quiet rack.",
  lead: "Four steps. You can stop after any of them and keep what has been written down.",
  steps: [
    {
      title: "Assessment",
      description:
        "We count everything with a plug, test its health and photograph the server room. You get the list.",
    },
    {
      title: "Design",
      description:
        "One page shows what stays, what goes and what it costs. You strike out what you do not want.",
    },
    {
      title: "Implementation",
      description:
        "We work evenings and weekends, in steps that can be undone. On Monday, everybody logs in as before.",
    },
    {
      title: "Management",
      description:
        "From then on we watch, patch and replace by the calendar, and report once a month on one page.",
    },
  ],
} as const;

export const callToAction = {
  heading: "Find out what is about to retire.",
  text: "An engineer walks through your server room with you. You keep the list of what will fail next, with dates and prices.",
  actions: [
    { label: "Schedule a Consultation", to: "contact" },
    { label: "View All Services", to: "home", about: "on the home page" },
  ],
} as const;
