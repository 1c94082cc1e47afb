import type { HeroContent } from "~/sections/Hero";

export const description =
  "What we learn while we look after the networks and phones of small companies on the coast, written down by those who did the work.";

export const hero = {
  heading: "Notes from our own work.",
  lead: "What went wrong, what it cost and what we changed, by the person who was there.",
} satisfies HeroContent;
