/*
 * Part of npm run check:types, before the compiler: names each place that leads to a page or names a price that doesn't exist. The
 * compiler finds them, too, but its message about one shows the whole record around it.
 */
import { styleText } from "node:util";
import { solutions } from "../site/prices";
import { routes } from "../src/lib/routes";
import { missingPages } from "./checks/missing-pages";
import { codeIn, locationOf } from "./checks/ready/project";

const places = missingPages(codeIn(), {
  targets: routes.map(({ target }) => target),
  priced: solutions.map(({ to }) => to),
});
for (const place of places) {
  console.error(`${styleText("cyan", locationOf(place))}  ${place.text}`);
}
process.exitCode = places.length > 0 ? 1 : 0;
