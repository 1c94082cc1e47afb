import { anchorIn } from "~/lib/hrefs";
import { shown } from "./announcement";

/**
 * Keeps the project tabs in sync with the URL's hash: "#wordpress" checks the tab with that id, and a choice replaces
 * the hash, so links and Back lead to it. The first tab has no hash. Announces every choice: "10 WordPress projects
 * shown". Returns a function that stops it.
 */
export function watch(group: HTMLElement): () => void {
  const inputs = [...group.querySelectorAll("input")];
  const output = group.querySelector("output");
  const gallery = group.parentElement ?? group;
  const { pathname } = location;
  const place = () => gallery.getBoundingClientRect();
  const showStart = () => gallery.scrollIntoView({ behavior: "instant" });

  const write = () => {
    const at = inputs.findIndex(({ checked }) => checked);
    const address = at > 0 ? `#${inputs[at]?.id}` : pathname + location.search;
    history.replaceState(history.state, "", address);
  };
  const read = () => {
    // During navigation the hash belongs to the next page.
    if (location.pathname !== pathname) return;
    const anchor = anchorIn(location.hash);
    const input = anchor ? inputs.find(({ id }) => id === anchor) : inputs[0];
    // Other hashes, such as the skip link's, change nothing.
    if (input) input.checked = true;
  };
  const choose = ({ target }: Event) => {
    const { labels, value } = target as HTMLInputElement;
    const [kind, count] = [...(labels?.[0]?.childNodes ?? [])]
      .map(({ textContent }) => textContent?.trim() ?? "")
      .filter(Boolean);
    if (output) output.value = shown(Number(count), value === "0" ? "" : `${kind}`);
    // Where the tabs are sticky, scroll back to the start of the list.
    if (place().top < group.getBoundingClientRect().top) showStart();
    // Last: Safari refuses more than a hundred in ten seconds, as many as an arrow key held down chooses.
    write();
  };

  if (inputs[0]?.checked) read();
  else {
    // A choice made before this script ran, or restored by the browser, wins over the hash. It can shorten the page so
    // much that only its end is in view.
    if (place().bottom < 0) showStart();
    write();
  }
  group.addEventListener("change", choose);
  addEventListener("hashchange", read);
  return () => {
    group.removeEventListener("change", choose);
    removeEventListener("hashchange", read);
  };
}
