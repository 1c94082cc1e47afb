import { cityLineOf } from "~/lib/address";
import { hoursText } from "~/lib/hours";
import { priceText } from "~/lib/prices";
import { home, type Route, routes } from "~/lib/routes";
import { company, figures } from "~/site/company";
import { menus } from "~/site/navigation";
import { solutions } from "~/site/prices";
import { summary } from "./content";
import { metadataOf } from "./page-metadata";

/** Text of llms.txt: a summary of the site for language models (llmstxt.org). */
export function llmsTxt(): string {
  const { name, selfDescription, address, phone, email, replyTime } = company;
  const listed = menus.map(({ label, viewAll, items }) => ({
    label,
    pages: [viewAll, ...items.map(({ to }) => to)].flatMap(
      (target) => routes.find((route) => route.target === target) ?? [],
    ),
  }));
  const others = routes.filter(
    (route) => route !== home && !listed.some(({ pages }) => pages.includes(route)),
  );
  const sections = [...listed, { label: summary.otherPages, pages: others }].filter(
    ({ pages }) => pages.length > 0,
  );
  return [
    `# ${name}`,
    `> ${selfDescription}. ${metadataOf(home).description}`,
    Object.values(figures)
      .map(({ number, label }) => `${number} ${label}`)
      .join(", "),
    ...sections.map(({ label, pages }) => section(label, pages)),
    ...(solutions.length > 0 ? [startingPrices()] : []),
    [
      `## ${summary.contact}\n`,
      `- ${summary.phone}: ${phone.text}`,
      `- ${summary.website}: ${company.url}${home.path}`,
      `- ${summary.email}: ${email} (${summary.reply} ${replyTime})`,
      `- ${summary.address}: ${address.street}, ${cityLineOf(address)}`,
      `- ${summary.hours}: ${hoursText(company.officeHours)}. ${company.emergency}`,
    ].join("\n"),
  ]
    .join("\n\n")
    .concat("\n");
}

const startingPrices = () =>
  `## ${summary.startingPrices}\n\n${solutions.map((solution) => `- ${solution.title}: ${summary.from} ${priceText(solution)}`).join("\n")}`;

const section = (heading: string, pages: readonly Route[]) =>
  `## ${heading}\n\n${pages.map((page) => `- [${page.title}](${company.url}${page.path}): ${metadataOf(page).description}`).join("\n")}`;
