import { createHash } from "node:crypto";

/** The policy's name for the inlined style sheet of a built document. Throws if it has none. */
export function styleHash(document: string): string {
  const style = /<style>([\s\S]*?)<\/style>/.exec(document)?.[1];
  if (!style) throw new Error("The document has no inlined style sheet.");
  return `'sha256-${createHash("sha256").update(style).digest("base64")}'`;
}

/**
 * Other hosts that built documents take images from, because a record names an image there. The
 * policy of every document allows those of all: in-app navigation keeps the first one's policy.
 */
export const imageHosts = (documents: readonly string[]): readonly string[] => {
  const addresses = documents.flatMap((document) =>
    [...document.matchAll(/<img\b[^>]*?\ssrc="(https:\/\/[^"]+)"/g)].map(([, src = ""]) => src),
  );
  return [...new Set(addresses.map((address) => new URL(address).origin))].sort();
};

/**
 * Where built documents send their contact form, if an owner named an endpoint. The policy opens to
 * its origin, beside the site's own.
 */
export const messageOrigin = (documents: readonly string[]): string | undefined => {
  const addresses = documents.map((document) =>
    /<form\b[^>]*?\saction="(https?:[^"]+)"/i.exec(document),
  );
  const address = addresses.find((found) => found)?.[1];
  return address && new URL(address).origin;
};

/**
 * Headers of a response: all is forbidden but what the site uses. `style` is the hash of the style
 * sheet inlined in the document, `hosts` are those of `imageHosts`, `receiver` is the `messageOrigin`.
 */
export const securityHeaders = (
  style: string,
  hosts: readonly string[] = [],
  receiver?: string,
): Readonly<Record<string, string>> => ({
  "Content-Security-Policy": [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${style}`,
    "font-src 'self'",
    ["img-src 'self'", ...hosts].join(" "),
    "manifest-src 'self'",
    // The site itself connects to nothing; Lighthouse reads robots.txt from the page.
    receiver ? `connect-src 'self' ${receiver}` : "connect-src 'self'",
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
  // Unlike "require-corp" this loads images from hosts that say nothing about it, without cookies.
  "Cross-Origin-Embedder-Policy": "credentialless",
});
