/** Words of llms.txt, a summary of the site for language models. */
export const summary = {
  /** Heading of the pages that are in no menu. */
  otherPages: "More",
  startingPrices: "Starting prices",
  /** Before a starting price. */
  from: "from",
  contact: "Contact",
  phone: "Telephone",
  website: "Website",
  email: "Email",
  /** After the mail address, before the time within which you answer. */
  reply: "reply",
  address: "Address",
  hours: "Hours",
};
