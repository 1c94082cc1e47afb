import { certificationsOf, companyData, personOf, type StructuredData } from "~/lib/schema-org";
import { directors } from "~/site/leaders";
import { credentials } from "~/site/proof";

export const structuredData: StructuredData = {
  pageType: "AboutPage",
  items: [{ ...companyData, ...certificationsOf(credentials.entries) }, ...directors.map(personOf)],
};
