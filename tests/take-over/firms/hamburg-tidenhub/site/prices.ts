import type { PricedService } from "~/content-types";

export const solutions: readonly PricedService[] = [
  {
    title: "Cloud-Arbeitsplatz",
    description: "Ein Gerät mit Microsoft 365, Datensicherung und Hilfe bei Störungen.",
    features: ["Microsoft 365 Business Standard", "Tägliche Datensicherung"],
    startingPrice: 79.5,
    monthly: true,
    to: "cloud",
  },
];

export const perUserPerMonth = "pro Arbeitsplatz und Monat";
