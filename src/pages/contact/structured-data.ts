import { companyData, type StructuredData } from "~/site/schema-org";

export const structuredData: StructuredData = { pageType: "ContactPage", items: [companyData] };
