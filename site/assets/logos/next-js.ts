import type { LogoDrawing } from "~/content-types";

export const nextJs: LogoDrawing = {
  viewBox: "0 0 24 24",
  path: "M18.67 21.98a12 12 0 1 1 1.27-.98L9.21 7.2H7.2v9.6h1.62V9.25zm-3.34-8.53 1.6 2.06V7.2h-1.6z",
};
