import { words } from "./words.mjs";

/** @import { Settings } from "./settings.mjs" */

const headers = {
  "Cache-Control": "no-store",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Content-Type-Options": "nosniff",
};

/**
 * Answers a request: the form's script with JSON, a browser without it with a page. Without a refusal the message was
 * sent.
 * @param {Request} request @param {Settings} settings
 * @param {{ status: number, message: string, retryAfter?: number | undefined }} [refusal]
 */
export function answer(request, settings, refusal) {
  const { site, thanks } = settings;
  const status = refusal?.status ?? 202;
  const all = {
    ...headers,
    // For a site on another origin.
    "Access-Control-Allow-Origin": site,
    "Access-Control-Allow-Headers": "Content-Type",
    ...(status === 405 && { Allow: "POST" }),
    ...(refusal?.retryAfter && { "Retry-After": `${refusal.retryAfter}` }),
  };
  if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: all });
  if (!request.headers.get("Accept")?.includes("text/html")) {
    const said = refusal ? { ok: false, message: refusal.message } : { ok: true };
    return Response.json(said, { status, headers: all });
  }
  if (!refusal && thanks) {
    return new Response(null, { status: 303, headers: { ...all, Location: thanks } });
  }
  const nonce = crypto.randomUUID();
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return new Response(page(settings, nonce, refusal?.message), {
    status,
    headers: {
      ...all,
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policy,
    },
  });
}

/** @param {Settings} settings @param {string} nonce @param {string} [sentence] */
function page({ site, phone, email }, nonce, sentence) {
  const { sent, notSent, language } = words;
  const title = asHtml(sentence ?? sent.title);
  // "+44 (0)20": the zero is for calls within the country.
  const call = link(`tel:${phone.replace(/\(0\)|[^+\d]/g, "")}`, phone);
  const text = sentence
    ? `<p>${asHtml(notSent.keep)}</p>\n<p>${notSent.otherWays(call, link(`mailto:${email}`, email))}</p>`
    : `<p>${link(`${site}/`, sent.back)}</p>`;
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style nonce="${nonce}">body { font: 1.125rem/1.5 system-ui, sans-serif; max-width: 36rem; margin: 10vh auto; padding: 0 1.5rem } h1 { line-height: 1.2 }</style>
<h1>${title}</h1>
${text}
`;
}

/** @param {string} href @param {string} text */
const link = (href, text) => `<a href="${asHtml(href)}">${asHtml(text)}</a>`;

/** @param {string} text */
const asHtml = (text) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
