/** The sitemap of pages, those of articles with their day. */
export function sitemap(pages: readonly { address: string; day?: string }[]): string {
  const entries = pages.map(
    ({ address, day }) =>
      `<url><loc>${address}</loc>${day ? `<lastmod>${day}</lastmod>` : ""}</url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("")}</urlset>\n`;
}
