import { Blend, CloudUpload, Layers, ReceiptText, ShieldCheck } from "lucide";
import { aws } from "~/assets/logos/aws";
import { azure } from "~/assets/logos/azure";
import { googleCloud } from "~/assets/logos/google-cloud";
import type { Feature, Icon, Logo } from "~/content-types";
import type { FrameContent, Reading } from "~/illustrations/IllustrationFrame";
import type { CallToActionContent } from "~/sections/CallToAction";
import type { HeroContent } from "~/sections/Hero";
import type { SectionContent } from "~/sections/Section";
import type { SplitSectionContent } from "~/sections/SplitSection";
import type { StatFigure } from "~/sections/Stats";
import type { Step } from "~/sections/Steps";
import { booking } from "~/site/booking";
import { figures } from "~/site/company";
import { consultation } from "~/site/terms";
import type { PaybackChartContent } from "./PaybackChart";

/** For search results and link previews, 70 to 155 characters. */
export const description =
  "Cloud migration and management for small companies on AWS, Azure, Google Cloud or a hybrid setup: a fixed price to move, a monthly fee to run.";

export const hero = {
  name: "Cloud Services",
  heading: "Turn the server room back into a room.",
  lead: "We move your servers, files and applications to the cloud on evenings and weekends, at a fixed price. Then we run them for a monthly fee and keep the bill in check.",
  actions: [
    { label: "Start Cloud Journey", ...booking },
    { label: "View All Services", to: "home", about: "on the home page" },
  ],
} as const satisfies HeroContent;

export const heroIllustration = {
  title: "4 of 6 systems moved",
  note: "example",
  workloads: ["File server", "Accounting", "Online store", "Archive", "Reports", "Shop floor"],
  targets: ["Azure", "AWS", "Google Cloud", "Your building"],
  cost: { name: "Cost per month", reading: "from $4,180 to $2,960" },
} as const satisfies FrameContent & {
  workloads: readonly string[];
  targets: readonly string[];
  cost: Reading;
};

export const services = {
  heading: "Cloud migration and management",
  lead: "After the move, you pay a monthly fee for each server or application, month to month. Cloud usage is billed at the provider's price.",
  features: [
    {
      icon: CloudUpload,
      title: "Cloud migration",
      description: "We move applications and data one at a time, and rehearse each move.",
    },
    {
      icon: Layers,
      title: "Cloud infrastructure",
      description:
        "We write scripts that can rebuild your servers, networks and storage. If you leave, they're yours.",
    },
    {
      icon: ShieldCheck,
      title: "Cloud security",
      description:
        "We check accounts, access keys and open connections daily. If files are public by mistake, we close them and tell you.",
    },
    {
      icon: ReceiptText,
      title: "Cloud management",
      description: "We patch, back up and monitor your systems, and review the bill each month.",
    },
  ],
} as const satisfies SplitSectionContent & { features: readonly Feature[] };

export const platforms = {
  heading: "Public clouds, plus your own servers",
  lead: "The cloud you already use usually fits best. If your own servers are better, we'll tell you.",
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
        "Often the easiest move if you already use Microsoft 365. For Azure alone, see Azure Consulting.",
      suits: ["Windows and SQL Server", "Virtual desktops for remote work", "Shared drives"],
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
} as const satisfies SectionContent & {
  label: string;
  platforms: readonly {
    name: string;
    icon: Icon | Logo;
    description: string;
    suits: readonly string[];
  }[];
};

export const benefits = {
  heading: "Your own servers and the cloud, compared",
  lead: "Some servers should stay. For the others, here's the difference.",
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
      after: "If you need a bigger server, we change a setting and restart it.",
    },
    {
      title: "Security",
      before: "A lock on the door, and updates when there's time.",
      after: "Guarded buildings, encrypted disks and updates on a schedule.",
    },
    {
      title: "Reliability",
      before: "One power supply, one internet line, one building.",
      after: "Backup power and lines, and a provider that replaces failed hardware.",
    },
    {
      title: "Remote access",
      before: "A slow VPN to a computer under a desk.",
      after: "The same applications at home, on site and at the airport.",
    },
    {
      title: "Disaster recovery",
      before: "You wait for hardware, then look for the right tape.",
      after: "We rebuild from your latest copy. A standby in a second region is priced separately.",
    },
  ],
} as const satisfies SectionContent & {
  columns: readonly string[];
  changes: readonly Record<"title" | "before" | "after", string>[];
};

// The sample's: what its clients saved, and its uptime.
export const statistics = [
  {
    qualifier: "up to",
    number: "30%",
    label: "cost reduction",
    description:
      "Reported by our clients, compared with earlier IT costs, hardware and electricity included. We calculate yours before you decide.",
  },
  {
    number: figures.uptime.number,
    label: "uptime SLA",
    description: "For each system, as your agreement defines it. We measure it monthly.",
  },
] as const satisfies readonly StatFigure[];

export const migration = {
  heading: "How your migration works",
  lead: "The old and new systems run side by side. We switch the old one off only after you approve the new one.",
  steps: [
    {
      title: "Assessment",
      description:
        "We list every server, application and license, what it costs and who uses it. Some shouldn't move.",
    },
    {
      title: "Planning",
      description:
        "Each item gets a platform, a date, a fixed price and a rollback plan. You approve the plan before we start.",
    },
    {
      title: "Migration",
      description:
        "We rehearse first, then move on an evening or weekend. On Monday, an engineer is ready to help your team.",
    },
    {
      title: "Optimization",
      description: "Once a month we resize servers, apply discounts and switch off what's idle.",
    },
  ],
} as const satisfies SectionContent & { steps: readonly Step[] };

export const payback = {
  heading: "ROI is positive within 6-12 months",
  lead: "A move costs money first, for planning, rehearsal and two systems side by side. Then the savings add up. A small move typically pays for itself by month 6, a large one by month 12.",
  months: [6, 12],
  labels: {
    range: "6-12 months",
    spent: "net cost",
    saved: "net savings",
    early: "small move",
    late: "large move",
  },
} as const satisfies SplitSectionContent & PaybackChartContent;

// The sample's: what its clients gained.
export const returns = [
  {
    number: "60%",
    label: "overhead reduction",
    description:
      "Less time spent on servers, by our clients' own count. There's less to patch and no hardware to replace.",
  },
  {
    number: "3x",
    label: "faster deployment",
    description: "From request to running server, compared with buying your own.",
  },
  {
    number: figures.support.number,
    label: "monitoring and support",
    description: "We monitor all platforms, and an engineer is on call for emergencies.",
  },
] as const satisfies readonly StatFigure[];

export const callToAction = {
  heading: "Find out what to move to the cloud",
  text: `The strategy session is ${consultation.name}. Bring last month's IT invoices. You get a list of what should move, what should stay, and a price range.`,
  actions: [
    { label: "Get Cloud Strategy Session", ...booking },
    { label: "View All Services", to: "home", about: "on the home page" },
  ],
} as const satisfies CallToActionContent;
