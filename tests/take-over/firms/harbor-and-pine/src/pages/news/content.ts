import type { ArticleListContent } from "~/sections/ArticleList";
import type { HeroContent } from "~/sections/Hero";

export const description =
  "What we learn while we look after the networks and phones of companies in southern Maine, written down by those who did the work.";

export const hero = {
  heading: "Notes from our own work.",
  lead: "What went wrong, what it cost and what we changed, by the person who was there.",
} satisfies HeroContent;

/** Words around the list. */
export const list = {
  pages: "More news",
  newer: "Newer articles",
  older: "Older articles",
  feed: "RSS feed",
} satisfies ArticleListContent;
