/** Words of the articles' list and around an article's text. */
export const words = {
  /** Names the links to other pages of the list. */
  pages: "Weitere Beiträge",
  newer: "Neuere Beiträge",
  older: "Ältere Beiträge",
  feed: "RSS-Feed",
  /** Names the links to the articles before and after one. */
  others: "Andere Beiträge",
  previous: "Voriger Beitrag",
  next: "Nächster Beitrag",
};
