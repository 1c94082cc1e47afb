export const description =
  "A page of the copy that tests build: islands alone, twice, in a sentence, and two that break.";

export const hero = { heading: "Islands", lead: "Parts of a page with state." };
