import type { Target, TeamMember } from "~/content-types";
import { farah, harjit, ingrid, lucia, priya, wen } from "./developers";
import { gordon, nora, tomas } from "./leaders";

/**
 * Who closes a page, by its target: the person stands beside the call to action, which then has the company's phone
 * number in large type. A page that isn't here closes without a person.
 */
export const contacts: Readonly<Partial<Record<Target, TeamMember>>> = {
  "it-infrastructure": tomas,
  cybersecurity: tomas,
  "cloud-services": tomas,
  "data-backup": tomas,
  "help-desk": nora,
  "network-management": tomas,
  "web-development": priya,
  "mobile-development": lucia,
  "ai-consulting": farah,
  office365: gordon,
  dynamics: ingrid,
  powerbi: harjit,
  azure: wen,
};
