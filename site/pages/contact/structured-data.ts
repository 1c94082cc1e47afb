import { companyData, type StructuredData } from "~/lib/schema-org";

export const structuredData: StructuredData = { pageType: "ContactPage", items: [companyData] };
