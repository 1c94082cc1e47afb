import type { Target, TeamMember } from "~/content-types";
import { directors } from "./leaders";

/** Wer am Ende einer Seite steht. */
export const contacts: Readonly<Partial<Record<Target, TeamMember>>> = {
  "it-betreuung": directors[1],
};
