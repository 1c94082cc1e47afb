import type { LogoDrawing } from "~/content-types";

export const nginx: LogoDrawing = {
  viewBox: "0 0 96 96",
  path: "M48 0 6 24v48l42 24 42-24V24zm24 66q-1 5-6 6-5 0-7-4L35 40v26q-1 5-5 6h-1q-5-1-5-6V30q1-5 6-6 5 0 7 4l24 28V30q1-5 5-6h1q5 1 5 6z",
};
