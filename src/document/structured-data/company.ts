import type { ProfessionalService } from "schema-dts";
import { company } from "~/site/company";

/** A reference to the company, for pages about something else. */
export const companyReference = {
  "@type": "ProfessionalService",
  "@id": `${company.url}/#company`,
  name: company.name,
  url: `${company.url}/`,
} as const satisfies ProfessionalService;

/** The company with address, hours, phone and profiles. */
export const companyData = {
  ...companyReference,
  slogan: company.selfDescription,
  logo: `${company.url}/icon-512.png`,
  telephone: company.phone.text,
  email: company.email.text,
  address: {
    "@type": "PostalAddress",
    streetAddress: company.address.street,
    addressLocality: company.address.city,
    addressRegion: company.address.state,
    postalCode: company.address.postalCode,
    addressCountry: "US",
  },
  openingHoursSpecification: {
    "@type": "OpeningHoursSpecification",
    dayOfWeek: company.officeHours.days,
    opens: company.officeHours.opens,
    closes: company.officeHours.closes,
  },
  sameAs: company.social.map(({ href }) => href),
} as const satisfies ProfessionalService;
