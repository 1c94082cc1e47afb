import type { OfficeHours, PhoneNumber, PostalAddress, Statistic } from "~/content-types";

const officeHours: readonly [OfficeHours, ...OfficeHours[]] = [
  { from: "Monday", to: "Thursday", opens: "8:00", closes: "17:30" },
  { from: "Friday", to: "Friday", opens: "8:00", closes: "15:00" },
];

export const company = {
  name: "Tidenhub",
  selfDescription: "IT-Systemhaus für den Mittelstand",
  founded: "2011",
  url: "https://www.tidenhub.test",
  // A number that the Bundesnetzagentur keeps for films.
  phone: { text: "040 66969-120", dial: "+494066969120" } satisfies PhoneNumber,
  email: "hallo@tidenhub.test" satisfies `${string}@${string}.${string}`,
  address: {
    street: "Kattunstieg 12",
    city: "Hamburg",
    postalCode: "20095",
    country: "DE",
  } satisfies PostalAddress,
  region: "Hamburg und Umgebung",
  officeHours,
  emergency: "Notdienst rund um die Uhr",
  timeZone: "deutscher Zeit",
  zone: "Europe/Berlin",
  replyTime: "innerhalb eines Arbeitstages",
  social: [{ name: "LinkedIn", href: "https://www.linkedin.com/company/tidenhub-test" }],
} as const;

export const figures = {
  workplaces: {
    number: "1.400",
    label: "Arbeitsplätze",
    description: `Betreuen wir in ${company.region}.`,
  },
  support: {
    number: "24/7",
    label: "Notdienst",
    description: "Wenn nachts ein Server stehen bleibt, geht jemand von uns ans Telefon.",
  },
  experience: {
    number: "15",
    label: "Jahre Erfahrung",
    description: `Seit ${company.founded} inhabergeführt.`,
  },
} as const satisfies Record<string, Statistic>;
