import type { LogoDrawing } from "~/content-types";

export const typescript: LogoDrawing = {
  viewBox: "0 0 96 96",
  path: "M5 0Q0 0 0 5v87q0 4 5 4h87q4 0 4-4V5q0-5-4-5zm69 39h6l6 2v10l-3-2-3-1-5-1-4 1-2 1-2 1v4l2 2 3 2 9 4 6 7 1 5-2 6-4 5-6 2-7 1-7-1-6-2V75a20 20 0 0 0 13 4l6-1 1-1v-5l-2-2-4-2-4-1-8-6q-3-3-3-8a13 13 0 0 1 6-11l6-2zm-60 1h38v8H38v39H27V48H14z",
};
