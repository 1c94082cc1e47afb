import { existsSync } from "node:fs";
import { join } from "node:path";
import { readSite } from "../scripts/serve/site-files";
import { fields as ownFields } from "../site/words/contact-form";
import type { ContactField } from "../src/content-types";
import { articleList } from "../src/lib/routes";

/*
 * A copy of the site with one of everything that an owner may add. tests/build-full-site.ts builds it.
 */

/** Its folder, named as one of ours, because an owner may call the clone so. */
export const folder = "build/full/site";

/** The folder of what is built. Throws how to build it where it isn't built. */
export function builtFolder(): string {
  const dist = join(folder, "dist");
  if (!existsSync(dist)) throw new Error(`No ${dist}: npx tsx tests/build-full-site.ts`);
  return dist;
}

/** Reads its files. */
export const readFullSite = () => readSite(builtFolder());

/** Its endpoint. Nothing listens there: the browsers of tests find another port under it (full-site-fixtures.ts). */
export const endpoint = "http://localhost:24000/message";

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

/** The path of its articles. */
export const listPath = articleList?.path ?? "/articles";

/** Files in site/public, one of them in the place of the build's own. */
export const publicFiles = {
  "robots.txt": "User-agent: *\nDisallow: /\n",
  ".well-known/security.txt": "Contact: mailto:own@example.com\n",
  "files/agent.tar.gz": "a",
};

/** The owner's rules for a host, which follow those of site/redirects.ts. */
export const ownRules = "/shop/* /contact 301\n";
