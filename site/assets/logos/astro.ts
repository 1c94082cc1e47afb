import type { LogoDrawing } from "~/content-types";

export const astro: LogoDrawing = {
  viewBox: "0 0 72 72",
  path: "M25 60q-5-5-3-14 4 4 10 4 8 2 16-2l2-1 1 4q-2 6-5 9l-4 2q-6 3-3 10l-4-4-2-5v-3q0-3-4-3-3 0-4 3M7 47s10-5 20-5l7-22 2-2 2 2 7 22c12 0 20 5 20 5L48 2l-2-2H26l-2 2z",
};
