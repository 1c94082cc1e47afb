import { illustration } from "~/assets/projects/illustration";
import roofNotes from "~/assets/projects/roof-notes.svg";
import type { PortfolioProject } from "~/content-types";

export const mobileApps: readonly PortfolioProject[] = [
  {
    category: "Mobile Apps",
    title: "Field notes for roofers",
    description:
      "There's no signal on a barn roof in Gasconade County. Photos, measurements and signatures stay on the phone until there is, then file themselves under the right address. The quote is ready before the ladder is down.",
    image: illustration(roofNotes),
    technologies: ["React Native", "SQLite", "Expo", "Azure", "TypeScript"],
    duration: "5 months",
    teamSize: "3 people",
    features: ["Works offline", "Photo markup", "Quotes on site", "Signatures"],
  },
];
