import { Blend, CloudUpload, Layers, ReceiptText, ShieldCheck } from "lucide";
import { figures } from "~/site/company";

/** For search results and link previews, 70 to 155 characters. */
export const description =
  "Move to the cloud once, to the right one, and pay for what you use. Planning, migration and care on three public platforms and hybrid setups.";

export const hero = {
  page: "cloud-services",
  name: "Cloud Services",
  heading: "Turn the server room back into a room.",
  lead: "We move your servers, files and applications to the cloud that suits each of them, on evenings and weekends. Then we watch the bill.",
  actions: [
    { label: "Start Cloud Journey", to: "contact" },
    { label: "View All Services", to: "home", about: "on the home page" },
  ],
} as const;

export const heroIllustration = {
  title: "Four moved, one moving, one stays",
  note: "example",
  workloads: ["File server", "Accounting", "Web shop", "Archive", "Reports", "Machines"],
  targets: ["Azure", "AWS", "Google Cloud", "This building"],
  cost: { name: "Cost per month", reading: "$4,180 to $2,960" },
} as const;

export const services = {
  heading: "Getting there, and staying on budget.",
  lead: "Half of the work is the move. The other half begins with the first invoice.",
  features: [
    {
      icon: CloudUpload,
      title: "Cloud Migration",
      description:
        "Applications and data move one at a time, each with a rehearsal and a tested way back.",
    },
    {
      icon: Layers,
      title: "Cloud Infrastructure",
      description:
        "Servers, networks and storage are written down as code, so what we built once can be built again.",
    },
    {
      icon: ShieldCheck,
      title: "Cloud Security",
      description:
        "Accounts, keys and open ports are checked every day. A bucket left public is closed and reported.",
    },
    {
      icon: ReceiptText,
      title: "Cloud Management",
      description:
        "We patch, back up and monitor. Once a month we go through the bill and switch off what nobody uses.",
    },
  ],
} as const;

export const platforms = {
  heading: "Three public clouds, and the one under your stairs.",
  lead: "We run all of them. What you already use usually decides, and we say so when the answer is to stay where you are.",
  label: "What we would put there",
  platforms: [
    {
      name: "AWS",
      description:
        "Amazon Web Services. The longest list of services, and a part for every odd job.",
      suits: ["Web shops and customer portals", "Loads that come and go", "Long-term archives"],
    },
    {
      name: "Microsoft Azure",
      description: "The short way if you already sign in with Microsoft and run Windows servers.",
      suits: ["Windows and SQL Server", "Desktops for remote staff", "Files next to Microsoft 365"],
    },
    {
      name: "Google Cloud",
      description: "Strong where a lot of data has to be read quickly and shared easily.",
      suits: ["Reports over years of data", "Machine learning", "Software in containers"],
    },
    {
      name: "Hybrid",
      icon: Blend,
      description: "Some of it in a cloud, some of it in your building, managed as one.",
      suits: ["Machines on the shop floor", "Data that must not leave", "Offices with a slow line"],
    },
  ],
} as const;

export const benefits = {
  heading: "Six things that change for good.",
  lead: "Not all of them show on the invoice. Ask whoever has the key to the server room.",
  labels: { before: "With your own servers", after: "In the cloud" },
  changes: [
    {
      title: "Cost savings",
      before: "You buy for the busiest day in five years.",
      after: "You pay for the hours a server runs, and it sleeps at night.",
    },
    {
      title: "Scalability",
      before: "More capacity is a quote, an order and a delivery date.",
      after: "More capacity is a setting. So is less.",
    },
    {
      title: "Security",
      before: "The lock on the door, and updates when there is time.",
      after: "Guarded buildings, encrypted disks, updates on a schedule.",
    },
    {
      title: "Reliability",
      before: "One power supply, one line, one building.",
      after: "A second building takes over before the phone rings.",
    },
    {
      title: "Remote access",
      before: "A slow tunnel to a computer under a desk.",
      after: "The same applications at home, on site and at the airport.",
    },
    {
      title: "Disaster recovery",
      before: "Wait for hardware, then find the right tape.",
      after: "Start the copy in another region and keep working.",
    },
  ],
} as const;

export const statistics = [
  {
    qualifier: "up to",
    number: "30%",
    label: "cost reduction",
    description:
      "On what IT costs you now, hardware and electricity included. We calculate your share before you decide.",
  },
  {
    number: figures.uptime.number,
    label: "uptime SLA",
    description: figures.uptime.description,
  },
] as const;

export const migration = {
  heading: "Four steps, and no Monday without email.",
  lead: "Old and new run side by side until you say the new one is right. Only then do we switch off.",
  steps: [
    {
      title: "Assessment",
      description:
        "We list every server, application and license, who uses it, and what it costs. Some should not move at all.",
    },
    {
      title: "Planning",
      description:
        "Each item gets a platform, a date, a price and a way back. You sign the plan; we keep to it.",
    },
    {
      title: "Migration",
      description:
        "Rehearsed first, then moved on an evening or weekend. On Monday an engineer sits with your team.",
    },
    {
      title: "Optimization",
      description:
        "After the first invoices we resize, reserve and switch off. This step does not end.",
    },
  ],
} as const;

export const payback = {
  heading: "ROI is positive within 6-12 months.",
  lead: "A move costs money first: planning, rehearsal, two systems side by side. A small one tends toward the sixth month, a large one toward the twelfth.",
  months: [6, 12],
  labels: { range: "6-12 months", spent: "spent", saved: "saved" },
} as const;

export const returns = [
  {
    number: "60%",
    label: "overhead reduction",
    description: "Fewer evenings of patching, fewer spare parts, no hardware to replace.",
  },
  {
    number: "3x",
    label: "faster deployment",
    description: "For example: asked for in the morning, ready by noon.",
  },
  {
    number: figures.support.number,
    label: "monitoring and support",
    description: "Every platform is watched, and an emergency reaches a person at any hour.",
  },
] as const;

export const callToAction = {
  heading: "Bring last month's invoices.",
  text: "In one session we go through what you run, what it costs and where it belongs. You leave with a plan on one page.",
  actions: [
    { label: "Get Cloud Strategy Session", to: "contact" },
    { label: "View All Services", to: "home", about: "on the home page" },
  ],
} as const;
