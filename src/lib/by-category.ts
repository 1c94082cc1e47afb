/**
 * The items of a category, by its name. Throws if an item of a file names no category, because no page would show it.
 */
export function byCategory<Item extends { readonly category: string }>(
  items: readonly Item[],
  categories: readonly string[],
  file: string,
): (category: string) => readonly Item[] {
  const lost = items.find(({ category }) => !categories.includes(category));
  if (lost) {
    throw new Error(
      `${file}: there is no category "${lost.category}". Write one of ${categories.join(", ")}.`,
    );
  }
  return (category) => items.filter((item) => item.category === category);
}
