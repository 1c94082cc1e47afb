export const description =
  "A page of the copy that tests build: islands alone, twice, in a sentence, two that break, and a picture on another host.";

export const hero = { heading: "Islands", lead: "Parts of a page with state." };
