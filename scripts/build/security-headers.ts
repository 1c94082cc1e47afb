import { createHash } from "node:crypto";

/** CSP hash of the inlined style sheet of a built document. Throws if it has none. */
export function styleHash(document: string): string {
  const style = /<style>([\s\S]*?)<\/style>/.exec(document)?.[1];
  if (!style) throw new Error("The document has no inlined style sheet.");
  return `'sha256-${createHash("sha256").update(style).digest("base64")}'`;
}

/**
 * Origins of images on other hosts in all built documents. Every document's policy allows all of them,
 * because in-app navigation keeps the policy of the first document.
 */
export const imageHosts = (documents: readonly string[]): readonly string[] => {
  const addresses = documents.flatMap((document) =>
    [...document.matchAll(/<img\b[^>]*?\ssrc="(https:\/\/[^"]+)"/g)].map(([, src = ""]) => src),
  );
  return [...new Set(addresses.map((address) => new URL(address).origin))].sort();
};

/** Origin of the endpoint that built documents post their contact form to, if there is one. */
export const messageOrigin = (documents: readonly string[]): string | undefined => {
  const addresses = documents.map((document) =>
    /<form\b[^>]*?\saction="(https?:[^"]+)"/i.exec(document),
  );
  const address = addresses.find((found) => found)?.[1];
  return address && new URL(address).origin;
};

/**
 * Security headers of a response; the policy forbids everything that the site doesn't use. `style` is the
 * CSP hash of the inlined style sheet, `hosts` come from `imageHosts`, `receiver` from `messageOrigin`,
 * `analytics` from src/site/analytics.ts.
 */
export const securityHeaders = (
  style: string,
  hosts: readonly string[] = [],
  receiver?: string,
  analytics: readonly string[] = [],
): Readonly<Record<string, string>> => ({
  "Content-Security-Policy": [
    "default-src 'none'",
    ["script-src 'self'", ...analytics].join(" "),
    `style-src 'self' ${style}`,
    "font-src 'self'",
    ["img-src 'self'", ...hosts].join(" "),
    "manifest-src 'self'",
    // The site makes no such requests, but Lighthouse fetches robots.txt from within the page.
    ["connect-src 'self'", ...new Set([receiver ?? [], analytics].flat())].join(" "),
    receiver ? `form-action 'self' ${receiver}` : "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; "),
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  // Unlike "require-corp", this loads images from hosts that send no CORP header, without cookies.
  "Cross-Origin-Embedder-Policy": "credentialless",
});
