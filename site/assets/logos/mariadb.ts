import type { LogoDrawing } from "~/content-types";

export const mariadb: LogoDrawing = {
  viewBox: "0 0 96 96",
  path: "m93 18-7 1-5 1-8 6-9 14-8 6-26 9-9 8c-4 5-4 5-12 4H6q-3-1-5 1l-1 1h1l4 3 1 1-1 1-2 4 1 1 5-1 19-10h16l1 1 10-1 2-4 1-2a25 25 0 0 1-7 15q-2 3 1 2a20 20 0 0 0 17-16q0-2 1 1l-1 2v1l2-1q4-2 8-11l4-16 2-4 1-4 4-3 5-5 1-5z",
};
