import type { LogoDrawing } from "~/content-types";

export const word: LogoDrawing = {
  viewBox: "0 0 192 192",
  path: "M169 26q3 0 5 2 2 2 2 5v126q0 3-2 5-2 2-5 2H63q-3 0-5-2-2-2-2-5v-23H23q-3 0-5-2-2-2-2-5V63q0-3 2-5 2-2 5-2h33V33q0-3 2-5 2-2 5-2m-7 65 10 31h11l10-52H76l-6 31-9-30h-9l-10 30-6-31H25l10 52h11m120 34v-20H66v20m100-30v-25H96v25m70-35V66H96v25m70-35V36H66v20Z",
};
