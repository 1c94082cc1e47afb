/*
 * npm run check:ready: lists what is left of the sample and what else isn't ready to be published, beside what npm test
 * says. It needs no build. It reads the sitemap of the published site.
 */
import { company } from "../site/company";
import { delivery } from "../site/delivery";
import { accepted } from "../site/ready";
import { redirects } from "../site/redirects";
import { announcement, legalLinks } from "../site/words/header-and-footer";
import { articleList, routes } from "../src/lib/routes";
import { articlesIn } from "./build/articles";
import { contrastFindings } from "./checks/ready/contrast-findings";
import { printFindings } from "./checks/ready/print-findings";
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
const records = {
  company,
  contrast: contrastFindings(),
  delivery,
  legalLinks,
  announcement,
  targets: routes.map(({ target }) => target),
  routed: [...routes.map(({ path }) => path), ...articles, ...Object.keys(redirects)],
  published: published ?? [],
  accepted,
};
process.exitCode = printFindings(".", records, console.log);
