import type { LogoDrawing } from "~/content-types";

export const python: LogoDrawing = {
  viewBox: "0 0 96 96",
  path: "M47 0 36 1Q24 3 25 13v9h23v2H16Q6 24 2 36c-2 9-2 14 0 23q3 11 12 12h8V61q2-13 14-15h23q11-1 12-11V13Q70 3 59 1zM35 7a4 4 0 0 1 0 9 4 4 0 0 1-4-5q1-3 4-4m39 17v11q-1 13-15 14H36q-10 1-11 12v22q1 9 11 11 12 4 23 0 11-2 12-11v-9H48v-3h34q9-1 12-12 3-10 0-23-2-11-12-12zM61 80a4 4 0 0 1 4 4 4 4 0 1 1-4-4",
};
