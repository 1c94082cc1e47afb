import type { ContactFormValues } from "~/records";

/** How long a visitor waits for the endpoint's answer at most, both attempts together, ms. */
const patience = 10_000;

/** The message that has not arrived yet: sent again unchanged it keeps its key. */
let pending = { words: "", idempotencyKey: "" };

/**
 * Posts a message and says whether it arrived: whether any 2xx came back, and came whole. A network
 * failure is tried once more. The key goes in the body, because a header of its own has to be allowed
 * by the endpoint (decision 0009).
 */
export async function post(endpoint: string, values: ContactFormValues): Promise<boolean> {
  const words = JSON.stringify(values);
  if (words !== pending.words) pending = { words, idempotencyKey: crypto.randomUUID() };
  const { idempotencyKey } = pending;
  const waiting = new AbortController();
  const attempt = async () => {
    const answer = await fetch(endpoint, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify({ ...values, idempotencyKey }),
      credentials: "omit",
      signal: waiting.signal,
    });
    await answer.arrayBuffer();
    return answer.ok;
  };
  const timer = setTimeout(() => waiting.abort(), patience);
  try {
    // Once the wait is over the second attempt ends before it begins.
    const arrived = await attempt().catch(attempt);
    if (arrived) pending = { words: "", idempotencyKey: "" };
    return arrived;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
