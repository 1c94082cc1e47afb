import { companyReference, type StructuredData } from "~/lib/schema-org";
import { projects } from "./projects";

export const structuredData: StructuredData = {
  pageType: "CollectionPage",
  items: projects.map(({ title, category }) => ({
    "@type": "CreativeWork",
    name: title,
    genre: category,
    creator: companyReference,
  })),
};
