import type { Redirects } from "~/content-types";

/**
 * Where paths lead that were pages once, on this site or on the one before it:
 * `"/cloud-hosting": { to: "cloud-services" }` or `"/Support.php": { to: "help-desk", anchor: "tiers" }`. A path
 * stands for its forms with a slash or .html at the end, too.
 */
export const redirects: Redirects = {};
