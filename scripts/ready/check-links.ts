/*
 * The first step of npm run check:types: names each place that leads to a page that doesn't exist. The
 * compiler finds them, too, but in a hundred lines.
 */
import { styleText } from "node:util";
import { routes } from "../../src/site/routes";
import { missingPages } from "./missing-pages";
import { filesIn, locationOf } from "./project";

const places = missingPages({ ...filesIn("."), targets: routes.map(({ target }) => target) });
for (const place of places) {
  console.error(`${styleText("cyan", locationOf(place))}  ${place.text} ${place.todo}`);
}
process.exitCode = places.length > 0 ? 1 : 0;
