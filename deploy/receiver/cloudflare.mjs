import { networkOf } from "./addresses.mjs";
import { busy } from "./limits.mjs";
import { createReceiver } from "./receive.mjs";
import { cloudflareSettings, readSettings } from "./settings.mjs";

/**
 * @import { Mail } from "./mail.mjs"
 * @import { Send } from "./receive.mjs"
 *
 * @typedef {{ limit: (sender: { key: string }) => Promise<{ success: boolean }> }} Limit
 *
 * What wrangler.jsonc binds, beside its `vars`.
 * @typedef {object} Bindings
 * @property {{ fetch: (request: Request) => Promise<Response> }} ASSETS The site's files.
 * @property {Limit} LIMIT Of each sender.
 * @property {Limit} LIMIT_OF_NETWORK Of each network of IPv6 with many senders (/48).
 * @property {Limit} LIMIT_FOR_ALL
 * @property {{ send: (mail: object) => Promise<unknown> }} MAIL
 *
 * @typedef {import("./settings.mjs").Settings & ReturnType<typeof cloudflareSettings>} Settings
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
      if (!receive) {
        const settings = readSettings({ ...bindings }, cloudflareSettings);
        receive = createReceiver(settings, sendWith(bindings, settings));
      }
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      const sentence = "A setting of the receiver is missing or wrong: its log says which.";
      return Response.json({ ok: false, message: sentence }, { status: 500 });
    }
    const sender = request.headers.get("CF-Connecting-IP") ?? "";
    const allows = async () =>
      (await bindings.LIMIT.limit({ key: networkOf(sender) })).success &&
      (await bindings.LIMIT_OF_NETWORK.limit({ key: networkOf(sender, 3) })).success;
    return receive(request, { allows, waitUntil: (sending) => context.waitUntil(sending) });
  },
};

/** @param {Bindings} bindings @param {Settings} settings @returns {Send} */
const sendWith = (bindings, settings) => async (mail, message) => {
  // One location of Cloudflare remembers for a day what it has sent.
  const { default: cache } = /** @type {{ default: Cache }} */ (/** @type {unknown} */ (caches));
  const markOf = (/** @type {string} */ key) => `${settings.site}/api/contact/${key}`;
  const mark = markOf(message.key);
  if ((await cache.match(mark)) || (await cache.match(markOf(message.words)))) return;
  if (!(await bindings.LIMIT_FOR_ALL.limit({ key: "all" })).success) throw busy();
  // Mail services want a list where there are several.
  const all = { ...mail, to: mail.to.split(/\s*,\s*/) };
  await (settings.apiKey ? sendWithApi(all, message.key, settings) : bindings.MAIL.send(all));
  const sent = new Response("", { headers: { "Cache-Control": "max-age=86400" } });
  await cache.put(mark, sent).catch(() => console.error("The cache took no mark."));
};

/** @param {Omit<Mail, "to"> & { to: string[] }} mail @param {string} key @param {Settings} settings */
async function sendWithApi({ replyTo, ...mail }, key, { api, apiKey }) {
  const response = await fetch(api || "https://api.resend.com/emails", {
    method: "POST",
    headers: {
      Authorization: `Bearer ${apiKey}`,
      "Content-Type": "application/json",
      "Idempotency-Key": key,
    },
    body: JSON.stringify({ ...mail, reply_to: replyTo }),
  });
  const { ok, status } = response;
  if (!ok)
    throw Object.assign(new Error(), { code: "the mail service answers", responseCode: status });
}
