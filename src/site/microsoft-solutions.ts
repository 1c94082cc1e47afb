import type { MicrosoftSolution } from "~/content-types";

/** The Microsoft solutions and their starting prices (specification sections 2.17 and 9). */
export const solutions = [
  {
    title: "Microsoft 365",
    description:
      "Mail, files and meetings with one account for each person, and Word and Excel in the browser.",
    features: [
      "Outlook, Teams, Word, Excel and more",
      "Installed programs in the larger plans",
      "Different plans in one company",
    ],
    startingPrice: 6,
    monthly: true,
    linkKey: "office365",
  },
  {
    title: "Dynamics 365",
    description:
      "Sales, service, finance and stock on one order. It is typed once and known at every desk.",
    features: [
      "One application at this price; add others later",
      "Opens inside Outlook and Teams",
      "Your own fields and approvals",
    ],
    startingPrice: 65,
    monthly: true,
    linkKey: "dynamics",
  },
  {
    title: "Power BI",
    description:
      "Reports over the numbers you have already, refreshed before you come in and open to the people you choose.",
    features: [
      "Reads Excel, databases and web services",
      "One figure, one definition",
      "Each reader sees only their own rows",
    ],
    startingPrice: 10,
    monthly: true,
    linkKey: "powerbi",
  },
  {
    title: "Azure Consulting",
    description:
      "Servers, databases and backups in Microsoft's data centers, sized by measurement and watched by us.",
    features: [
      "What should move, and what should stay",
      "A rehearsal before the real move",
      "A bill that we read before you pay it",
    ],
    startingPrice: 100,
    monthly: false,
    linkKey: "azure",
  },
] as const satisfies readonly MicrosoftSolution[];

/** Unit of a monthly price. */
export const perUserPerMonth = "per user per month";

/** Starting price of a solution as text, such as "$6 per user per month". Throws if it is unknown. */
export function startingPriceOf(key: MicrosoftSolution["linkKey"]): string {
  const solution = solutions.find(({ linkKey }) => linkKey === key);
  if (!solution) throw new Error(`microsoft-solutions.ts has no solution "${key}"`);
  return `$${solution.startingPrice}${solution.monthly ? ` ${perUserPerMonth}` : ""}`;
}
