import type { ContactFormValues } from "~/content-types";
import type { SpamSignals } from "./spam-signals";

/** Longest wait for the endpoint's answer, both attempts together, ms. */
const timeout = 10_000;

/** The message that has not arrived yet. Sent again unchanged, it keeps its idempotency key. */
let pending = { body: "", idempotencyKey: "" };

/**
 * Posts a message and tells whether it arrived, which any complete 2xx response confirms. Retries
 * once after a network failure and rejects after a second one. The idempotency key is in the body,
 * because the endpoint would have to allow an extra header (decision 0009).
 */
export async function post(
  endpoint: string,
  values: ContactFormValues,
  signals: SpamSignals,
): Promise<boolean> {
  const body = JSON.stringify(values);
  if (body !== pending.body) pending = { body, idempotencyKey: randomKey() };
  const { idempotencyKey } = pending;
  const abort = new AbortController();
  const attempt = async () => {
    const response = await fetch(endpoint, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify({ ...values, ...signals, idempotencyKey }),
      credentials: "omit",
      // Also if the visitor leaves. Browsers refuse it for more than 64 kB.
      keepalive: body.length < 16_000,
      signal: abort.signal,
    });
    await response.arrayBuffer();
    return response.ok;
  };
  const timer = setTimeout(() => abort.abort(), timeout);
  try {
    // After the timeout the second attempt is aborted before it begins.
    const arrived = await attempt().catch(attempt);
    if (arrived) pending = { body: "", idempotencyKey: "" };
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
