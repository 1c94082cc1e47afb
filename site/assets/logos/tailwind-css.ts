import type { LogoDrawing } from "~/content-types";

export const tailwindCss: LogoDrawing = {
  viewBox: "0 0 96 96",
  path: "M48 19q-19 0-24 19 7-9 17-7 5 2 9 7c5 4 10 10 22 10q19 0 24-19-7 9-17 7l-9-6q-6-9-22-11M24 48Q5 48 0 67q7-9 17-7l9 6q6 9 22 11 19-1 24-19-7 9-17 7l-9-7c-5-4-10-10-22-10",
};
