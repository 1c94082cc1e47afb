/** Numbers that texts state and charts draw; the unit is in each name. */
// The sample's: what it promises its clients.
export const numbers = {
  averageWaitMinutes: 2,
  firstCallResolutionPercent: 98,
  emergencyResponseMinutes: 15,
  serverRecoveryMinutes: 15,
  workLostHours: 1,
  keyServerCopiesMinutes: 15,
  officeLatencyMs: 5,
  smallestClientPeople: 10,
  largestClientPeople: 200,
} as const;

/** Figures that more than one page states, for the middle of a sentence. */
export const promises = {
  clientSize: `${numbers.smallestClientPeople} to ${numbers.largestClientPeople} people`,
  smallestClient: `${numbers.smallestClientPeople} people`,
  /** Help desk: "Average wait under 2 minutes, 98% first call resolution." */
  averageWait: `${numbers.averageWaitMinutes} minutes`,
  firstCallResolution: `${numbers.firstCallResolutionPercent}%`,
  emergencyResponse: `${numbers.emergencyResponseMinutes} minutes`,
  /**
   * Hybrid backup: how long until a failed server works again, and how much work is lost at most. The
   * Data Backup page's timeline is an example of both, to scale.
   */
  serverRecovery: `${numbers.serverRecoveryMinutes} minutes`,
  workLost: `${numbers.workLostHours} hour`,
  keyServerCopies: `${numbers.keyServerCopiesMinutes} minutes`,
  officeLatency: `${numbers.officeLatencyMs}ms`,
  /** Years in technology of the director who leads Virtual CTO engagements. */
  leadership: "20+",
} as const;
