import type { Person, ProfessionalService, Thing } from "schema-dts";
import type { TeamMember } from "~/content-types";
import { company } from "./company";
import { daysOf } from "./week";

/** What a page's structured-data.ts exports: what search engines learn from the page beside its title. */
export type StructuredData = {
  /** A type that is more specific than WebPage. */
  readonly pageType?: "AboutPage" | "ContactPage" | "CollectionPage";
  readonly items: readonly Exclude<Thing, string>[];
};

/** A reference to the company, for pages about something else. */
export const companyReference = {
  "@type": "ProfessionalService",
  "@id": `${company.url}/#company`,
  name: company.name,
  url: `${company.url}/`,
} as const satisfies ProfessionalService;

const hours = company.officeHours.map((entry) => ({
  "@type": "OpeningHoursSpecification" as const,
  dayOfWeek: [...daysOf(entry)],
  opens: entry.opens.padStart(5, "0"),
  closes: entry.closes.padStart(5, "0"),
}));

/** Where the company works: its towns and counties, or its state. */
export const areaServed =
  company.areas.length > 0
    ? company.areas.map((name) => ({ "@type": "AdministrativeArea", name }) as const)
    : ({ "@type": "State", name: company.address.state } as const);

/** The company with address, hours, phone and profiles. */
export const companyData = {
  ...companyReference,
  slogan: company.selfDescription,
  logo: `${company.url}/icon-512.png`,
  telephone: company.phone.dial,
  email: company.email.text,
  address: {
    "@type": "PostalAddress",
    streetAddress: company.address.street,
    addressLocality: company.address.city,
    addressRegion: company.address.state,
    postalCode: company.address.postalCode,
    addressCountry: company.address.country,
  },
  ...(company.areas.length > 0 && { areaServed }),
  openingHoursSpecification: (hours.length === 1 && hours[0]) || hours,
  ...(company.social.length > 0 && { sameAs: company.social.map(({ href }) => href) }),
} as const satisfies ProfessionalService;

/** A person of the company. */
export const personOf = ({ name, position }: TeamMember) =>
  ({
    "@type": "Person",
    name,
    jobTitle: position,
    worksFor: companyReference,
  }) as const satisfies Person;
