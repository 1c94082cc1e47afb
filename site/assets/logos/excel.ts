import type { LogoDrawing } from "~/content-types";

export const excel: LogoDrawing = {
  viewBox: "0 0 192 192",
  path: "M169 26q3 0 5 2 2 2 2 5v126q0 3-2 5-2 2-5 2H63q-3 0-5-2-2-2-2-5v-23H23q-3 0-5-2-2-2-2-5V63q0-3 2-5 2-2 5-2h33V33q0-3 2-5 2-2 5-2m-7 78 9 18h15L64 96l15-25H66l-9 16v1h-1q-2-4-4-8-2-5-4-9H33l15 26-16 25h14m65 34v-20H66v20m45-30v-25H96v25m15-35V66H96v25m15-35V36H66v20m100 100v-20h-45v20m45-30v-25h-45v25m45-35V66h-45v25m45-35V36h-45v20Z",
};
