import type { Logo } from "~/content-types";

export const redis: Logo = {
  viewBox: "0 0 72 72",
  path: "M68 39q-6 12-21 14c-10 0-13-9-13-15q3 7 12 7c13 0 21-11 21-21Q66 5 42 3C31 3 17 7 8 14c0 7 4 16 5 15q11-9 20-11L0 55c0 4 5 14 7 14l2-1 17-20c1 9 5 21 18 21 11 0 23-9 28-27q0-4-4-3M55 24q-2 9-11 9l-7-2 10-14q9 2 8 7",
};
