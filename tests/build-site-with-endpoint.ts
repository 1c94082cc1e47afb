/*
 * Builds a copy of the site with an endpoint for messages and fields of every kind, for contact-form-delivery.spec.ts, and with an announcement,
 * for every-page.spec.ts. A part of npm run test:browser.
 */
// Stops where there is no dist/ yet.
import "./dist/site";
import { buildCopy } from "./site-copy";
import { endpoint, fields, folder } from "./site-with-endpoint";

buildCopy(folder, [
  ["site/delivery.ts", "delivery", { address: endpoint, encoding: "json", ownHandler: true }],
  ["contact/content.ts", "fields", fields],
  [
    "layout/content.ts",
    "announcement",
    { text: "Our office is closed on Friday.", lastDay: "2999-12-31" },
  ],
]);
