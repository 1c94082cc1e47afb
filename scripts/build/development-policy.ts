import type { Prerenderer } from "./prerenderer.ts";
import { securityHeaders } from "./security-headers.ts";

/** Of Vite's own inline scripts and styles. */
export const nonce = "development";

/**
 * The policy of a build, but for what Vite needs: its inline scripts, its socket, drawings in its modules, and its worker,
 * which trusted types refuse.
 */
export function policy({ delivery, analyticsHosts }: Prerenderer): string {
  const headers = securityHeaders(`'nonce-${nonce}'`, {
    // Those of any page.
    images: ["data:", "https:", "http:"],
    receivers: [delivery?.address, delivery?.withoutScript],
    analytics: analyticsHosts,
  });
  return `${headers["Content-Security-Policy"]}`
    .replace("script-src 'self'", `$& 'nonce-${nonce}' blob:`)
    .replace("connect-src 'self'", "$& ws: http:")
    .replace(/; require-trusted-types-for.*/, "");
}
