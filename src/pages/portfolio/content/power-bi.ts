import type { PortfolioProject } from "~/content-types";

/** None yet. The tab shows the text `empty` of content.ts instead. */
export const powerBI: readonly PortfolioProject[] = [];
