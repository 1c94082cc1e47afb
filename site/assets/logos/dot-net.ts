import type { LogoDrawing } from "~/content-types";

export const dotNet: LogoDrawing = {
  viewBox: "0 0 96 96",
  path: "M96 35H86v30h-6V35h-9v-5h25zM69 65H49V30h19v5H55v10h12v5H55v10h14zm-27 0h-6L19 39l-1-2v28h-5V30h6l16 25 1 3h1l-1-5V30h6zM7 63a3 3 0 0 1-4 3l-3-3a3 3 0 0 1 3-4 3 3 0 0 1 4 4",
};
