import { isValid } from "~/site/day";
import { directors } from "~/site/leaders";
import { credentials } from "~/site/proof";
import { certificationOf, companyData, personOf, type StructuredData } from "~/site/schema-org";

const valid = credentials.entries.filter((credential) => isValid(credential, new Date()));

export const structuredData: StructuredData = {
  pageType: "AboutPage",
  items: [
    { ...companyData, ...(valid.length > 0 && { hasCertification: valid.map(certificationOf) }) },
    ...directors.map(personOf),
  ],
};
