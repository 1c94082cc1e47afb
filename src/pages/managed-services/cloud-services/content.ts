import { Blend, CloudUpload, Layers, ReceiptText, ShieldCheck } from "lucide";
import { aws } from "~/assets/logos/aws";
import { azure } from "~/assets/logos/azure";
import { googleCloud } from "~/assets/logos/google-cloud";
import { figures } from "~/site/company";
import { consultation } from "~/site/terms";

/** For search results and link previews, 70 to 155 characters. */
export const description =
  "Cloud migration and management for small companies on AWS, Azure, Google Cloud or a hybrid setup: a fixed price to move, a monthly fee to run.";

export const hero = {
  page: "cloud-services",
  name: "Cloud Services",
  heading: "Turn the server room back into a room.",
  lead: "We move your servers, files and applications to the cloud on evenings and weekends, at a fixed price. Then we run them for a monthly fee and keep the bill in check.",
  actions: [
    { label: "Start Cloud Journey", to: "contact" },
    { label: "View All Services", to: "home", about: "on the home page" },
  ],
} as const;

export const heroIllustration = {
  title: "4 of 6 systems moved",
  note: "example",
  workloads: ["File server", "Accounting", "Online store", "Archive", "Reports", "Shop floor"],
  targets: ["Azure", "AWS", "Google Cloud", "Your building"],
  cost: { name: "Cost per month", reading: "from $4,180 to $2,960" },
} as const;

export const services = {
  heading: "Cloud migration and management",
  lead: "You pay a fixed price for the move, then a monthly fee for each server or application. Month to month. Cloud usage is billed at the provider's price.",
  features: [
    {
      icon: CloudUpload,
      title: "Cloud Migration",
      description:
        "We move applications and data one at a time. Each move is rehearsed and can be reversed.",
    },
    {
      icon: Layers,
      title: "Cloud Infrastructure",
      description:
        "We write setup scripts that can rebuild your servers, networks and storage exactly. If you leave, they're yours.",
    },
    {
      icon: ShieldCheck,
      title: "Cloud Security",
      description:
        "We check accounts, access keys and open connections every day. If files are public by mistake, we close them and tell you.",
    },
    {
      icon: ReceiptText,
      title: "Cloud Management",
      description:
        "We patch, back up and monitor. Once a month we review the bill and switch off what you don't use.",
    },
  ],
} as const;

export const platforms = {
  heading: "Public clouds, plus your own servers",
  lead: "We manage all of them. The cloud you already use usually fits best. If your own servers are better, we'll tell you.",
  label: "What we'd put there",
  platforms: [
    {
      name: "AWS",
      icon: aws,
      description: "Amazon Web Services has the widest choice, even for unusual needs.",
      suits: ["Online stores and portals", "Websites with busy seasons", "Long-term archives"],
    },
    {
      name: "Microsoft Azure",
      icon: azure,
      description:
        "The easiest move if you already use Microsoft 365. For Azure alone, see Azure Consulting.",
      suits: ["Windows and SQL Server", "Virtual desktops for remote staff", "Shared drives"],
    },
    {
      name: "Google Cloud",
      icon: googleCloud,
      description: "Strong when you need to search a lot of data quickly and share the results.",
      suits: ["Reports on years of data", "Machine learning", "Apps that run in containers"],
    },
    {
      name: "Hybrid",
      icon: Blend,
      description: "Some systems in a cloud, some in your building, managed as one.",
      suits: [
        "Software for factory machines",
        "Data that must stay on site",
        "Files for offices with slow internet",
      ],
    },
  ],
} as const;

export const benefits = {
  heading: "What changes when you move to the cloud",
  lead: "Not every server should move. For those that do, here's the difference.",
  columns: ["Benefit", "With your own servers", "In the cloud"],
  changes: [
    {
      title: "Cost savings",
      before: "You buy for the busiest day in five years.",
      after:
        "You pay for the hours a server runs. Switched off, it costs little more than its storage.",
    },
    {
      title: "Scalability",
      before: "More capacity means a quote, an order and a delivery date.",
      after: "Changing capacity takes a setting and a restart. Disks can grow, but not shrink.",
    },
    {
      title: "Security",
      before: "A lock on the door, and updates when there's time.",
      after: "Guarded buildings, encrypted disks and updates on a schedule.",
    },
    {
      title: "Reliability",
      before: "One power supply, one internet line, one building.",
      after: "Backup power and lines. A standby server in a second building is quoted separately.",
    },
    {
      title: "Remote access",
      before: "A slow VPN to a computer under a desk.",
      after: "The same applications at home, on site and at the airport.",
    },
    {
      title: "Disaster recovery",
      before: "You wait for hardware, then look for the right tape.",
      after: "We start your latest copy in another region.",
    },
  ],
} as const;

export const statistics = [
  {
    qualifier: "up to",
    number: "30%",
    label: "cost reduction",
    description:
      "Reported by our clients: compared with earlier IT costs, including hardware and electricity. We calculate yours before you decide.",
  },
  {
    number: figures.uptime.number,
    label: "uptime SLA",
    description: "Written into your agreement for each system and measured every month.",
  },
] as const;

export const migration = {
  heading: "How your migration works",
  lead: "The old and new systems run side by side. We switch the old one off only after you approve the new one.",
  steps: [
    {
      title: "Assessment",
      description:
        "We list every server, application and license, what it costs and who uses it. Some shouldn't move at all.",
    },
    {
      title: "Planning",
      description:
        "Each item gets a platform, a date, a fixed price and a way back. You approve the plan before we start.",
    },
    {
      title: "Migration",
      description:
        "We rehearse first, then move on an evening or weekend. On Monday an engineer is ready to help your staff.",
    },
    {
      title: "Optimization",
      description: "Every month we resize servers, apply discounts and switch off what's idle.",
    },
  ],
} as const;

export const payback = {
  heading: "ROI is positive within 6-12 months",
  lead: "A move costs money first: planning, rehearsal, two systems side by side. Then the savings add up. Typical payback: around month 6 for a small move, around month 12 for a large one.",
  months: [6, 12],
  labels: {
    range: "6-12 months",
    spent: "net cost",
    saved: "net savings",
    early: "small move",
    late: "large move",
  },
} as const;

export const returns = [
  {
    number: "60%",
    label: "overhead reduction",
    description:
      "Less time running servers, by our clients' own count: less patching, no hardware to replace.",
  },
  {
    number: "3x",
    label: "faster deployment",
    description: "Compared with ordering and setting up your own server.",
  },
  {
    number: figures.support.number,
    label: "monitoring and support",
    description: "We monitor every platform, and an on-call engineer answers emergencies.",
  },
] as const;

export const callToAction = {
  heading: "Find out what to move to the cloud",
  text: `The strategy session is ${consultation.name}. Bring last month's IT invoices. You get a list of what should move, what should stay and roughly what it costs, whether or not you hire us.`,
  actions: [
    { label: "Get Cloud Strategy Session", to: "contact" },
    { label: "View All Services", to: "home", about: "on the home page" },
  ],
} as const;
