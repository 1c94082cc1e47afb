import { shown } from "./announcement";
import { syncWithHash } from "./sync-with-hash";

/**
 * Keeps the project tabs in sync with the URL's hash and announces every choice: "10 WordPress
 * projects shown". Returns a function that stops it.
 */
export function watch(group: HTMLElement): () => void {
  const output = group.querySelector("output");
  const gallery = group.parentElement ?? group;
  const place = () => gallery.getBoundingClientRect();
  const showStart = () => gallery.scrollIntoView({ behavior: "instant" });

  // A choice made before this script ran can shorten the page so much that only its end is in view.
  if (!group.querySelector("input")?.checked && place().bottom < 0) showStart();
  return syncWithHash(group, (input) => {
    const [kind, count] = [...(input.labels?.[0]?.childNodes ?? [])]
      .map(({ textContent }) => textContent?.trim() ?? "")
      .filter(Boolean);
    if (output) output.value = shown(Number(count), input.value === "0" ? "" : `${kind}`);
    // Where the tabs are sticky, scroll back to the start of the list.
    if (place().top < group.getBoundingClientRect().top) showStart();
  });
}
