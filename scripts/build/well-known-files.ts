import { emailHref } from "../../src/lib/hrefs";
import { frameColor } from "../../src/site/brand";
import type { company } from "../../src/site/company";
import { locale } from "../../src/site/locale";

/** robots.txt, security.txt and the web manifest: file names with their contents. `today` is the day of the build. */
export const wellKnownFiles = (
  { url, name, email }: typeof company,
  today: Date,
): Readonly<Record<string, string>> => ({
  // RFC 9116 recommends an expiry date of less than a year; every build renews it.
  ".well-known/security.txt": [
    `Contact: ${emailHref(email)}`,
    `Expires: ${aYearAfter(today)}`,
    `Preferred-Languages: ${locale.language}`,
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

/** Midnight (UTC) a year after a day, so that two builds on one day are equal. */
function aYearAfter(day: Date): string {
  const later = Date.UTC(day.getUTCFullYear() + 1, day.getUTCMonth(), day.getUTCDate());
  return new Date(later).toISOString().replace(".000", "");
}
