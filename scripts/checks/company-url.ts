/** What is wrong with the site's address if it's no origin such as https://www.example.com. Warns if it's reserved for examples. */
export function mistakesInCompanyUrl(url: string): readonly string[] {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed?.protocol !== "https:" || parsed.origin !== url) {
    const origin = parsed?.origin.replace(/^http:/, "https:");
    const remedy =
      parsed && /\P{ASCII}/u.test(parsed.protocol + url.split("/")[2])
        ? `Write ${origin}, which browsers show with its own letters (punycode).`
        : parsed && parsed.pathname !== "/"
          ? `The site can't be below a path. Write ${origin} and publish it at a name of its own (docs/deploy.md).`
          : "It must be an address such as https://www.example.com, without a path or a slash at the end.";
    return [`company.url in site/company.ts is "${url}". ${remedy}`];
  }
  if (parsed.hostname.endsWith(".example")) {
    console.warn(
      `${url} isn't a real address: names that end in .example are reserved. Set company.url in site/company.ts before you publish: search engines and link previews use it.`,
    );
  }
  return [];
}
