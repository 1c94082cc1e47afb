import { Cloud, HardDrive, History, Layers, LockKeyhole, RefreshCcw, ScanSearch } from "lucide";
import { company, figures } from "~/site/company";
import { consultation } from "~/site/terms";

/** For search results and link previews, 70 to 155 characters. */
export const description =
  "Data backup and recovery for small companies: copies as often as every 15 minutes, kept in three places, with a 15-minute recovery time objective.";

export const hero = {
  page: "data-backup",
  name: "Data Backup & Recovery",
  // The fixed spaces keep the two sentences on a line each.
  heading: "Lose a server. Keep\u00a0the\u00a0afternoon.",
  lead: "Our hybrid backup copies key servers every 15 minutes to three places. If one fails, you're working again in 15 minutes.",
  actions: [
    { label: "Secure Your Data Now", to: "contact" },
    { label: "View All Services", to: "home", about: "on the home page" },
  ],
} as const;

export const heroIllustration = {
  title: "Last good copy: 2:15 AM",
  note: "example",
  schedules: [
    { name: "Key servers", reading: "every 15 minutes" },
    { name: "Other servers", reading: "every hour" },
    { name: "Archives", reading: "every night" },
  ],
  restore: {
    name: "Server restored",
    duration: "11 min 40 s",
    /** Share of the limit, 0 to 1. */
    share: 0.78,
    tested: "Tested at 2:31 AM",
    limit: "limit 15 min",
  },
} as const;

/** Worded as in the published summaries of the sources. */
export const dataLoss = {
  heading: "What losing data costs",
  lead: "Independent figures, with their sources.",
  figures: [
    {
      number: "94%",
      label: "of ransomware victims had their backups attacked",
      description: "A victim without backups is under pressure to pay.",
      source: "Sophos, The State of Ransomware",
      year: 2024,
    },
    {
      number: "34%",
      label: "of ransomware victims took over a month to recover",
      description: "Files, systems and the work backlog.",
      source: "Sophos, The State of Ransomware",
      year: 2024,
    },
    {
      number: "54%",
      label: "of operators lost more than $100,000",
      description: "In their latest serious data center outage.",
      source: "Uptime Institute, Annual Outage Analysis",
      year: 2024,
    },
  ],
} as const;

export const habits = {
  heading: "What's included in every backup",
  lead: "Priced per protected server and per Microsoft 365 user, month to month.",
  features: [
    {
      icon: RefreshCcw,
      title: "Automated backups",
      description: "Every 15 minutes for key servers, hourly for the rest, nightly for archives.",
    },
    {
      icon: LockKeyhole,
      title: "Encrypted end to end",
      description: "Encrypted before it leaves your building; unreadable without your key.",
    },
    {
      icon: ScanSearch,
      title: "Verified nightly",
      description: "We read back the day's copies and redo any bad one.",
    },
    {
      icon: History,
      title: "Point-in-time restore",
      description: "Go back to the last copy before the mistake.",
    },
  ],
} as const;

export const options = {
  heading: "Local, cloud or hybrid backup",
  lead: "Choose by how long you can wait to be working again.",
  options: [
    {
      icon: HardDrive,
      title: "Local",
      description: "A device in your office, quoted separately. Lost if the office is.",
      points: ["Restores at network speed", "Works without internet", "Your data stays on site"],
    },
    {
      icon: Cloud,
      title: "Cloud",
      description: "Copies in our data center and a second region. Safer, but slower to restore.",
      points: ["Survives fire and flood", "No hardware to buy", "Grows with your data"],
    },
    {
      icon: Layers,
      title: "Hybrid",
      description: "Every copy in your office, our data center and a second region.",
      points: ["Working again in 15 minutes", "Survives fire and flood", "One team for all of it"],
      flag: "Our recommendation",
    },
  ],
} as const;

export const recovery = {
  heading: "Our recovery limits: RTO and RPO",
  lead: "How long you can be down and how much work you can lose. Our limits apply to one failed server on Hybrid.",
  moments: [
    { time: "10:00 AM", label: "Last hourly copy" },
    { time: "11:00 AM", label: "The server fails" },
    { time: "11:15 AM", label: "You're working again" },
  ],
  spans: {
    loss: "At most 1 hour of work lost (small dots: copies of key servers)",
    wait: "At most 15 minutes of downtime",
  },
  promises: [
    {
      number: "15-minute",
      label: "RTO",
      description: "Recovery time objective: the longest you're down.",
      span: "wait",
    },
    {
      number: "1-hour",
      label: "RPO",
      description: "Recovery point objective: the most work you lose.",
      span: "loss",
    },
    {
      number: figures.support.number,
      label: figures.support.label,
      description: "The on-call engineer starts your restore at any hour.",
    },
    {
      number: "Tested",
      label: "recovery",
      description: "Every quarter we restore a server and send you the time it took.",
    },
  ],
} as const;

export const comparison = {
  heading: "Recovery times compared",
  lead: "Downtime after one server fails. The full width is twelve hours. Ours is a limit, the others are typical.",
  bars: [
    { label: "No backup", reading: "Days, if at all", share: 1 },
    { label: "Tape or USB drive", reading: "8 hours", share: 8 / 12 },
    { label: "Cloud copies alone", reading: "3 hours", share: 3 / 12 },
    { label: `${company.name} hybrid`, reading: "15 minutes", share: 0.25 / 12, ours: true },
  ],
} as const;

const ready = { state: "ready", word: "Ready" } as const;
const restores = { state: "restores", word: "Restores" } as const;
const lost = (word: string) => ({ state: "lost", word }) as const;

export const incidents = {
  heading: "What each copy protects you from",
  lead: "No single copy covers everything, so Hybrid keeps three.",
  columns: { event: "What happened", outcome: "What you get back" },
  copies: ["Your office", "Our data center", "Second region"],
  cases: [
    {
      event: "An employee deletes the wrong folder",
      states: [restores, ready, ready],
      outcome: "The folder as it was before.",
    },
    {
      event: "A server won't start",
      states: [restores, ready, ready],
      outcome: "A copy running on the backup device within 15 minutes.",
    },
    {
      event: "Ransomware reaches the network",
      states: [lost("Encrypted"), restores, ready],
      outcome: "The last copy before the attack, which can't be altered.",
    },
    {
      event: "A pipe bursts above the server",
      states: [lost("Flooded"), restores, ready],
      outcome: "Servers running in our data center, minus an hour of work at most.",
    },
    {
      event: "A tornado hits St. Louis",
      states: [lost("Damaged"), lost("Offline"), restores],
      outcome: "Servers running in the second region, minus an hour of work at most.",
    },
  ],
} as const;

export const compliance = {
  heading: "Backup records for your auditor",
  lead: "We log who holds the keys, how long each copy is kept and when it was last restored.",
  label: "Built to meet",
  badges: ["HIPAA", "SOX", "GDPR", "PCI-DSS"],
} as const;

export const callToAction = {
  heading: "Find out what you'd lose today",
  text: `Start with ${consultation.name}. The assessment takes a morning, has a fixed price and ends with a test restore you can watch.`,
  actions: [
    { label: "Get Backup Assessment", to: "contact" },
    { label: "View All Services", to: "home", about: "on the home page" },
  ],
} as const;
