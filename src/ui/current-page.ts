import { createContext } from "react";
import type { Target } from "~/content-types";

/** Target of the page that is being rendered; undefined for the fallback and for articles. */
export const CurrentPage = createContext<Target | undefined>(undefined);
