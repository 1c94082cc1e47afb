import type { ContactFormValues } from "~/content-types";

/** What an estimate says: its heading, and its lines, of which one without a value isn't given. */
export type Figures = {
  readonly heading: string;
  readonly lines: ReadonlyArray<readonly [name: string, value: string]>;
};

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
  readonly figures?: Figures | undefined;
  /** What was typed into an estimate. */
  readonly [estimate: `estimate: ${string}`]: readonly string[] | undefined;
};
