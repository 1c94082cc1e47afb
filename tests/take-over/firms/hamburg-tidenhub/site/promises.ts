export const promises = {
  clientSize: "10 bis 150 Arbeitsplätzen",
  emergencyResponse: "30 Minuten",
} as const;
