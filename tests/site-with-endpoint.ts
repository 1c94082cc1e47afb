import { hash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { readSite } from "../scripts/serve/site-files";
import { fields as ownFields } from "../site/words/contact-form";
import type { ContactField } from "../src/content-types";

/** Folder of the site with an endpoint. */
export const folder = "build/with-endpoint";

/** Reads its files. Throws how to build it where it isn't built. */
export function readSiteWithEndpoint() {
  const dist = join(folder, "dist");
  if (!existsSync(dist)) throw new Error(`No ${dist}: npx tsx tests/build-site-with-endpoint.ts`);
  return readSite(dist);
}

/** Its endpoint, on a port that each copy of the project has to itself, so that tests of two run side by side. */
const port = 24_000 + (Number.parseInt(hash("sha256", process.cwd()).slice(0, 6), 16) % 6000);
export const endpoint = `http://localhost:${port}/message`;

/** The form's fields there: the company's, and one of each kind that it may not have. */
export const fields: readonly ContactField[] = [
  ...ownFields,
  { name: "people_here", label: "How many people work for you?", kind: "number" },
  {
    name: "interest",
    label: "What is it about?",
    kind: "choice",
    options: ["Managed IT", "Software", "Licenses"],
    missing: "Choose what it is about.",
  },
  {
    name: "agreed",
    label: ["I've read ", { text: "who you are", to: "about" }, " and agree"],
    kind: "consent",
    missing: "Check the box if you agree.",
  },
];
