import { illustration } from "~/assets/projects/illustration";
import roofNotes from "~/assets/projects/roof-notes.svg";
import type { PortfolioProject } from "~/content-types";

export const mobileApps: readonly PortfolioProject[] = [
  {
    title: "Field notes for roofers",
    description:
      "There's no signal on a barn roof in Gasconade County. The app keeps photos, measurements and signatures on the phone, and files them under the right address once there's a signal. The quote is ready before the ladder is down.",
    image: illustration(roofNotes),
    technologies: ["React Native", "SQLite", "Expo", "Azure", "TypeScript"],
    duration: "5 months",
    teamSize: "3 people",
    features: ["Works offline", "Photo markup", "Quotes on site", "Signatures"],
  },
];
