import { companyData, type StructuredData } from "~/site/structured-data";

export const structuredData: StructuredData = { pageType: "ContactPage", items: [companyData] };
