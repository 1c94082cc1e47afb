import { directors } from "~/site/leaders";
import { companyData, personOf, type StructuredData } from "~/site/schema-org";

export const structuredData: StructuredData = {
  pageType: "AboutPage",
  items: [companyData, ...directors.map(personOf)],
};
