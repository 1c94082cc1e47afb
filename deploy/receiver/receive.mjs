import { answer } from "./answer.mjs";
import { createLimit } from "./limits.mjs";
import { mailOf } from "./mail.mjs";
import { Refusal, readMessage } from "./message.mjs";

/**
 * @import { Mail } from "./mail.mjs"
 * @import { Message } from "./message.mjs"
 * @import { Settings } from "./settings.mjs"
 *
 * Hands the mail for a message to a mail server. Rejects, unless the server has taken it, with a Refusal if it wasn't asked.
 * @typedef {(mail: Mail, message: Message) => Promise<unknown>} Send
 *
 * What the runtime knows of a request.
 * @typedef {object} Visit
 * @property {() => boolean | Promise<boolean>} allows Whether its sender may send another message now.
 * @property {(sending: Promise<unknown>) => void} [waitUntil] Keeps the runtime awake.
 */

/** Longest wait for the mail server, ms. The form waits 10 s. */
const patience = 8_000;

/** How long a message that was sent is remembered, ms, and how many are. */
const memory = { time: 24 * 60 * 60 * 1000, most: 10_000 };

const mayLog = createLimit(1, 1000);

/** Logs why a message isn't taken, at most once a second, so that no flood fills the log. @param {string} reason */
const log = (reason) => mayLog(reason) && console.error(`A message was not taken: ${reason}.`);

/**
 * The receiver: a function from Request to Response, for the path that the form posts to. It answers with success
 * once `send` has been fulfilled (decision 0018).
 * @param {Settings} settings
 * @param {Send} send
 */
export function createReceiver(settings, send) {
  /** Messages by their keys, oldest first: those that are being sent and those that were.
   * @type {Map<string, { since: number, sending: Promise<unknown> }>} */
  const known = new Map();

  /** @param {Request} request @param {Visit} visit */
  async function deliver(request, { allows, waitUntil }) {
    const { method, headers } = request;
    if (method !== "POST") throw new Refusal(405, "method");
    if ((headers.get("Origin") || settings.site) !== settings.site) {
      throw new Refusal(403, "origin");
    }
    if (!(await allows())) throw new Refusal(429, "sender", 60);
    const message = await readMessage(request);
    // A program isn't told.
    if (message.isSpam) return log("spam");
    await inTime(once(message, () => send(mailOf(message, settings), message), waitUntil));
  }

  /** Sends a message, unless it's being sent or was, also by the browser before the script had come.
   * @param {Message} message @param {() => Promise<unknown>} start @param {Visit["waitUntil"]} waitUntil */
  function once({ key, words }, start, waitUntil) {
    const now = Date.now();
    for (const [old, { since }] of known) {
      if (known.size < memory.most && now - since < memory.time) break;
      known.delete(old);
    }
    const before = known.get(key) ?? known.get(words);
    if (before) return before.sending;
    const sending = start().then(
      () => console.log("A message was sent."),
      (error) => {
        // The next attempt is to send it. Errors quote addresses and words, so only their codes are logged.
        known.delete(key);
        if (error instanceof Refusal) throw error;
        console.error(`A message was not sent: ${reasonOf(error)}`);
        throw new Refusal(503, "refused");
      },
    );
    known.set(key, { since: now, sending });
    waitUntil?.(sending.catch(() => {}));
    return sending;
  }

  return async (/** @type {Request} */ request, /** @type {Visit} */ visit) => {
    try {
      if (request.method !== "OPTIONS") await deliver(request, visit);
      return answer(request, settings);
    } catch (error) {
      const isRefusal = error instanceof Refusal;
      log(isRefusal ? error.reason : reasonOf(/** @type {Error} */ (error)));
      return answer(request, settings, isRefusal ? error : new Refusal(500, "unreadable"));
    }
  };
}

/** What may be logged of an error: no word that somebody wrote, and no setting.
 * @param {{ name?: string, code?: string, responseCode?: number | string }} error */
export const reasonOf = ({ name, code = name, responseCode = "" }) =>
  `${code} ${responseCode}`.trim();

/**
 * Ends the wait, not the sending: the mail server may take the message after all, and who sends it again is then told.
 * @param {Promise<unknown>} sending
 */
async function inTime(sending) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const late = new Promise((_, refuse) => {
    timer = setTimeout(() => refuse(new Refusal(503, "late")), patience);
  });
  await Promise.race([sending, late]).finally(() => clearTimeout(timer));
}
