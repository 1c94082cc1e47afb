/** Words of llms.txt, a summary of the site for language models. */
export const summary = {
  otherPages: "Weitere Seiten",
  startingPrices: "Preise",
  from: "ab",
  contact: "Kontakt",
  phone: "Telefon",
  website: "Website",
  email: "E-Mail",
  reply: "Antwort",
  address: "Anschrift",
  hours: "Öffnungszeiten",
};
