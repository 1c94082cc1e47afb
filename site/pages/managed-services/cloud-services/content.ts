import { Blend, CloudUpload, Layers, ReceiptText, ShieldCheck } from "lucide";
import type { Feature, IconNode, LogoDrawing } from "~/content-types";
import type { FrameContent, Reading } from "~/illustrations/IllustrationFrame";
import type { CallToActionContent } from "~/sections/CallToAction";
import type { HeroContent } from "~/sections/Hero";
import type { SectionContent } from "~/sections/Section";
import type { ServiceTerm } from "~/sections/ServiceTerms";
import type { SplitSectionContent } from "~/sections/SplitSection";
import type { StatFigure } from "~/sections/Stats";
import type { Step, StepPhase } from "~/sections/Steps";
import { aws } from "~/site/assets/logos/aws";
import { azure } from "~/site/assets/logos/azure";
import { googleCloud } from "~/site/assets/logos/google-cloud";
import { booking } from "~/site/booking";
import { figures } from "~/site/company";
import { assessmentPrice, consultation, terms } from "~/site/terms";
import type { PaybackChartContent } from "./PaybackChart";

/** For search results and link previews, 70 to 155 characters. */
export const description =
  "Cloud migration and management for small companies on AWS, Azure, Google Cloud or a hybrid setup: a fixed price to move, a monthly fee to run.";

export const hero: HeroContent = {
  name: "Cloud Services",
  heading: "Servers moved to the cloud at a fixed price",
  lead: "We move your systems on evenings and weekends, and then run them.",
  actions: [
    { label: "Start Cloud Journey", ...booking },
    { label: "View All Services", to: "home", about: "on the home page" },
  ],
};

export const inShort: readonly ServiceTerm[] = [
  { label: "Price to move", value: "Fixed" },
  { label: "Price to run", value: "Monthly, per server or application" },
  { label: "Cloud usage", value: "At the provider's price" },
  { label: "Notice", value: terms.managed.notice },
];

export const heroIllustration = {
  title: "4 of 6 systems moved",
  note: "example",
  workloads: ["File server", "Accounting", "Online store", "Archive", "Reports", "Shop floor"],
  targets: ["Azure", "AWS", "Google Cloud", "Your building"],
  cost: { name: "Cost per month", reading: "$4,200 before, $3,400 expected" },
} as const satisfies FrameContent & {
  workloads: readonly string[];
  targets: readonly string[];
  cost: Reading;
};

export const services: SplitSectionContent & { features: readonly Feature[] } = {
  heading: "Cloud migration and management",
  features: [
    {
      icon: CloudUpload,
      title: "Cloud migration",
      description: "Applications move one at a time, each after you've tested a copy.",
    },
    {
      icon: Layers,
      title: "Cloud infrastructure",
      description: "We set up servers and networks with scripts that you keep if you leave.",
    },
    {
      icon: ShieldCheck,
      title: "Cloud security",
      description: "Each day, we check accounts, access keys and publicly shared files.",
    },
    {
      icon: ReceiptText,
      title: "Cloud management",
      description: "We patch and monitor systems and review the bill with you monthly.",
    },
  ],
};

export const platforms: SectionContent & {
  label: string;
  platforms: readonly {
    name: string;
    icon: IconNode | LogoDrawing;
    description: string;
    suits: readonly string[];
  }[];
} = {
  heading: "AWS, Azure, Google\u00a0Cloud or hybrid",
  label: "Good for",
  platforms: [
    {
      name: "AWS",
      icon: aws,
      description: "Amazon Web Services suits systems whose load rises and falls.",
      suits: ["Online stores and portals", "Websites with busy seasons"],
    },
    {
      name: "Microsoft Azure",
      icon: azure,
      description: "Often the easiest move if you use Microsoft 365.",
      suits: ["Windows and SQL Server", "Virtual desktops for remote work"],
    },
    {
      name: "Google Cloud",
      icon: googleCloud,
      description: "Strong at searching a lot of data quickly.",
      suits: ["Reports on years of data", "Apps that run in containers"],
    },
    {
      name: "Hybrid",
      icon: Blend,
      description: "Some systems move to a cloud, others stay in your building.",
      suits: ["Software for factory machines", "Data that must stay on site"],
    },
  ],
};

export const benefits: SectionContent & {
  columns: readonly string[];
  changes: readonly Record<"title" | "before" | "after", string>[];
} = {
  heading: "Your own servers and the cloud compared",
  columns: ["Benefit", "Servers you run yourself", "In the cloud"],
  changes: [
    {
      title: "Cost savings",
      before: "You buy capacity for the busiest day of the next five years.",
      after: "You pay for storage and the hours that servers run.",
    },
    {
      title: "Scalability",
      before: "More capacity means an order and a delivery date.",
      after: "We change a setting and restart the server.",
    },
    {
      title: "Security",
      before: "A locked door, and updates when there's time.",
      after: "Guarded buildings, encrypted disks and scheduled updates.",
    },
    {
      title: "Reliability",
      before: "One power supply, internet line and building.",
      after: "The provider replaces hardware, but you depend on your internet line.",
    },
    {
      title: "Remote access",
      before: "A VPN to a computer at work.",
      after: "The same applications everywhere.",
    },
    {
      title: "Disaster recovery",
      before: "Without a spare server, you wait for a new one.",
      after: "With Data Backup, we restore to a new cloud server.",
    },
  ],
};

// The sample's: what its clients saved, and its uptime.
export const statistics: SectionContent & { figures: readonly StatFigure[] } = {
  heading: "Costs and uptime after the move",
  figures: [
    {
      qualifier: "up to",
      number: "30%",
      label: "cost reduction",
      description:
        "The largest saving a client reported in 2025, compared with IT costs before the move.",
    },
    {
      number: figures.uptime.number,
      label: "uptime SLA",
      description: figures.uptime.description,
    },
  ],
};

export const migration: SectionContent & { steps: readonly Step[]; phases: readonly StepPhase[] } =
  {
    heading: "Your migration in four steps",
    lead: `The old system keeps running until you approve the new one. Steps 1 and 2 are the assessment. ${assessmentPrice}`,
    phases: [
      { label: "The old system runs", steps: 3 },
      { label: "The new one runs", steps: 1 },
    ],
    steps: [
      {
        title: "Assessment",
        description:
          "We list every server and application, what it costs and whether it should move.",
      },
      {
        title: "Planning",
        description: "You approve each system's platform, date, fixed price and rollback plan.",
      },
      {
        title: "Migration",
        description: "We rehearse each system's move on a copy. Most systems take one weekend.",
      },
      {
        title: "Optimization",
        description:
          "Each month, we resize servers, switch off what isn't used and show you which long-term discounts are worth it.",
      },
    ],
  };

// The sample's: when its clients' moves paid for themselves.
export const payback: SectionContent & PaybackChartContent = {
  heading: "Cloud ROI is positive within 6-12 months",
  lead: "At first, two systems run side by side, which costs more. Our clients report that small moves (one to three servers) paid for themselves by month 6 and large ones by month 12.",
  months: [6, 12],
  labels: {
    range: "6-12 months",
    spent: "net cost",
    saved: "net savings",
    early: "small move",
    late: "large move",
  },
};

// The sample's: what its clients gained.
export const returns: readonly StatFigure[] = [
  {
    number: "60%",
    label: "overhead reduction",
    description:
      "Average cut in staff time spent on servers, as estimated by 40 clients who moved in 2025.",
  },
  {
    number: "3x",
    label: "faster deployment",
    description:
      "For these 40 clients, getting a cloud server took a third as long as buying a server.",
  },
  {
    number: figures.support.number,
    label: "monitoring and support",
    description: "On all platforms, with an engineer on call.",
  },
];

export const callToAction: CallToActionContent = {
  heading: "Decide what to move to the cloud",
  text: `Bring last month's IT invoices to ${consultation.name}. You get a first list of what could move, with a price range.`,
  actions: [
    { label: "Get Cloud Strategy Session", ...booking },
    { label: "View All Services", to: "home", about: "on the home page" },
  ],
};
