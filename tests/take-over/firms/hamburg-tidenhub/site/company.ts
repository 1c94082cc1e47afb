import type { OfficeHours } from "~/content-types";

export const company = {
  name: "Tidenhub Netzwerk- & Cloudtechnik Hamburg GmbH & Co. KG",
  selfDescription: "IT-Systemhaus für den Mittelstand",
  founded: "2011",
  url: "https://www.tidenhub.test",
  // A number that the Bundesnetzagentur keeps for films.
  phone: { text: "040 66969-120", dial: "+494066969120" },
  email: "hallo@tidenhub.test",
  address: { street: "Kattunstieg 12", city: "Hamburg", postalCode: "20095", country: "DE" },
  region: "Hamburg und Umgebung",
  officeHours: [
    { from: "Monday", to: "Thursday", opens: "8:00", closes: "17:30" },
    { from: "Friday", to: "Friday", opens: "8:00", closes: "15:00" },
  ] as readonly OfficeHours[],
  emergency: "Notdienst rund um die Uhr",
  timeZone: "deutscher Zeit",
  zone: "Europe/Berlin",
  replyTime: "innerhalb von 24 Stunden an Werktagen",
  social: [],
} as const;

export const figures = {
  workplaces: {
    number: "1.400",
    label: "Arbeitsplätze",
    description: "Betreuen wir in der Stadt.",
  },
  support: { number: "24/7", label: "Notdienst", description: "Nachts geht jemand ans Telefon." },
} as const;
