import { byCategory } from "~/lib/by-category";
import type { CallToActionContent } from "~/sections/CallToAction";
import type { HeroContent } from "~/sections/Hero";
import type { StatFigure } from "~/sections/Stats";
import { booking } from "~/site/booking";
import { figures } from "~/site/company";
import { consultation } from "~/site/terms";
import { categories } from "./categories";
import type { ProjectGalleryContent } from "./ProjectGallery";
import { projects } from "./projects";

/** For search results and link previews, 70 to 155 characters. */
export const description =
  "Software, websites and apps we've built for small and growing companies: what each does and how long it took to build.";

export const hero: HeroContent = {
  name: "Portfolio",
  heading: "Projects our clients still use",
  lead: "You see what each project does and how long it took to build.",
  actions: [{ label: "Start Your Project", ...booking }],
};

// The sample's: its number of projects and industries, and the result of its survey.
export const statistics: readonly StatFigure[] = [
  {
    number: "50+",
    label: "projects completed",
    description: "Some are below.",
  },
  {
    // Own fact: a survey of software clients, not the help desk's calls.
    number: "98%",
    label: "client satisfaction",
    description: "50 of 51 software clients said they were satisfied a month after launch.",
  },
  {
    // Own fact: industries, not years.
    number: "15+",
    label: "industries",
    description: "From freight to food banks.",
  },
  figures.support,
];

const projectsOf = byCategory(
  projects,
  categories.map(({ category }) => category),
  "site/pages/portfolio/projects.ts",
);

export const gallery: ProjectGalleryContent = {
  heading: "Projects by category",
  all: "All",
  groups: categories.map((category) => ({
    ...category,
    projects: projectsOf(category.category),
  })),
};

export const callToAction: CallToActionContent = {
  heading: "Tell us about your project",
  text: `Bring the spreadsheet, the old app or just the idea to ${consultation.name} who builds software, and leave with a price range.`,
  actions: [
    { label: "Get Started Today", ...booking },
    { label: "Learn About Our Process", to: "about" },
  ],
};
