import { hash } from "node:crypto";

/** The hash of a file as CSP and `integrity` write it. */
export const sha256 = (content: string | Uint8Array): string =>
  `sha256-${hash("sha256", content, "base64")}`;

/**
 * What documents use of other hosts. Every policy allows all of it, because in-app navigation keeps the
 * policy of the first document.
 */
type OtherHosts = {
  /** Origins of images. */
  readonly images?: Iterable<string>;
  /** Addresses that the contact form posts to: of other origins, or paths of the site. */
  readonly receivers?: readonly (string | undefined)[];
  /** Origins that analytics load from and send to. */
  readonly analytics?: readonly string[];
};

/** Origins of the images on other hosts in documents. */
export const imageOrigins = (documents: readonly string[]): ReadonlySet<string> =>
  new Set(
    documents.flatMap((html) =>
      [...html.matchAll(/<img\b[^>]*? src="(https?:[^"]+)"/g)].map(
        ([, src = ""]) => new URL(src).origin,
      ),
    ),
  );

/**
 * Security headers of a response; the policy forbids everything that the site doesn't use. `style` is the
 * CSP hash of the inlined style sheet.
 */
export function securityHeaders(
  style: string,
  { images = [], receivers = [], analytics = [] }: OtherHosts = {},
): Readonly<Record<string, string>> {
  const posts = receivers.filter((address) => address !== undefined);
  const others = [
    ...new Set(
      posts.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin),
    ),
  ];
  return {
    "Content-Security-Policy": [
      "default-src 'none'",
      ["script-src 'self'", ...analytics].join(" "),
      `style-src 'self' ${style}`,
      "font-src 'self'",
      ["img-src 'self'", ...[...images].sort()].join(" "),
      "media-src 'self'",
      "manifest-src 'self'",
      // The site makes no such requests, but Lighthouse fetches robots.txt from within the page.
      ["connect-src 'self'", ...new Set([...others, ...analytics])].join(" "),
      `form-action ${posts.length > 0 ? ["'self'", ...others].join(" ") : "'none'"}`,
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
  };
}
