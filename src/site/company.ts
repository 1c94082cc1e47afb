import type { Statistic } from "~/content-types";

/**
 * The company's facts (specification sections 1, 2.2 and 9). Every page and the build read them from
 * here; nothing else repeats a name, phone number, address or shared figure.
 */
export const company = {
  /** Product name: the last part of every page title. */
  name: "Quietworks",
  /** The kind of company, in its own words. */
  selfDescription: "Managed Intelligence Provider",
  founded: "2010",
  /** Address of the published site, without a slash at the end. Used for absolute addresses. */
  url: "https://quietworks.example",
  phone: { text: "(314) 555-0142", href: "tel:+13145550142" },
  email: { text: "hello@quietworks.example", href: "mailto:hello@quietworks.example" },
  address: {
    street: "4100 Lantern Row, Suite 210",
    city: "St. Louis",
    state: "Missouri",
    postalCode: "63102",
  },
  hours: { office: "Mon-Fri 8AM-5PM", emergency: "Emergency support 24/7" },
  /** The office hours for structured data; local time. */
  officeHours: {
    days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
    opens: "08:00",
    closes: "17:00",
  },
  /** How soon a message is answered, as the contact form promises (specification section 7). */
  replyTime: "within 24 hours",
  /** Profiles on other sites; the footer lists them. */
  social: [
    { name: "LinkedIn", href: "https://www.linkedin.com/company/quietworks-example" },
    { name: "Facebook", href: "https://www.facebook.com/quietworks.example" },
  ],
} as const;

/**
 * Where the contact form delivers messages: the address of a form service or of your own handler,
 * such as "https://forms.example.com/message" ("http://localhost:..." for tests). While it is
 * undefined nothing is sent (specification section 7). docs/deploy.md says what a handler receives
 * and must answer.
 */
export const messageEndpoint: `https://${string}` | `http://localhost${string}` | undefined =
  undefined;

/** The figures of specification section 9 that more than one page shows. */
export const figures = {
  uptime: {
    number: "99.9%",
    label: "uptime",
    description: "Promised in your agreement, for servers and network.",
  },
  support: {
    number: "24/7",
    label: "support",
    description: "Emergencies at any hour, routine requests in business hours.",
  },
  clients: {
    number: "500+",
    label: "clients",
    description: "Small and growing companies, most in the St. Louis area.",
  },
  experience: {
    number: "15+",
    label: "years of experience",
    description: `In business since ${company.founded}, still run by our founder.`,
  },
} as const satisfies Record<string, Statistic>;
