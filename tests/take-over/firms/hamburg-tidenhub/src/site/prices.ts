import type { MicrosoftSolution } from "~/content-types";
import { moneyText } from "./money";

/** Was einen Einstiegspreis hat. */
export const solutions: readonly MicrosoftSolution[] = [
  {
    title: "Cloud-Arbeitsplatz",
    description: "Ein Gerät mit Microsoft 365, Datensicherung und Hilfe bei Störungen.",
    features: [
      "Notebook oder Mini-PC",
      "Microsoft 365 Business Standard",
      "Tägliche Datensicherung",
    ],
    startingPrice: 79.5,
    monthly: true,
    to: "cloud-arbeitsplatz",
  },
];

/** Unit of a monthly price. */
export const perUserPerMonth = "pro Arbeitsplatz und Monat";

/** Starting price of a solution as text. */
export const priceText = ({ startingPrice, monthly }: MicrosoftSolution): string =>
  `${moneyText(startingPrice)}${monthly ? ` ${perUserPerMonth}` : ""}`;
