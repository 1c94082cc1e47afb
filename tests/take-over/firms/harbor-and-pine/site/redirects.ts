import type { Redirects } from "~/content-types";

/** Where the addresses of our old site lead. */
export const redirects: Redirects = {
  "/Hosting.aspx": { to: "it-infrastructure" },
  "/support": { to: "help-desk", anchor: "tiers" },
  "/support/remote": { href: "https://remote.harborpine.test/join" },
  "/blog/ransom-note": { to: "articles", article: "a-ransom-note" },
};
