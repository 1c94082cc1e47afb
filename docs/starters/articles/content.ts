import type { HeroContent } from "~/sections/Hero";

/** For search engines and the feed, 70 to 155 characters. */
// The sample's: who writes, and about what.
export const description =
  "What our engineers learn from moves, outages and new tools, each written by the one who was there.";

export const hero: HeroContent = {
  heading: "What we learn at work",
  // The sample's: who writes.
  lead: "Written by the engineer who was there.",
};
