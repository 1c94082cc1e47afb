/*
 * Builds a copy of the site with an endpoint for messages and fields of every kind, for contact-form-delivery.spec.ts, and with an announcement,
 * for every-page.spec.ts, and with a link to a part of each page in its menu, for menus.spec.ts. A part of
 * npm run test:browser.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { routeTable } from "../site/routes";
// Stops where there is no dist/ yet.
import "./dist/site";
import { buildCopy } from "./site-copy";
import { endpoint, fields, folder } from "./site-with-endpoint";

/** A page with islands, and one on every page, for islands.spec.ts. */
const own = "tests/island-site";
const islands = readdirSync(own, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name))
  .map((path) => [relative(own, path), readFileSync(path)] as const);
const rows = [...routeTable, ["/islands", "Islands", "islands"]];

buildCopy(
  folder,
  [
    ["site/delivery.ts", "delivery", { address: endpoint, encoding: "json", ownHandler: true }],
    ["site/words/contact-form.ts", "fields", fields],
    ["site/navigation.ts", "clientLink", { label: "Top of the page", href: "#root" }],
    [
      "site/words/header-and-footer.ts",
      "announcement",
      { text: "Our office is closed on Friday.", lastDay: "2999-12-31" },
    ],
  ],
  {
    ...Object.fromEntries(islands),
    "site/routes.ts": `export const routeTable = ${JSON.stringify(rows)};`,
  },
);
