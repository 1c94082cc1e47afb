import { ClipboardCheck, Radar, ScrollText, Siren } from "lucide";
import { company, figures } from "~/site/company";
import { countAtStart } from "~/site/in-words";
import { consultation } from "~/site/terms";

/** For search results and link previews, 70 to 155 characters. */
export const description =
  "Threat detection, security assessments, compliance and incident response for companies without a security team, priced per user per month.";

export const hero = {
  page: "cybersecurity",
  name: "Cybersecurity",
  // The fixed space keeps the two sentences on a line each.
  heading: "They work nights. So do we.",
  lead: "Our software watches your sign-ins, mailboxes and devices around the clock. When something looks wrong, the software isolates the device, and the on-call engineer takes over and calls you.",
  actions: [
    { label: "Get Security Assessment", to: "contact" },
    { label: `Call ${company.phone.text}`, href: company.phone.href },
  ],
} as const;

/** `lit` is the number of dots, one for 100 emails, rounded up. */
export const heroIllustration = {
  title: "A month of attack emails",
  note: "example",
  stages: [
    { name: "Sent to your staff", reading: "16,480", lit: 165, state: "idle" },
    { name: "Got past the sender check", reading: "1,130", lit: 12, state: "idle" },
    { name: "Got past the email filter", reading: "84", lit: 1, state: "idle" },
    { name: "Opened by an employee", reading: "3, all reported", lit: 1, state: "watch" },
    { name: "Accounts taken over", reading: "0", lit: 0, state: "good" },
  ],
  legend: { name: "One dot", reading: "100 emails, rounded up" },
} as const;

/** Of the 277 days, 204 and 73 are the parts that the report itself gives. */
export const breachYear = {
  heading: "What an average data breach looks like",
  lead: "IBM's 2023 average, drawn as one year with a square for each day.",
  spans: [
    { days: 204, unit: "days", label: "until the breach was found" },
    { days: 73, unit: "days", label: "until it was contained" },
    { days: 88, unit: "days", label: "left in the year" },
  ],
  figures: [
    {
      number: "$4.45M",
      label: "average breach cost",
      description: "Worldwide, for investigation, repair, lost business and notification.",
      source: "Source: IBM, Cost of a Data Breach Report, 2023",
    },
    {
      number: "277 days",
      label: "to identify a breach",
      description: "That's 204 days to find it and 73 more to contain it.",
      source: "Source: IBM, Cost of a Data Breach Report, 2023",
    },
    {
      number: "95%",
      label: "of breaches from human error",
      description:
        "To be exact, of all cybersecurity issues, such as a clicked link or a reused password.",
      source: "Source: World Economic Forum, Global Risks Report, 2022",
    },
  ],
} as const;

export const threats = {
  heading: "Common attacks, and how we stop each one",
  lead: "Most attacks begin with an email, a stolen password or unpatched software.",
  columns: ["Threat", "What you see", "What stops it"],
  threats: [
    {
      name: "Phishing",
      sign: "A package notice or shared file whose link opens a fake sign-in page.",
      answer:
        "An email filter, and sign-in by fingerprint or USB key, which a fake page can't copy.",
    },
    {
      name: "Ransomware",
      sign: "Your files won't open, and there's a ransom note.",
      answer:
        "Device protection, updates and no admin rights for staff. Backups restore the files.",
    },
    {
      name: "Stolen passwords",
      sign: "Nothing, while an attacker signs in from another city.",
      answer:
        "Multi-factor authentication (MFA: a second proof, such as a code) and a block on unusual sign-ins.",
    },
    {
      name: "Invoice fraud",
      sign: "Your vendor seems to email you a new bank account.",
      answer: "Look-alike senders are held back. Staff confirm new accounts by phone.",
    },
    {
      name: "Unpatched software",
      sign: "A router that hasn't been updated in years.",
      answer: "We install updates (patches) at night, urgent ones first.",
    },
    {
      name: "Insider mistakes",
      sign: "The payroll spreadsheet, shared with everyone who has the link.",
      answer: "Sharing rules, and access that ends on an employee's last day.",
    },
  ],
} as const;

export const services = {
  heading: "What our cybersecurity service includes",
  lead: "Priced per user per month; hardware is quoted separately. By day 30 you have a written plan with prices.",
  label: "You receive",
  services: [
    {
      icon: Radar,
      title: "Threat Detection",
      description:
        "Software filters alerts day and night, and the on-call engineer checks what remains.",
      result: "A line in your monthly report on what we blocked.",
    },
    {
      icon: ClipboardCheck,
      title: "Security Assessments",
      description:
        "Included once a year: we test what outsiders can reach and employees can open, and run a phishing test.",
      result: "A list of gaps with the cost to close each.",
    },
    {
      icon: ScrollText,
      title: "Compliance",
      description:
        "We set up the IT controls for HIPAA, PCI-DSS or SOX and sign a HIPAA business associate agreement.",
      result: "A folder of evidence, ready for your auditor.",
    },
    {
      icon: Siren,
      title: "Incident Response",
      description:
        "We rehearse a plan, contain the attack, restore your data and work with your insurer.",
      result: "A report of what happened and what we changed.",
    },
  ],
} as const;

const layers = [
  {
    title: "Email security",
    description: "Links and attachments are opened in a sealed test computer first.",
  },
  {
    title: "Identity and access",
    description: "MFA on every account, and permissions that match each job.",
  },
  {
    title: "Endpoint protection",
    description: "Laptops, phones and servers that show signs of an attack are cut off.",
  },
  {
    title: "Network protection",
    description: "A firewall, and separate networks for guests, cameras and card readers.",
  },
  {
    title: "Encryption and backup",
    description:
      "Disks can't be read without the key. One backup copy can't be changed, even by us.",
  },
];

export const solutions = {
  heading: `${countAtStart(layers.length, "layer")} of protection`,
  lead: "If one layer misses an attack, the next can catch it.",
  center: "Your data",
  rings: layers,
} as const;

export const incident = {
  heading: "What happens during an attack",
  lead: "An example: ransomware on a Saturday. The files are back 39 minutes after the alert.",
  entries: [
    {
      time: "2:41 AM",
      what: "A reception computer starts encrypting files on the shared drive.",
      by: "Cause: a file downloaded on Friday",
    },
    {
      time: "2:41 AM",
      what: "The computer is cut off from the network and an engineer is alerted.",
      by: "Software",
    },
    {
      time: "2:49 AM",
      what: "No other computer is infected. We call your office manager.",
      by: "On-call engineer",
    },
    {
      time: "3:20 AM",
      what: "The encrypted files are restored from the 2:30 AM copy.",
      by: "On-call engineer",
    },
    {
      time: "Monday",
      what: "Reception opens with a spare computer. You get a one-page report.",
      by: "Your lead engineer",
    },
  ],
} as const;

export const statistics = [
  {
    number: "99.7%",
    label: "threat detection rate",
    description:
      "Measured by us, not in a lab. A rehearsed plan and an on-call engineer are there for what gets through.",
  },
  {
    number: figures.clients.number,
    label: "businesses protected",
    description: "When one client is attacked, we check all the others.",
  },
] as const;

export const callToAction = {
  heading: "Book a security assessment",
  text: `Start with ${consultation.name}. Cybersecurity clients get one assessment a year; other companies hear a fixed price on the call.`,
  actions: [
    { label: "Get Security Assessment", to: "contact" },
    { label: "View Managed Services", to: "all-managed-services" },
  ],
} as const;
