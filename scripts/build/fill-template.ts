/** Inserts head tags and body markup into index.html. Throws if it has no placeholder for one. */
export function fillTemplate(
  template: string,
  parts: Readonly<Record<"head" | "body", string>>,
): string {
  return Object.entries(parts).reduce((filled, [name, markup]) => {
    const placeholder = `<!--${name}-->`;
    if (!filled.includes(placeholder)) throw new Error(`index.html has no ${placeholder}`);
    return filled.replace(placeholder, () => markup);
  }, template);
}
