import type { PortfolioProject } from "~/content-types";

/** None that may be shown yet. The tab says so, and where to look instead; see content.ts. */
export const powerBI: readonly PortfolioProject[] = [];
