import type { MicrosoftSolution } from "~/content-types";

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
