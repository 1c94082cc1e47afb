import { AppWindow, Blocks, ChartColumn, PenTool, Smartphone } from "lucide";
import { booking } from "~/site/booking";
import type { ProjectCategory } from "./ProjectGallery";

/** The categories of projects, in the order of their tabs. */
export const categories: readonly ProjectCategory[] = [
  { category: "Custom Software", icon: Blocks, color: "software" },
  { category: "Web Design", icon: PenTool, color: "software" },
  { category: "WordPress", icon: AppWindow, color: "software" },
  {
    category: "Power BI",
    icon: ChartColumn,
    empty: {
      heading: "Where to see Power BI examples",
      text: [
        "Reports hold our clients' own numbers, so we can't show any of them. For examples with invented numbers, see ",
        { text: "our Power BI page", to: "powerbi" },
        " or ",
        { text: "book a free call", ...booking },
        ".",
      ],
    },
  },
  { category: "Mobile Apps", icon: Smartphone, color: "software" },
];
