import { frameColor } from "../../site/brand.ts";
import type { company } from "../../site/company";
import { locale } from "../../site/locale.ts";
import { today } from "../../src/lib/day.ts";
import { emailHref } from "../../src/lib/hrefs.ts";

/** robots.txt, security.txt and the web manifest: file names with their contents. */
export const wellKnownFiles = ({
  url,
  name,
  email,
}: typeof company): Readonly<Record<string, string>> => ({
  // RFC 9116 recommends an expiry date of less than a year; every build renews it.
  ".well-known/security.txt": [
    `Contact: ${emailHref(email)}`,
    `Expires: ${inAYear()}`,
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

/** Midnight (UTC) a year after today, so that two builds on one day are equal. */
function inAYear(): string {
  const day = new Date(today());
  day.setUTCFullYear(day.getUTCFullYear() + 1);
  return day.toISOString().replace(".000", "");
}
