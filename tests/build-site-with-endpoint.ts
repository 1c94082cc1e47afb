/*
 * Builds a copy of the site with an endpoint for messages, for contact-form-delivery.spec.ts, and with an announcement,
 * for every-page.spec.ts. A part of npm run test:browser.
 */
// Stops where there is no dist/ yet.
import "./dist/site";
import { buildCopy } from "./site-copy";
import { endpoint, folder } from "./site-with-endpoint";

buildCopy(folder, [
  ["site/delivery.ts", "delivery", { address: endpoint, encoding: "json", ownHandler: true }],
  [
    "layout/content.ts",
    "announcement",
    { text: "Our office is closed on Friday.", lastDay: "2999-12-31" },
  ],
]);
