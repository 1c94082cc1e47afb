import type { TeamLeader } from "~/content-types";
import { personOf, type StructuredData } from "~/lib/schema-org";
import { leaders } from "~/site/leaders";

export const structuredData: StructuredData = {
  items: leaders.map(({ email, phone, linkedin, ...leader }: TeamLeader) => ({
    ...personOf(leader),
    email,
    ...(phone && { telephone: phone.dial }),
    ...(linkedin && { sameAs: linkedin }),
  })),
};
