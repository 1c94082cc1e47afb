/*
 * Writes THIRD-PARTY.md, the licenses of everything that browsers get: npm run third-party. Needs a
 * build.
 */
import { writeFileSync } from "node:fs";
import { thirdPartyList } from "./third-party-list";

writeFileSync("THIRD-PARTY.md", thirdPartyList());
