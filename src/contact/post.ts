import type { ContactFormValues } from "~/content-types";
import type { HistoryEntry } from "~/lib/history-entry";
import type { Delivery } from "~/site/delivery";
import { hasArrived } from "./has-arrived";
import { honeypotOf, type SpamSignals } from "./spam-signals";

/** Longest wait for the answer, both attempts together, ms. */
const timeout = 10_000;

/** Browsers deliver up to 64 kB after the visitor has left, and refuse more. */
const mostAfterLeaving = 60_000;

/**
 * The message that has not arrived yet. Sent again unchanged, it keeps its idempotency key, which
 * contact-form.behavior.ts puts into the page's history entry, for a visitor who leaves before the answer and comes back.
 */
export let pending = { message: "", idempotencyKey: "" };

/**
 * Posts a message and tells whether it arrived. With a handler of one's own, a network failure is followed by a second
 * attempt: the handler knows the message by its key (decision 0009). Rejects after a network failure.
 */
export async function post(
  delivery: Delivery,
  values: ContactFormValues,
  { honeypot, secondsToSubmit }: SpamSignals,
): Promise<boolean> {
  const message = JSON.stringify(values);
  if (message !== pending.message) {
    // Node has no history.
    const kept: HistoryEntry["pending"] = globalThis.history?.state?.pending;
    pending = kept?.message === message ? kept : { message, idempotencyKey: randomKey() };
  }
  const { idempotencyKey } = pending;
  const all = {
    ...delivery.values,
    ...values,
    [honeypotOf(delivery)]: honeypot,
    ...(delivery.ownHandler && { secondsToSubmit, idempotencyKey }),
  };
  const body =
    delivery.encoding === "json" ? JSON.stringify(all) : `${new URLSearchParams(all as never)}`;
  const type = delivery.encoding === "json" ? "json" : "x-www-form-urlencoded";
  const abort = new AbortController();
  const attempt = async () => {
    const response = await fetch(delivery.address, {
      method: "POST",
      headers: { "Content-Type": `application/${type}`, Accept: "application/json" },
      body,
      credentials: "omit",
      // Followed, a redirect would become a GET without the message.
      redirect: "manual",
      keepalive: new Blob([body]).size < mostAfterLeaving,
      signal: abort.signal,
    });
    return hasArrived(response, await response.text(), delivery.arrived);
  };
  const attempts = attempt().catch((error) => {
    if (!delivery.ownHandler || abort.signal.aborted) throw error;
    return attempt();
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Not only by the signal, which a wrapped fetch may drop.
  const timeUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      abort.abort();
      reject(new Error("it took too long"));
    }, timeout);
  });
  try {
    const arrived = await Promise.race([attempts, timeUp]);
    if (arrived) pending = { message: "", idempotencyKey: "" };
    return arrived;
  } finally {
    clearTimeout(timer);
  }
}

/** 32 random hexadecimal digits. `crypto.randomUUID` is missing on plain http. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
