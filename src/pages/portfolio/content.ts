import { AppWindow, Blocks, ChartColumn, PenTool, Smartphone } from "lucide";
import type { Statistic } from "~/content-types";
import { figures } from "~/site/company";
import { customSoftware } from "./content/custom-software";
import { mobileApps } from "./content/mobile-apps";
import { powerBI } from "./content/power-bi";
import { webDesign } from "./content/web-design";
import { wordpress } from "./content/wordpress";

/** For search results and link previews, 70 to 155 characters. */
export const description =
  "Seventeen projects for small and growing companies, from a one-page site to the software a business runs on, each with its tools and its time.";

export const hero = {
  name: "Portfolio",
  heading: "Work that is still in use.",
  lead: "Seventeen projects, from a five-week rescue to the software a company runs on. Each is looked after by the people who built it.",
  actions: [{ label: "Start Your Project", to: "contact" }],
} as const;

export const statistics: readonly Statistic[] = [
  {
    number: "50+",
    label: "projects completed",
    description: "Software, websites and apps, handed over and in daily use.",
  },
  {
    number: "98%",
    label: "client satisfaction",
    description: "Asked a month after the handover, when the paint is dry.",
  },
  {
    number: "15+",
    label: "industries",
    description: "From freight to food banks.",
  },
  figures.support,
];

export const gallery = {
  heading: "Projects by kind",
  all: "All",
  groups: [
    { category: "Custom Software", icon: Blocks, color: "plum", projects: customSoftware },
    { category: "Web Design", icon: PenTool, color: "teal", projects: webDesign },
    { category: "WordPress", icon: AppWindow, color: "blue", projects: wordpress },
    {
      category: "Power BI",
      icon: ChartColumn,
      projects: powerBI,
      empty: {
        heading: "Nothing to show here yet.",
        text: [
          "Reports are full of our clients' own numbers, so we need their word before we show one. Until then, ",
          { text: "the Power BI page", to: "powerbi" },
          " shows what we build most often, and ",
          { text: "a free consultation", to: "contact" },
          " starts with your own figures.",
        ],
      },
    },
    { category: "Mobile Apps", icon: Smartphone, color: "ochre", projects: mobileApps },
  ],
} as const;

export const callToAction = {
  heading: "Bring us number eighteen.",
  text: "Some of these began as a spreadsheet, two in somebody's head. Half an hour, free, with someone who writes software. You hear what we would build, and what you can leave as it is.",
  actions: [
    { label: "Get Started Today", to: "contact" },
    { label: "Learn About Our Process", to: "about" },
  ],
} as const;
