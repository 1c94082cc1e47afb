import { Cloud, HardDrive, History, Layers, LockKeyhole, RefreshCcw, ScanSearch } from "lucide";
import { company, figures } from "~/site/company";

/** For search results and link previews, 70 to 155 characters. */
export const description =
  "Backups every fifteen minutes, in three places, restored for practice. A 15-minute recovery time objective, and a chart of what that means.";

export const hero = {
  page: "data-backup",
  name: "Data Backup & Recovery",
  heading: "Lose a server. Keep the afternoon.",
  lead: "A copy every fifteen minutes, in three places on Hybrid, restored for practice before you ever need it for real.",
  actions: [
    { label: "Secure Your Data Now", to: "contact" },
    { label: "View All Services", to: "home", about: "on the home page" },
  ],
} as const;

/** Worded as in the published summaries of the sources. */
export const dataLoss = {
  heading: "How data gets lost, and for how long.",
  lead: "Counted by people who do little else. None of these figures is ours.",
  figures: [
    {
      number: "94%",
      label: "of ransomware victims had their backups attacked",
      description: "The intruders look for the copies first. Then they encrypt the rest.",
      source: "Sophos, The State of Ransomware",
      year: 2024,
    },
    {
      number: "34%",
      label: "of ransomware victims took over a month to recover",
      description: "The files, the systems and the work that piled up meanwhile.",
      source: "Sophos, The State of Ransomware",
      year: 2024,
    },
    {
      number: "54%",
      label: "of operators lost more than $100,000",
      description: "In their latest serious outage, in data centers. One outage, not a year.",
      source: "Uptime Institute, Annual Outage Analysis",
      year: 2024,
    },
  ],
} as const;

export const habits = {
  heading: "Four habits behind every restore.",
  lead: "Backups fail quietly. Ours are checked loudly.",
  features: [
    {
      icon: RefreshCcw,
      title: "Automated backups",
      description: "Every change is copied on a schedule that nobody has to remember.",
    },
    {
      icon: LockKeyhole,
      title: "Encrypted end to end",
      description:
        "Sealed before it leaves the building. On the way and at rest, it is noise without your key.",
    },
    {
      icon: ScanSearch,
      title: "Verified nightly",
      description:
        "Every night the day's copies are opened and read back, not just counted. A bad one wakes us up.",
    },
    {
      icon: History,
      title: "Point-in-time restore",
      description: "Go back to the quarter of an hour before the mistake, not to last night.",
    },
  ],
} as const;

export const options = {
  heading: "Local, cloud, or both.",
  lead: "Pick by how long you could wait, and how much you could afford to retype.",
  options: [
    {
      icon: HardDrive,
      title: "Local",
      description: "A device in your office. Fast, but it shares the fate of the building.",
      points: [
        "Restores at network speed",
        "Works without internet",
        "Suits data that may not leave the site",
      ],
    },
    {
      icon: Cloud,
      title: "Cloud",
      description:
        "Copies at our second site and in the cloud vault. Safe from your weather, slower to come home.",
      points: ["Survives fire and flood", "No hardware to mind", "Grows with your data"],
    },
    {
      icon: Layers,
      title: "Hybrid",
      description: "One copy in your office, one at the second site, one in the cloud vault.",
      points: [
        "Back at work in 15 minutes",
        "Three copies, two kinds of storage",
        "One team answers for all of it",
      ],
      flag: "Our recommendation",
    },
  ],
} as const;

export const recovery = {
  heading: "The worst hour, drawn to scale.",
  lead: "Two limits settle a backup: how much work you may lose and how long you may wait. These are ours, for one failed server on Hybrid, even if the copy in your office is lost with it.",
  moments: [
    { time: "10:00", label: "Hourly copy reaches the second site" },
    { time: "11:00", label: "The server fails" },
    { time: "11:15", label: "People work again" },
  ],
  spans: {
    loss: "Usually 15 minutes to retype, an hour at most",
    wait: "At most 15 minutes to wait",
  },
  promises: [
    {
      number: "15-minute",
      label: "RTO",
      description: "Recovery time objective: the longest wait, from failure to people at work.",
      span: "wait",
    },
    {
      number: "1-hour",
      label: "RPO",
      description:
        "Recovery point objective: the most work anyone retypes, even if the office is gone.",
      span: "loss",
    },
    {
      number: figures.support.number,
      label: figures.support.label,
      description:
        "A restore on New Year's Eve begins with a person who can start it, not with a ticket.",
    },
    {
      number: "Tested",
      label: "recovery",
      description: "Every quarter we restore a server for practice and send you the stopwatch.",
    },
  ],
} as const;

export const comparison = {
  heading: "Back at work while others are still on hold.",
  lead: "From failure to people working again, for one failed server. The full width is twelve hours. The first three are rules of thumb; the last is our limit.",
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
  heading: "Five bad mornings, and the copy that ends each.",
  lead: "No single copy answers everything. That is why there are three.",
  columns: { event: "What happened", outcome: "What you get back" },
  copies: ["This office", "Second site", "Cloud vault"],
  cases: [
    {
      event: "Somebody deletes the wrong folder",
      states: [restores, ready, ready],
      outcome: "The folder as it was a quarter of an hour earlier.",
    },
    {
      event: "A server does not start",
      states: [restores, ready, ready],
      outcome: "Its twin runs on the backup device within 15 minutes. Repairs can wait.",
    },
    {
      event: "Ransomware reaches the network",
      states: [lost("Encrypted"), restores, ready],
      outcome:
        "The last copy from before it came in. Written once, altered by nobody, us included.",
    },
    {
      event: "A pipe bursts above the server room",
      states: [lost("Flooded"), restores, ready],
      outcome: "Your servers start at the second site, with at most an hour to retype.",
    },
    {
      event: "An auditor asks about last March",
      states: [lost("Too recent"), lost("Too recent"), restores],
      outcome: "The books as they stood that night, kept as long as your rules require.",
    },
  ],
} as const;

export const compliance = {
  heading: "Records an auditor can follow.",
  lead: "Who holds the keys, how long a copy is kept, when it was last restored: written down as it happens, handed over when asked.",
  label: "Built to meet",
  badges: ["HIPAA", "SOX", "GDPR", "PCI-DSS"],
} as const;

export const callToAction = {
  heading: "Find out what you would lose today.",
  text: "A backup assessment takes a morning and ends with a restore you can watch.",
  actions: [
    { label: "Get Backup Assessment", to: "contact" },
    { label: "View All Services", to: "home", about: "on the home page" },
  ],
} as const;
