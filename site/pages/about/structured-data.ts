import { isValid } from "~/lib/day";
import { certificationOf, companyData, personOf, type StructuredData } from "~/lib/schema-org";
import { directors } from "~/site/leaders";
import { credentials } from "~/site/proof";

const valid = credentials.entries.filter(isValid);

export const structuredData: StructuredData = {
  pageType: "AboutPage",
  items: [
    { ...companyData, ...(valid.length > 0 && { hasCertification: valid.map(certificationOf) }) },
    ...directors.map(personOf),
  ],
};
