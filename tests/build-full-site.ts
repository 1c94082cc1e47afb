/*
 * Builds the copy of the site that tests/full-site.ts describes, as a part of npm run test:browser. It has an endpoint and
 * fields of every kind (contact-form.spec.ts), an announcement and five menus (every-page.spec.ts), a link to a part of
 * each page in its header (menus.spec.ts), islands and a picture on another host (islands.spec.ts), a text page, articles,
 * links below the footer, files and a page for unknown paths (full-site.test.ts, which runs the checks of tests/dist there).
 */
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { filesBelow } from "../scripts/lib/files-below";
import { menus } from "../site/navigation";
import { routeTable } from "../site/routes";
import { legalLinks } from "../site/words/header-and-footer";
import { today } from "../src/lib/day";
import { articleList, notFound } from "../src/lib/routes";
// Stops where there is no dist/ yet.
import "./dist/site";
import { endpoint, fields, folder, listPath, ownRules, publicFiles } from "./full-site";
import { buildCopy } from "./site-copy";

/** A page with islands and a picture on another host, and an island on every page. */
const islandFiles = "tests/full-site";
const islands = filesBelow(islandFiles).map(
  (file) => [file, readFileSync(join(islandFiles, file))] as const,
);

const description =
  "What the build and the server of npm run dev make of an owner's own files, in a copy.";

/** An article needs an author. The file of leaders can't be imported here, because it imports pictures. */
const [, leader] = /name: "(.*?)"/.exec(readFileSync("site/leaders.ts", "utf8")) ?? [];
const author = leader ?? "Ada Own";
const article = (name: string, date: string, text = "Words.", more = "") =>
  [
    `site/articles/${name}.md`,
    `---\ntitle: Heading ${name}\ndescription: ${description}\ndate: ${date}\nauthor: ${author}\n${more}---\n\n${text}\n`,
  ] as const;
const table =
  "## Plans\n\n| Plan | Price | Notice | Start |\n|---|---|---|---|\n| Basic | 5 | 30 days | May |";
const pictured = `The [next one](${listPath}/own-1).\n\n![A rack](./own-rack.jpg)\n\n${table}`;
const articles = [
  article("own-0", "1999-01-01", pictured, "picture: ./own-rack.jpg\nalt: A rack\n"),
  ...Array.from({ length: 10 }, (_, index) => article(`own-${index + 1}`, "1999-01-02")),
  article("own-today", today()),
  article("own-later", "2999-01-01", `[Another](${listPath}/own-latest)`),
  article("own-latest", "2999-01-02"),
];

const page = (path: string, heading: string) => ({
  [`site/pages${path}/content.ts`]: `export const description = ${JSON.stringify(description)};\nexport const hero = { heading: "${heading}", lead: "Lead." };\n`,
  [`site/pages${path}/page.tsx`]: `import { ArticleList } from "~/sections/ArticleList";
import { Hero } from "~/sections/Hero";
import { hero } from "./content";
export { description } from "./content";
export default () => <><Hero {...hero} /><ArticleList /></>;\n`,
});

const rows = [
  ...routeTable,
  ["/islands", "Islands", "islands"],
  ["/text-page", "Our terms", "text-page"],
  ...(articleList ? [] : [[listPath, "Articles", "articles"]]),
  ...(notFound ? [] : [["/404", "Nothing here", "not-found"]]),
];

const five = Array.from({ length: 5 }, (_, index) => ({
  ...menus[0],
  label: `All Services ${index}`,
}));
/** Five menus, where they aren't in another file. */
const fiveMenus = /const menus:/.test(readFileSync("site/navigation.ts", "utf8"))
  ? ([["site/navigation.ts", "menus", [...menus, ...five].slice(0, 5)]] as const)
  : [];

buildCopy(
  folder,
  [
    ...fiveMenus,
    ["site/delivery.ts", "delivery", { address: endpoint, encoding: "json", ownHandler: true }],
    ["site/words/contact-form.ts", "fields", fields],
    ["site/navigation.ts", "clientLink", { label: "Top of the page", href: "#root" }],
    [
      "site/words/header-and-footer.ts",
      "announcement",
      {
        text: "Our office is closed on Friday.",
        lastDay: "2999-12-31",
        to: "articles",
        article: "own-0",
      },
    ],
    [
      "site/words/header-and-footer.ts",
      "legalLinks",
      [
        ...legalLinks,
        { label: "Islands", to: "islands" },
        { label: "Our terms", to: "text-page" },
        { label: "Articles", to: "articles" },
        { label: "Our first article", to: "articles", article: "own-0" },
      ],
    ],
  ],
  {
    ...Object.fromEntries(islands),
    ...Object.fromEntries(articles),
    ...Object.fromEntries(
      Object.entries({ ...publicFiles, _redirects: ownRules }).map(([name, text]) => [
        `site/public/${name}`,
        text,
      ]),
    ),
    "site/routes.ts": `export const routeTable = ${JSON.stringify(rows)};`,
    "site/redirects.ts": `export const redirects = { "/old": { to: "articles", article: "own-0" } };`,
    ...(articleList ? {} : page(listPath, "Articles")),
    ...page("/404", "Nothing is here."),
    ...(leader
      ? {}
      : {
          "site/leaders.ts": `export const directors = [];\nexport const leaders = [{ name: "${author}" }];`,
        }),
    "site/articles/own-rack.jpg": await sharp({
      create: { width: 1156, height: 300, channels: 3, background: "gray" },
    })
      .jpeg()
      .toBuffer(),
  },
);

for (const name of ["tests", "vitest.config.ts"])
  cpSync(name, join(folder, name), { recursive: true });
