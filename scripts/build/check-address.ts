/** Throws if the site's address is no origin such as https://www.example.com. Warns if it's reserved for examples. */
export function checkAddress(url: string): void {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed?.protocol !== "https:" || parsed.origin !== url) {
    throw new Error(
      `company.url in src/site/company.ts is "${url}". It must be an address such as https://www.example.com, without a path or a slash at the end.`,
    );
  }
  if (parsed.hostname.endsWith(".example")) {
    console.warn(
      `${url} isn't a real address: names that end in .example are reserved. Set company.url in src/site/company.ts before you publish: search engines and link previews use it.`,
    );
  }
}

/**
 * Throws if the endpoint for messages, if there is one, is no https address. Allows localhost with a
 * warning.
 */
export function checkEndpoint(endpoint: string | undefined): void {
  if (endpoint === undefined) return;
  const parsed = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  const local = parsed?.protocol === "http:" && parsed.hostname === "localhost";
  if (!(parsed?.protocol === "https:" || local) || parsed?.username || parsed?.password) {
    throw new Error(
      `messageEndpoint in src/site/company.ts is "${endpoint}". It must be an address such as https://forms.example.com/message, without a user name, or undefined; http://localhost is for trying out.`,
    );
  }
  if (local) {
    console.warn(
      `Messages go to ${endpoint}, on each visitor's own computer. Set messageEndpoint in src/site/company.ts before you publish.`,
    );
  }
}
