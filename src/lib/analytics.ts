import { analytics } from "~/site/analytics";

/** Origins that the scripts are loaded from and send to. */
export const analyticsHosts: readonly string[] = [
  ...new Set(
    analytics.flatMap(({ script, sendsTo = script }) => [
      new URL(script).origin,
      new URL(sendsTo).origin,
    ]),
  ),
];
