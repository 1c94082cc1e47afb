/** Words of an article's page around its text. */
export const article = {
  /** Names the links to the articles before and after it. */
  others: "Other articles",
  older: "Previous article",
  newer: "Next article",
};
