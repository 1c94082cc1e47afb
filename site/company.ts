import type { OfficeHours, PhoneNumber, PostalAddress, Statistic } from "~/content-types";

/** How long an engineer is on call, in the form of a figure. */
const onCall = "24/7";

/**
 * When the office is open. Days with other hours are an entry of their own, and so are the hours after a break, with
 * the same days.
 */
const officeHours: readonly [OfficeHours, ...OfficeHours[]] = [
  { from: "Monday", to: "Friday", opens: "8:00", closes: "17:00" },
];

/** Profiles on other sites; the footer lists them. The list may be empty. */
const social: ReadonlyArray<{ readonly name: string; readonly href: `https://${string}` }> = [
  { name: "LinkedIn", href: "https://www.linkedin.com/company/quietworks-example" },
  { name: "Facebook", href: "https://www.facebook.com/quietworks.example" },
];

/**
 * The company's facts. Every page and the build read them from here; nothing else repeats a name, phone
 * number, address or shared figure.
 */
export const company = {
  /** Product name: the last part of every page title. */
  name: "Quietworks",
  /** The kind of company, in its own words. */
  // The sample's: its name for what it is.
  selfDescription: "Managed Intelligence Provider",
  founded: "2010",
  /** Address of the published site, without a slash at the end. Used for absolute addresses. */
  url: "https://quietworks.example",
  phone: { text: "(314) 555-0142", dial: "+13145550142" } satisfies PhoneNumber,
  email: "hello@quietworks.example" satisfies `${string}@${string}.${string}`,
  address: {
    street: "4100 Lantern Row, Suite 210",
    city: "St. Louis",
    state: "Missouri",
    postalCode: "63102",
    country: "US",
  } satisfies PostalAddress,
  /** Address of a map that shows the office. The address beside the form and on Contact leads there. */
  map: undefined as `https://${string}` | undefined,
  /** Where we drive to clients, for the middle of a sentence, and what belongs to it. */
  region: "St. Louis and four nearby counties",
  counties:
    "the City of St. Louis and the counties of St. Louis, St. Charles, Jefferson and Franklin",
  /** Towns and counties that pages name, for search engines: "Clayton", "St. Charles County". Without any, the state. */
  areas: [] as readonly string[],
  officeHours,
  /** Who answers at all other hours; stands after the office hours. "" if nobody does. */
  emergency: `Emergency support ${onCall}`,
  /** Of the office hours. */
  timeZone: "Central time",
  /** The same for computers, "Europe/Berlin": articles, announcements and credentials begin and end with its days. */
  zone: "America/Chicago",
  /** How soon a message is answered, as the contact form promises: "within one business day". */
  replyTime: "within 24 hours on weekdays",
  social,
} as const;

/** Figures that more than one page shows. */
// The sample's: uptime, clients, years.
export const figures = {
  /** The Network Management page draws it too: 0.1% downtime is one dot in a thousand, 43 minutes a month. */
  uptime: {
    number: "99.9%",
    label: "uptime",
    description: "We promise it for the cloud servers, networks and websites we run.",
  },
  support: {
    number: onCall,
    label: "support",
    description: "Emergencies at any hour, routine requests during business hours.",
  },
  clients: {
    number: "500+",
    label: "clients",
    description: "With at least one of our services, as of January 2026.",
  },
  experience: {
    number: "15+",
    label: "years of experience",
    description: `Our founder has run the company since ${company.founded}.`,
  },
} as const satisfies Record<string, Statistic>;
