import type { PortfolioProject } from "~/content-types";
import ferryTickets from "~/site/assets/projects/ferry-tickets.svg";
import { illustration } from "~/site/assets/projects/illustration";

/** All projects. The tabs show those of one category each, in this order. */
export const projects: readonly [PortfolioProject, ...PortfolioProject[]] = [
  {
    category: "Custom Software",
    title: "Tickets for an island ferry",
    to: "web-development",
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
];
