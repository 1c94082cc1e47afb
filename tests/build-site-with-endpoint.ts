/*
 * Builds a copy of the site for tests in browsers, as a part of npm run test:browser. It has an endpoint and fields of every
 * kind (contact-form-delivery.spec.ts), an announcement (every-page.spec.ts), a link to a part of each page in its menu
 * (menus.spec.ts), islands (islands.spec.ts) and a picture on another host (hosted-image.spec.ts).
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../scripts/lib/files-below";
import { routeTable } from "../site/routes";
// Stops where there is no dist/ yet.
import "./dist/site";
import { buildCopy } from "./site-copy";
import { endpoint, fields, folder } from "./site-with-endpoint";

/** A page with islands and a picture on another host, and an island on every page. */
const own = "tests/island-site";
const islands = filesBelow(own).map((file) => [file, readFileSync(join(own, file))] as const);
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
