import type { LogoDrawing } from "~/content-types";

export const shopify: LogoDrawing = {
  viewBox: "0 0 72 72",
  path: "m46 72 22-5-8-53-1-1h-6l-4-4zM35 34l-5-1q-6 1-5 3c0 4 10 5 10 14q0 11-10 11c-7 0-11-4-11-4l2-6s4 3 7 3q3-1 3-3c0-5-8-5-8-13q0-12 14-13l6 1zM34 2q-5 1-8 12l-5 2c1-6 5-14 12-14m3 9-7 2q2-7 6-9zm2-6q3 0 4 5l-3 1v-1zm9 4h-3q-1-6-7-7l-4-2c-9 0-13 12-14 18l-9 4-6 42 41 8z",
};
