/*
 * npm run check:ready: lists what is left of the sample and what else isn't ready to be published, beside what npm test
 * says. It needs no build. It reads the sitemap of the published site. Exits with 1 while anything is left.
 */
import { styleText } from "node:util";
import { company } from "../site/company";
import { delivery } from "../site/delivery";
import { accepted as acceptedOnes } from "../site/ready";
import { redirects } from "../site/redirects";
import { legalLinks } from "../site/words/header-and-footer";
import { articleList, routes } from "../src/lib/routes";
import { articlesIn } from "./build/articles";
import { findingsOf, listOf } from "./checks/ready/findings";
import { ownersFiles } from "./checks/ready/project";
import { publishedPaths } from "./checks/ready/published";

const published = await publishedPaths(company.url);
if (!published) {
  console.error(
    `Found no ${company.url}/sitemap.xml, so this can't know which pages are published.\n`,
  );
}
const articles = articlesIn("site/articles").map(
  ({ article }) => `${articleList?.path}/${article.slug}`,
);
const project = {
  company,
  delivery,
  legalLinks,
  targets: routes.map(({ target }) => target),
  routed: [...routes.map(({ path }) => path), ...articles, ...Object.keys(redirects)],
  published: published ?? [],
  ...ownersFiles(),
};
const { left, noted, accepted } = findingsOf(project, acceptedOnes);
const files = new Set(left.map(({ file }) => file)).size;
const summary = [
  left.length === 0
    ? styleText("green", "Ready to publish if npm test is green, too.")
    : styleText(
        "red",
        `Not ready: ${left.length} left in ${files} ${files === 1 ? "file" : "files"}, beside what npm test names.`,
      ),
  noted.length > 0 && `Notes: ${noted.length}.`,
  accepted > 0 && `Accepted: ${accepted}.`,
  left.length > 0 && "What you leave on purpose: list its id in site/ready.ts.",
];
console.log(
  [...listOf(left), ...listOf(noted, "Note: "), summary.filter(Boolean).join(" ")].join("\n"),
);
process.exitCode = left.length === 0 ? 0 : 1;
