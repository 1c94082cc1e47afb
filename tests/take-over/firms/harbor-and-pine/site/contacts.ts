import type { Target, TeamMember } from "~/content-types";
import { martha, simon } from "./leaders";

/** Who closes a page: the founder has a photograph, and the other one hasn't. */
export const contacts: Readonly<Partial<Record<Target, TeamMember>>> = {
  "it-infrastructure": martha,
  "help-desk": simon,
};
