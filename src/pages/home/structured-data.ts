import { company } from "~/site/company";
import { companyData, companyReference, type StructuredData } from "~/site/schema-org";

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
