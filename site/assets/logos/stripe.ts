import type { LogoDrawing } from "~/content-types";

export const stripe: LogoDrawing = {
  viewBox: "0 0 96 96",
  path: "M56 37q-14-5-14-10t8-5q14 1 24 6l4-22q-8-4-29-6-15 1-25 7-9 9-9 22c0 16 10 23 26 29q14 4 14 10t-10 6c-7 0-20-3-28-8l-3 22q12 7 33 8 16 0 25-7 10-8 10-23-1-23-26-29",
};
