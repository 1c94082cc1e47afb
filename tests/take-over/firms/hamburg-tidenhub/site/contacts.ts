import type { Target, TeamMember } from "~/content-types";

/** No page closes with a person. */
export const contacts: Readonly<Partial<Record<Target, TeamMember>>> = {};
