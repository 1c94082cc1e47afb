import { articles } from "virtual:articles";
import type { Article } from "~/content-types";
import { cityLineOf } from "~/lib/address";
import { hoursText } from "~/lib/hours";
import { priceText } from "~/lib/prices";
import { articleList, home, type Route, routes, routeTo } from "~/lib/routes";
import { articlePath } from "~/sections/articles/paths";
import { company, figures } from "~/site/company";
import { delivery } from "~/site/delivery";
import { menus } from "~/site/navigation";
import { solutions } from "~/site/prices";
import { summary } from "~/site/words/llms-txt";
import { metadataOf } from "./page-metadata";

/** Text of llms.txt: a summary of the site for language models (llmstxt.org). */
export function llmsTxt(): string {
  const { name, selfDescription, address, phone, email, replyTime } = company;
  const listed = menus.map(({ label, viewAll, items }) => ({
    label,
    pages: [viewAll, ...items.map(({ to }) => to)].flatMap((target) => routeTo(target) ?? []),
  }));
  const others = routes.filter(
    (route) =>
      route !== home &&
      route.target !== delivery?.thanks?.page &&
      !listed.some(({ pages }) => pages.includes(route)),
  );
  const sections = [...listed, { label: summary.otherPages, pages: others }]
    .map(({ label, pages }) => ({ label, lines: pages.map(lineOfPage) }))
    .concat({ label: articleList?.title ?? "", lines: articles.map(lineOfArticle) })
    .filter(({ lines }) => lines.length > 0);
  return [
    `# ${name}`,
    `> ${selfDescription}. ${metadataOf(home).description}`,
    Object.values(figures)
      .map(({ number, label }) => `${number} ${label}`)
      .join(", "),
    ...sections.map(({ label, lines }) => `## ${label}\n\n${lines.join("\n")}`),
    ...(solutions.length > 0 ? [startingPrices()] : []),
    [
      `## ${summary.contact}\n`,
      `- ${summary.phone}: ${phone.text}`,
      `- ${summary.website}: ${company.url}${home.path}`,
      `- ${summary.email}: ${email} (${summary.reply} ${replyTime})`,
      `- ${summary.address}: ${[address.street, cityLineOf(address)].filter(Boolean).join(", ")}`,
      `- ${summary.hours}: ${[hoursText(company.officeHours), company.emergency].filter(Boolean).join(". ")}`,
    ].join("\n"),
  ]
    .join("\n\n")
    .concat("\n");
}

const startingPrices = () =>
  `## ${summary.startingPrices}\n\n${solutions.map((solution) => `- ${solution.title}: ${summary.from} ${priceText(solution)}`).join("\n")}`;

const lineOfPage = (route: Route) =>
  `- [${route.title}](${company.url}${route.path}): ${metadataOf(route).description}`;

const lineOfArticle = (article: Article) =>
  `- [${article.title}](${company.url}${articlePath(article)}): ${article.description}`;
