import type { company } from "../src/site/company";

/**
 * What stands beside the documents for those who look for them: crawlers and home screens. File
 * names with their contents.
 */
export const foundFiles = ({ url, name, frameColor }: typeof company) => ({
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
