import type { ContactFormValues } from "~/content-types";

/**
 * What the history entry of a page keeps (`history.state`), for Back and a reload. Services on the page may keep theirs
 * there as well, so values are added, never the whole replaced.
 */
export type HistoryEntry = {
  /** What was typed into the contact form. */
  readonly typed?: ContactFormValues | undefined;
  /** The message that has not arrived yet. Sent again unchanged, it has the same key. */
  readonly pending?: { readonly message: string; readonly idempotencyKey: string } | undefined;
  /** An estimate on its way into the contact form's message. */
  readonly message?: string | undefined;
  /** What was typed into an estimate. */
  readonly [estimate: `estimate: ${string}`]: readonly string[] | undefined;
};
