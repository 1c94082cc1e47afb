import { locale } from "../../site/locale.ts";

/** Inserts the language, head tags and body markup into index.html. Throws if it has no placeholder for one. */
export function fillTemplate(
  template: string,
  parts: Readonly<Record<"head" | "body", string>>,
): string {
  return Object.entries(parts).reduce(
    (filled, [name, markup]) => {
      const placeholder = `<!--${name}-->`;
      if (!filled.includes(placeholder)) throw new Error(`index.html has no ${placeholder}`);
      return filled.replace(placeholder, () => markup);
    },
    template.replace(/(?<=<html lang=")\w+/, locale.language),
  );
}

/** A custom property with the site's address, with which print.css completes the addresses of links. */
export const siteAddress = (url: string): string => `:root{--site:"${url}"}`;
