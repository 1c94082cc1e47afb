import { Refusal } from "./message.mjs";

/** How many senders are remembered, so that no crowd fills the memory. */
const mostSenders = 50_000;

/**
 * Counts messages: at most `most` of one sender within any `span`, ms, as usual a minute. The function that it returns tells whether a sender
 * may send another one, and counts it.
 * @param {number} most @param {number} [span] @param {() => number} [now] ms.
 */
export function createLimit(most, span = 60_000, now = Date.now) {
  /** When each sender sent, oldest first; the sender who has waited longest is the first.
   * @type {Map<string, number[]>} */
  const times = new Map();
  return (/** @type {string} */ sender) => {
    const since = now() - span;
    for (const [other, all] of times) {
      if (times.size < mostSenders && Number(all.at(-1)) > since) break;
      times.delete(other);
    }
    const recent = (times.get(sender) ?? []).filter((time) => time > since);
    if (recent.length >= most) return false;
    times.delete(sender);
    times.set(sender, [...recent, now()]);
    return true;
  };
}

/** For a message that is one too many. It hasn't been sent, so it may come again. */
export const busy = () => new Refusal(503, "busy", 60);
