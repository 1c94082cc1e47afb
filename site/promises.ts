type Minutes = `${number} minute${"" | "s"}`;

/**
 * Figures that more than one page states, for the middle of a sentence. Charts draw some of them, so their units
 * are fixed.
 */
// The sample's: what it promises its clients.
export const promises = {
  clientSize: "10 to 200 people",
  /** Help desk: "Average wait under 2 minutes, 98% first call resolution." */
  averageWait: "2 minutes",
  firstCallResolution: "98%",
  emergencyResponse: "15 minutes",
  /**
   * Hybrid backup: how long until a failed server works again, and how much work is lost at most. The
   * Data Backup page's timeline is an example of both, to scale.
   */
  serverRecovery: "15 minutes",
  workLost: "1 hour",
  keyServerCopies: "15 minutes",
  officeLatency: "5ms",
  /** Years in technology of the director who leads Virtual CTO engagements. */
  leadership: "20+",
} as const satisfies {
  readonly [name: string]: string;
  readonly clientSize: `${number} to ${number} people`;
  readonly averageWait: Minutes;
  readonly firstCallResolution: `${number}%`;
  readonly emergencyResponse: Minutes;
  readonly serverRecovery: Minutes;
  readonly workLost: `${number} hour${"" | "s"}`;
  readonly officeLatency: `${number}ms`;
};
