/** @import { Settings } from "./settings.mjs" */

const headers = {
  "Cache-Control": "no-store",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Content-Type-Options": "nosniff",
};

/**
 * Answers a request: the form's script with a sentence, a browser without it with a page. Without a sentence the
 * message was sent.
 * @param {Request} request @param {Settings} settings @param {number} status @param {string} [sentence]
 */
export function answer(request, settings, status, sentence) {
  const { site, thanks } = settings;
  // For a site on another origin.
  const all = { ...headers, "Access-Control-Allow-Origin": site };
  if (!request.headers.get("Accept")?.includes("text/html")) {
    const extra = { "Access-Control-Allow-Headers": "Content-Type", Allow: "POST" };
    return new Response(status === 204 ? null : (sentence ?? "The message was sent."), {
      status,
      headers: { ...all, ...extra, "Content-Type": "text/plain; charset=utf-8" },
    });
  }
  if (!sentence && thanks) {
    return new Response(null, { status: 303, headers: { ...all, Location: thanks } });
  }
  const nonce = crypto.randomUUID();
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return new Response(page(settings, nonce, sentence), {
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
  const tel = phone.replace(/[^+\d]/g, "");
  const title = sentence ?? "Thank you! Your message was sent.";
  const words = sentence
    ? `<p>Go back in your browser: what you typed is still in the form.</p>
<p>You can also call <a href="tel:${tel}">${asHtml(phone)}</a> or write to
<a href="mailto:${asHtml(email)}">${asHtml(email)}</a>.</p>`
    : `<p><a href="${asHtml(site)}/">Back to the site</a></p>`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${asHtml(title)}</title>
<style nonce="${nonce}">body { font: 1.125rem/1.5 system-ui, sans-serif; max-width: 36rem; margin: 10vh auto; padding: 0 1.5rem } h1 { line-height: 1.2 }</style>
<h1>${asHtml(title)}</h1>
${words}
`;
}

/** @param {string} text */
const asHtml = (text) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
