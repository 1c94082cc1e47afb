/** Pours head tags and body markup into index.html. Throws if the shell lacks a place for one. */
export function fillTemplate(
  shell: string,
  parts: Readonly<Record<"head" | "body", string>>,
): string {
  return Object.entries(parts).reduce((filled, [name, markup]) => {
    const place = `<!--${name}-->`;
    if (!filled.includes(place)) throw new Error(`index.html has no ${place}`);
    return filled.replace(place, () => markup);
  }, shell);
}
