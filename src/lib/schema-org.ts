import type { Certification, Person, ProfessionalService, Thing } from "schema-dts";
import type { Credential, TeamMember } from "~/content-types";
import { company } from "~/site/company";
import { places } from "./address";
import { isValid } from "./day";
import { daysOf } from "./hours";

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
  // Search engines know no 24:00.
  closes: entry.closes === "24:00" ? "23:59" : entry.closes.padStart(5, "0"),
}));

const { address, map, areas = [] } = places;
const { street, city, state, postalCode, country } = address;

/** Where the company works: its towns and counties, or its state, or its city where addresses name no state. */
export const areaServed =
  areas.length > 0
    ? areas.map((name) => ({ "@type": "AdministrativeArea", name }) as const)
    : ({ "@type": state ? "State" : "City", name: state || city } as const);

/** The company with address, hours, phone and profiles. */
export const companyData = {
  ...companyReference,
  slogan: company.selfDescription,
  logo: `${company.url}/icon-512.png`,
  telephone: company.phone.dial,
  email: company.email,
  address: {
    "@type": "PostalAddress",
    ...(street && { streetAddress: street }),
    addressLocality: city,
    ...(state && { addressRegion: state }),
    postalCode,
    addressCountry: country,
  },
  ...(map && { hasMap: map }),
  ...(areas.length > 0 && { areaServed }),
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

/** A credential of the company. */
const certificationOf = ({ name, issuer, number, validUntil, href }: Credential) =>
  ({
    "@type": "Certification",
    name,
    issuedBy: { "@type": "Organization", name: issuer },
    ...(number && { certificationIdentification: number }),
    ...(validUntil && { expires: validUntil }),
    ...(href && { url: href }),
  }) as const satisfies Certification;

/** A company's credentials that still hold. */
export function certificationsOf(credentials: readonly Credential[]) {
  const valid = credentials.filter(isValid);
  return valid.length > 0 && { hasCertification: valid.map(certificationOf) };
}
