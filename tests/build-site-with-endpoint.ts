/*
 * Builds a copy of the site with an endpoint for messages and fields of every kind, for contact-form-delivery.spec.ts, and with an announcement,
 * for every-page.spec.ts, and with a link to a part of each page in its menu, for menus.spec.ts. A part of
 * npm run test:browser.
 */
// Stops where there is no dist/ yet.
import "./dist/site";
import { buildCopy } from "./site-copy";
import { endpoint, fields, folder } from "./site-with-endpoint";

buildCopy(folder, [
  ["site/delivery.ts", "delivery", { address: endpoint, encoding: "json", ownHandler: true }],
  ["site/words/contact-form.ts", "fields", fields],
  ["site/navigation.ts", "clientLink", { label: "Top of the page", href: "#root" }],
  [
    "site/words/header-and-footer.ts",
    "announcement",
    { text: "Our office is closed on Friday.", lastDay: "2999-12-31" },
  ],
]);
