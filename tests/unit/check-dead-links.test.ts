import { expect, test } from "vitest";
import { deadLinks } from "../../scripts/checks/dead-links";

const url = "https://www.company.test";
const documents = {
  "index.html": '<a href="/privacy#cookies">a</a><main id="root"><a href="#root">b</a></main>',
  "privacy.html":
    '<header id="menu"></header><main id="root"><h2 id="cookies">a</h2><a href="https://a.test/#x">b</a></main>',
  "files/a b.pdf": "",
  "files/list.csv": "",
  "files/list.csv.gz": "",
};
/** What is missing in the site with more files. */
const missing = (more: object = {}, sources: object = {}, redirects = {}) => {
  const texts = Object.entries({ ...documents, ...more });
  const files = texts.map(([file]) => file);
  return deadLinks({ files, texts, redirects, url }, new Map(Object.entries(sources)));
};
const withLink = (link: string) => ({ "team.html": `<main>${link}</main>` });

test("addresses that exist, and those of other sites", () => {
  expect(missing()).toEqual([]);
  const links = [
    "/privacy",
    "/privacy/",
    "/files/a%20b.pdf#page=2",
    "/?a=b",
    `${url}/privacy#menu`,
  ];
  const others = ["https://a.test/b", "//a.test/b", "mailto:a@b.test", "tel:+1", "data:,a", "/old"];
  const all = [...links, ...others].map((href) => `<a href="${href}">a</a>`).join("");
  const prose = `<p>Our old site was ${url}/old.php.</p><code>url(a.png)</code>`;
  expect(missing(withLink(all + prose), {}, { "/old": "/privacy#cookies" })).toEqual([]);
});

test.each([
  ["team.html", '<link href="/gone">'],
  ["team.html", '<script src="/gone">'],
  ["team.html", '<source srcSet="/files/a%20b.pdf 1x, /gone 2x">'],
  ["team.html", '<video poster="/gone">'],
  ["team.html", `<meta content="${url}/gone">`],
  ["team.html", `<script>{"image":"${url}/gone"}</script>`],
  ["team.html", "<style>a{background:url(/gone)}</style>"],
  ["assets/a.css", 'a{background:url("../gone")}'],
])("in %s: %s", (file, text) => {
  expect(missing({ [file]: text })).toEqual([
    expect.stringMatching(`^dist/${file}: there is no page, published article or file "/gone". `),
  ]);
});

test.each([
  ["/files/gone.pdf", 'href: "/files/gone.pdf"', "Put it into site/public/files, "],
  ["/files/not%20here.pdf", "[a](/files/not%20here.pdf)", "Put it into site/public/files, "],
  ["/files/list.csv.gz", 'href: "/files/list.csv.gz"', "Hosts take it for the compressed copy "],
  ["/articles/later", 'to: "articles", article: "later"', "Mend the address, "],
  ["/assets/rack-Ab_cd-1.webp", "![A rack](./rack.jpg)", "Mend the address, "],
  [`${url}/prices#top`, `[a](${url}/prices#top)`, "Mend the address, "],
])("%s is named once, with its place in the sources and what to do", (address, text, todo) => {
  const sources = { "src/other.ts": "a", "site/words/header-and-footer.ts": `\n${text}\n` };
  expect(missing(withLink(`<a href="${address}">a</a>`.repeat(2)), sources)).toEqual([
    expect.stringMatching(`^site/words/header-and-footer.ts:2: there is no page, .*\\. ${todo}`),
  ]);
});

test("an anchor that a page doesn't have is named once, with its place in the sources", () => {
  const link = '<a href="/privacy#cookie">a</a>'.repeat(2);
  const problem = 'the page "/privacy" has no anchor "cookie". It has "cookies".';
  for (const text of ['to: "privacy", anchor: "cookie"', "[a](/privacy#cookie)"]) {
    const sources = {
      "src/other.ts": 'anchor: "cookies"',
      "site/words/header-and-footer.ts": `\n${text}\n`,
    };
    expect(missing(withLink(link), sources)).toEqual([
      `site/words/header-and-footer.ts:2: ${problem}`,
    ]);
  }
  expect(missing(withLink(link))).toEqual([`dist/team.html: ${problem}`]);
  expect(missing(withLink('<a href="#values">a</a>'))).toEqual([
    'dist/team.html: the page "/team" has no anchor "values". It has none.',
  ]);
});

test("a redirect to what is missing is named with its line, and so is one to another redirect", () => {
  const sources = { "site/redirects.ts": '\n"/team": { to: "privacy", anchor: "us" },' };
  const redirects = { "/team": "/privacy#us", "/a": "/team", "/b": "https://a.test/#us" };
  expect(missing({}, sources, redirects)).toEqual([
    expect.stringContaining('there is no page, published article or file "/team".'),
    'site/redirects.ts:2: the page "/privacy" has no anchor "us". It has "cookies".',
  ]);
});
