import type { LogoDrawing } from "~/content-types";

export const wordpress: LogoDrawing = {
  viewBox: "0 0 72 72",
  path: "M64 20a32 32 0 0 1-12 44l10-29zm-24 1 4-1q3-1 0-2H27q-3 1 0 2l3 1 5 13-7 22-12-35 4-1q2-1 0-2H9a33 33 0 0 1 49-6h-1q-5 1-5 6l3 7 3 9-3 11-3 11zm-4 47-9-1 10-28 10 27v1zM4 36l2-13 16 42Q5 56 4 36M36 0a36 36 0 1 0 0 72 36 36 0 0 0 0-72",
};
