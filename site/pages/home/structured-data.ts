import { companyData, companyReference, type StructuredData } from "~/lib/schema-org";
import { company } from "~/site/company";

export const structuredData: StructuredData = {
  items: [
    {
      "@type": "WebSite",
      name: company.name,
      url: `${company.url}/`,
      publisher: { "@id": companyReference["@id"] },
    },
    companyData,
  ],
};
