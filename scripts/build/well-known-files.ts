import type { company } from "../../src/site/company";

/**
 * What stands beside the documents for those who look for them: crawlers, home screens and who
 * found a hole. File names with their contents. `today` is when the site is built.
 */
export const wellKnownFiles = (
  { url, name, email, frameColor }: typeof company,
  today: Date,
): Readonly<Record<string, string>> => ({
  // RFC 9116: what it says must be looked at again within a year, which every build does.
  ".well-known/security.txt": [
    `Contact: ${email.href}`,
    `Expires: ${aYearAfter(today)}`,
    "Preferred-Languages: en",
    `Canonical: ${url}/.well-known/security.txt`,
    "",
  ].join("\n"),
  "robots.txt": `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`,
  "site.webmanifest": JSON.stringify({
    name,
    short_name: name,
    start_url: "/",
    display: "browser",
    background_color: frameColor.light,
    theme_color: frameColor.light,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  }),
});

/** The same day of the next year, at its beginning; two builds on one day are equal. */
function aYearAfter(day: Date): string {
  const later = Date.UTC(day.getUTCFullYear() + 1, day.getUTCMonth(), day.getUTCDate());
  return new Date(later).toISOString().replace(".000", "");
}
