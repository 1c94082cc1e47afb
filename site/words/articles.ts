/** Words of the articles' list and around an article's text. */
export const words = {
  /** Names the links to other pages of the list. */
  pages: "More articles",
  newer: "Newer articles",
  older: "Older articles",
  feed: "RSS feed",
  /** Names the links to the articles before and after one. */
  others: "Other articles",
  previous: "Previous article",
  next: "Next article",
};
