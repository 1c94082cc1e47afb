import type { Target, TeamMember } from "~/content-types";
import { leaders } from "./leaders";

const [founder, support] = leaders;

/** Who closes a page: the founder has a photograph, and the other one hasn't. */
export const contacts: Readonly<Partial<Record<Target, TeamMember>>> = {
  ...(founder && { "it-infrastructure": founder }),
  ...(support && { "help-desk": support }),
};
