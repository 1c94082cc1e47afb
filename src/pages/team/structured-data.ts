import type { TeamLeader } from "~/content-types";
import { leaders } from "~/site/leaders";
import { personOf, type StructuredData } from "~/site/schema-org";

export const structuredData: StructuredData = {
  items: leaders.map(({ email, phone, linkedin, ...leader }: TeamLeader) => ({
    ...personOf(leader),
    email,
    ...(phone && { telephone: phone.dial }),
    ...(linkedin && { sameAs: linkedin }),
  })),
};
