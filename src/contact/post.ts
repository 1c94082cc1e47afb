import type { ContactFormValues } from "~/content-types";
import type { SpamSignals } from "./Honeypot";

/** How long a visitor waits for the endpoint's answer at most, both attempts together, ms. */
const timeout = 10_000;

/** The message that has not arrived yet: sent again unchanged it keeps its key. */
let pending = { words: "", idempotencyKey: "" };

/**
 * Posts a message and says whether it arrived: whether any 2xx came back, and came whole. A network
 * failure is tried once more; after a second one the promise rejects. The key goes in the body,
 * because a header of its own has to be allowed by the endpoint (decision 0009).
 */
export async function post(
  endpoint: string,
  values: ContactFormValues,
  signals: SpamSignals,
): Promise<boolean> {
  const words = JSON.stringify(values);
  if (words !== pending.words) pending = { words, idempotencyKey: randomKey() };
  const { idempotencyKey } = pending;
  const waiting = new AbortController();
  const attempt = async () => {
    const answer = await fetch(endpoint, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify({ ...values, ...signals, idempotencyKey }),
      credentials: "omit",
      signal: waiting.signal,
    });
    await answer.arrayBuffer();
    return answer.ok;
  };
  const timer = setTimeout(() => waiting.abort(), timeout);
  try {
    // Once the wait is over the second attempt ends before it begins.
    const arrived = await attempt().catch(attempt);
    if (arrived) pending = { words: "", idempotencyKey: "" };
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
