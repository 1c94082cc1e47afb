import { ClipboardCheck, Radar, ScrollText, Siren } from "lucide";
import { company } from "~/site/company";

/** For search results and link previews, 70 to 155 characters. */
export const description =
  "Threat detection, assessments, compliance and incident response for companies without a security department. What we watch, and what we do at 3 AM.";

export const hero = {
  page: "cybersecurity",
  name: "Cybersecurity",
  // The fixed space keeps the two sentences on a line each.
  heading: "They work\u00a0nights. So do we.",
  lead: "Attackers like Friday evenings and long weekends. Software watches every login, mailbox and device at those hours too, and an engineer reads what it finds.",
  actions: [
    { label: "Get Security Assessment", to: "contact" },
    { label: `Call ${company.phone.text}`, href: company.phone.href },
  ],
} as const;

/** Of the 277 days, 204 and 73 are the parts that the report itself gives. */
export const breachYear = {
  heading: "In on January\u00a01. Out\u00a0again in October.",
  lead: "The average breach, drawn as one year with a square for each day. Most of it is spent not knowing.",
  words: { days: "days", source: "Source" },
  spans: [
    { days: 204, label: "until somebody notices" },
    { days: 73, label: "to shut it out again" },
    { days: 88, label: "left to tell your clients" },
  ],
  figures: [
    {
      number: "$4.45M",
      label: "average breach cost",
      description:
        "Across companies of every size, worldwide: the search, the repair, the lost business and the letters to everyone concerned.",
      source: "IBM, Cost of a Data Breach Report",
      year: 2023,
    },
    {
      number: "277 days",
      label: "to identify a breach",
      description:
        "The report counts two parts: 204 days until it is found, 73 more until it is closed.",
      source: "IBM, Cost of a Data Breach Report",
      year: 2023,
    },
    {
      number: "95%",
      label: "of breaches from human error",
      description:
        "The report speaks of cybersecurity issues traced to human error: a click, a reused password, a setting left open.",
      source: "World Economic Forum, Global Risks Report",
      year: 2022,
    },
  ],
} as const;

export const threats = {
  heading: "Six ways in, and what they look like from your chair.",
  lead: "Hardly anybody breaks a lock. They ask nicely, try an old key, or wait for a door that nobody has closed.",
  columns: ["Threat", "What you see", "What stops it"],
  threats: [
    {
      name: "Phishing",
      sign: "A parcel notice, a voicemail, a shared file. One click leads to a login page that is not yours.",
      answer: "A mail filter, a second factor, and a button that reports it to us.",
    },
    {
      name: "Ransomware",
      sign: "Nothing on Friday. On Monday every file has a new ending and a note beside it.",
      answer: "The first device to rename files is cut off. The rest comes back from backup.",
    },
    {
      name: "Stolen passwords",
      sign: "Nothing at all. It is your password, typed in a city where you have no office.",
      answer: "A second factor on every account. Logins from odd places end at once.",
    },
    {
      name: "Invoice fraud",
      sign: "Your supplier has a new bank account, says a message from almost your supplier.",
      answer: "Look-alike senders are held back. A changed account is confirmed by phone.",
    },
    {
      name: "Unpatched software",
      sign: "A router that has worked for years, so nobody has looked at it for years.",
      answer: "Updates go in at night, the dangerous gaps first. The list is in your report.",
    },
    {
      name: "Insider mistakes",
      sign: "The salary sheet, shared with everyone who has the link.",
      answer: "Sharing rules, an alert for unusual copies, and access that ends on the last day.",
    },
  ],
} as const;

export const services = {
  heading: "Four services, each with something to show for it.",
  lead: "They are done by the same engineers who know your systems from the help desk.",
  label: "You receive",
  services: [
    {
      icon: Radar,
      title: "Threat Detection",
      description:
        "Logins, mail, devices and network report to one place. Software sorts the signals; an engineer looks at what remains, day or night.",
      result: "A line on the monthly page: what was tried, what was closed, what we changed.",
    },
    {
      icon: ClipboardCheck,
      title: "Security Assessments",
      description:
        "We test what an outsider can reach and what an insider can open. Then we send your team a phishing message, a fair one.",
      result: "A list of gaps in order of risk, with the cost of closing each.",
    },
    {
      icon: ScrollText,
      title: "Compliance",
      description:
        "HIPAA, PCI-DSS and SOX ask for controls and for proof. We set up the first and collect the second while the year goes by.",
      result: "A folder of evidence that your auditor can read without us.",
    },
    {
      icon: Siren,
      title: "Incident Response",
      description:
        "The plan is written and rehearsed before it is needed. When it is, we contain, investigate, restore and deal with the insurer.",
      result: "A report of what happened, what was touched and what is different now.",
    },
  ],
} as const;

export const solutions = {
  heading: "Five rings around your data.",
  lead: "Each ring assumes that the one before it has failed. That is the whole method.",
  center: "Your data",
  rings: [
    {
      title: "Email security",
      description:
        "Links and attachments are opened on a sealed test computer first. What misbehaves there never reaches an inbox.",
    },
    {
      title: "Identity and access",
      description:
        "A second factor everywhere, no shared accounts, and rights that match the job someone has today.",
    },
    {
      title: "Endpoint protection",
      description:
        "Laptops, phones and servers are watched for behavior, not for names on a list. One that acts up is isolated.",
    },
    {
      title: "Network protection",
      description:
        "A managed firewall, guests on their own Wi-Fi, and walls between the office, the cameras and the card reader.",
    },
    {
      title: "Encryption and backup",
      description:
        "Disks are unreadable without the key. One copy cannot be changed by anybody until it expires.",
    },
  ],
} as const;

export const night = {
  heading: "A Saturday, 2:41 AM.",
  lead: "An example, told by the clock. Reception is empty. One of its computers is not idle.",
  entries: [
    {
      time: "2:41 AM",
      what: "A computer in reception begins to rename files on the shared drive.",
      by: "The attacker, through a download from Friday",
    },
    {
      time: "2:41 AM",
      what: "It is cut off from the network. The alert reaches the engineer on duty.",
      by: "Software",
    },
    {
      time: "2:49 AM",
      what: "Every other computer is searched for the same program. None has it.",
      by: "Engineer",
    },
    {
      time: "3:20 AM",
      what: "The renamed files come back from the last copy before 2:41.",
      by: "Engineer",
    },
    {
      time: "8:00 AM",
      what: "We call the office manager. Reception starts the day on a spare.",
      by: "Engineer and office manager, ten minutes",
    },
    {
      time: "Monday",
      what: "One page on your desk: what happened, what was touched, what has changed.",
      by: "You read it",
    },
  ],
} as const;

export const statistics = [
  {
    number: "99.7%",
    label: "threat detection rate",
    description: "For the rest there are five rings, a plan and a person.",
  },
  {
    number: "500+",
    label: "businesses protected",
    description: "What we learn at one of them is checked at the others.",
  },
] as const;

export const callToAction = {
  heading: "Find out which door is open.",
  text: "A security assessment lists what an outsider could reach today, the worst first. The list is yours, whoever closes it.",
  actions: [
    { label: "Get Security Assessment", to: "contact" },
    { label: "View Managed Services", to: "all-managed-services" },
  ],
} as const;
