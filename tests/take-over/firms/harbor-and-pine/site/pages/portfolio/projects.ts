import type { PortfolioProject } from "~/content-types";
import ferryTickets from "~/site/assets/projects/ferry-tickets.svg";
import { illustration } from "~/site/assets/projects/illustration";
import roofNotes from "~/site/assets/projects/roof-notes.svg";
import type { Category } from "./categories";

type Project = PortfolioProject & { readonly category: Category };

/** All projects. The tabs show those of one category each, in this order. */
export const projects: readonly [Project, ...Project[]] = [
  {
    category: "Custom Software",
    title: "Tickets for an island ferry",
    to: "mobile-development",
    description: "Passengers buy tickets on the pier, and the crew sees who is on board.",
    image: illustration(ferryTickets),
    technologies: ["TypeScript", "React"],
    duration: "5 months",
    teamSize: "3 people",
    features: ["Works without a signal", "Refunds"],
  },
  {
    category: "Mobile Apps",
    title: "School bus times",
    description: "Parents see where the bus is, without a call to the school.",
    image: "https://pictures.harborpine.test/school.jpg",
    technologies: ["Kotlin", "Swift"],
    duration: "4 months",
    teamSize: "2 people",
    features: ["Live map", "Alerts"],
  },
  {
    category: "Mobile Apps",
    title: "Notes from a shipyard",
    description: "Photographs and measurements stay on the phone until there is a signal.",
    image: illustration(roofNotes),
    technologies: ["Kotlin"],
    duration: "3 months",
    teamSize: "2 people",
    features: ["Photographs"],
  },
];
