/** Zusagen, die auf mehreren Seiten stehen. */
export const promises = {
  clientSize: "10 bis 150 Arbeitsplätzen",
  emergencyResponse: "30 Minuten",
} as const;

/** The number that a figure begins with. */
export const numberIn = (figure: `${number}${string}`): number => Number.parseFloat(figure);
