import type { PricedService } from "~/content-types";

/**
 * What has a starting price: search engines and llms.txt name it, too. The list may be empty; the section with the
 * prices is then left out.
 */
export const solutions: readonly PricedService[] = [
  {
    title: "Microsoft 365",
    description: "Outlook, Teams, OneDrive, Word and Excel, with one account for each employee.",
    features: [
      "Desktop apps in the larger plans",
      "Business plans for up to 300 users",
      "Copilot as a paid add-on",
    ],
    startingPrice: 6,
    todaysPrice: 7,
    monthly: true,
    to: "office365",
  },
  {
    title: "Dynamics 365",
    description:
      "Applications for sales, service, finance and inventory that share customers and orders.",
    features: [
      "Price shown is for Sales Professional",
      "Finance, Supply Chain and HR cost more",
      "Business Central for small firms",
    ],
    startingPrice: 65,
    todaysPrice: 65,
    monthly: true,
    to: "dynamics",
  },
  {
    title: "Power BI",
    description: "Reports from the data you already have, updated every night.",
    features: [
      "Reads Excel, databases and web services",
      "Each branch sees only its own numbers",
      "A license per reader, or one flat fee",
    ],
    startingPrice: 10,
    todaysPrice: 14,
    monthly: true,
    to: "powerbi",
  },
  {
    title: "Azure Consulting",
    description: "Servers, databases and backups in Microsoft's data centers, moved and run by us.",
    features: [
      "First assessment of one server or application",
      "Migration priced before it starts",
      "Azure usage billed at Microsoft's price",
    ],
    startingPrice: 100,
    monthly: false,
    to: "azure",
  },
];

/** Unit of a monthly price. */
export const perUserPerMonth = "per user per month";

/** The date of the starting prices. */
export const pricesAsOf = "January 2025";

/** The date of `todaysPrice`, by Microsoft's list for annual licenses: compare in January and July, when prices usually change. */
export const todaysPricesAsOf = "July 2026";
