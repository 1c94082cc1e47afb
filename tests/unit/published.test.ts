import { expect, test } from "vitest";
import { publishedPaths } from "../../scripts/checks/ready/published";

const url = "https://www.company.com";
const published = (files: Readonly<Record<string, string>>) =>
  publishedPaths(url, (address) => Promise.resolve(files[address]));
const listOf = (...addresses: string[]) =>
  `<urlset>${addresses.map((address) => `<url><loc>${address}</loc></url>`).join("\n")}</urlset>`;

test("knows a published site's paths by its sitemap, as redirects name them", async () => {
  const sitemap = listOf(
    ...[url, `${url}/`, `${url}/index.html`, `${url}/team`, `${url}/team.html`, `${url}/blog/a/`],
    ...[
      "https://company.com/Caf%C3%A9%20Menu.php?a=1&amp;b=2",
      `${url}/%E0`,
      "https://shop.company.com/cart",
    ],
  );
  expect(await published({ [`${url}/sitemap.xml`]: sitemap })).toEqual([
    ...["/", "/team", "/blog/a", "/Café Menu.php", "/%E0"],
  ]);
});

test("reads the sitemaps that a sitemap names", async () => {
  const index = "<sitemapindex><sitemap><loc><![CDATA[https://www.company.com/a.xml]]></loc>";
  const files = {
    [`${url}/sitemap.xml`]: `${index}</sitemap><sitemap><loc>${url}/gone.xml</loc></sitemap>`,
    [`${url}/a.xml`]: listOf(`${url}/team`),
  };
  expect(await published(files)).toEqual(["/team"]);
});

test("knows nothing of a site without a sitemap", async () => {
  expect(await published({})).toBeUndefined();
  expect(await published({ [`${url}/sitemap.xml`]: "<!doctype html>" })).toBeUndefined();
});
