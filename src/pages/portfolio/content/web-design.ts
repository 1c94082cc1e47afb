import { illustration } from "~/assets/projects/illustration";
import lawFirm from "~/assets/projects/law-firm.svg";
import type { PortfolioProject } from "~/content-types";

export const webDesign: readonly PortfolioProject[] = [
  {
    title: "A new website for a law firm",
    description: [
      "The old home page listed eleven practice areas, and callers still asked what the firm did. The new one asks a single question: what happened? The answer opens the right attorney's calendar. Every ",
      { text: "web development", to: "web-development" },
      " project starts with what your visitors ask.",
    ],
    image: illustration(lawFirm),
    technologies: ["Figma", "Astro", "Tailwind CSS"],
    duration: "8 weeks",
    teamSize: "2 people",
    features: ["Online booking", "Attorney pages", "WCAG 2.2 AA"],
  },
];
