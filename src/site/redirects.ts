import type { Redirects } from "~/content-types";

/**
 * Where addresses lead that were pages once, here or on the site that this one replaces:
 * `"/cloud-hosting": { to: "cloud-services" }` or `"/prices.php": { to: "contact", anchor: "message" }`. A path stands
 * for itself with a slash or .html at its end, too. More in docs/content.md.
 */
export const redirects: Redirects = {};
