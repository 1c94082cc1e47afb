import { createReceiver } from "./receive.mjs";
import { readSettings } from "./settings.mjs";

/**
 * @import { Mail } from "./message.mjs"
 * @import { Send } from "./receive.mjs"
 *
 * What wrangler.jsonc binds, and its `vars`.
 * @typedef {object} Bindings
 * @property {string} SITE
 * @property {{ fetch: (request: Request) => Promise<Response> }} ASSETS The site's files.
 * @property {{ limit: (sender: { key: string }) => Promise<{ success: boolean }> }} LIMIT
 * @property {{ send: (mail: object) => Promise<unknown> }} MAIL
 * @property {string} [MAIL_API_KEY] Sends with Resend's API instead of MAIL.
 * @property {string} [MAIL_API] Its address.
 */

/** Created with the first message, because settings come with requests.
 * @type {ReturnType<typeof createReceiver> | undefined} */
let receive;

/** The site's Worker: the receiver at the form's path, files elsewhere. */
export default {
  /** @param {Request} request @param {Bindings} bindings
   * @param {{ waitUntil: (promise: Promise<unknown>) => void }} context */
  async fetch(request, bindings, context) {
    if (new URL(request.url).pathname !== "/api/contact") return bindings.ASSETS.fetch(request);
    try {
      receive ??= createReceiver(readSettings({ ...bindings }), sendWith(bindings));
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      return new Response("The receiver lacks a setting, which its log names.", { status: 500 });
    }
    const key = request.headers.get("CF-Connecting-IP") ?? "";
    const allows = async () => (await bindings.LIMIT.limit({ key })).success;
    return receive(request, { allows, waitUntil: (sending) => context.waitUntil(sending) });
  },
};

/** @param {Bindings} bindings @returns {Send} */
const sendWith = (bindings) => async (mail, key) => {
  // One location of Cloudflare remembers for a day what it has sent.
  const { default: cache } = /** @type {{ default: Cache }} */ (/** @type {unknown} */ (caches));
  const mark = `${bindings.SITE}/api/contact/${key}`;
  if (await cache.match(mark)) return;
  await (bindings.MAIL_API_KEY ? sendWithApi(mail, key, bindings) : bindings.MAIL.send(mail));
  const sent = new Response("", { headers: { "Cache-Control": "max-age=86400" } });
  await cache.put(mark, sent).catch(() => console.error("The cache took no mark."));
};

/** @param {Mail} mail @param {string} key @param {Bindings} bindings */
async function sendWithApi({ replyTo, ...mail }, key, { MAIL_API, MAIL_API_KEY }) {
  const response = await fetch(MAIL_API || "https://api.resend.com/emails", {
    method: "POST",
    headers: {
      Authorization: `Bearer ${MAIL_API_KEY}`,
      "Content-Type": "application/json",
      "Idempotency-Key": key,
    },
    body: JSON.stringify({ ...mail, reply_to: replyTo }),
  });
  const { ok, status } = response;
  if (!ok)
    throw Object.assign(new Error(), { code: "the mail service answers", responseCode: status });
}
