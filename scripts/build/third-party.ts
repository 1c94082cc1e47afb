/* npm run third-party: writes THIRD-PARTY.md. Needs a build. */
import { writeFileSync } from "node:fs";
import { thirdPartyList } from "./third-party-list";

writeFileSync("THIRD-PARTY.md", thirdPartyList());
