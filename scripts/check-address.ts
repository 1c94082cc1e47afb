/**
 * Makes sure that the site's address can begin absolute addresses, and says so when it is still
 * the sample's. Throws if it is no origin such as https://www.example.com.
 */
export function checkAddress(url: string): void {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed?.protocol !== "https:" || parsed.origin !== url) {
    throw new Error(
      `company.url in src/site/company.ts is "${url}". It must be an address such as https://www.example.com, without a path or a slash at the end.`,
    );
  }
  if (parsed.hostname.endsWith(".example")) {
    console.warn(
      `The site's address is still the sample's, ${url}. Set company.url in src/site/company.ts before you publish: search engines and link previews use it.`,
    );
  }
}
