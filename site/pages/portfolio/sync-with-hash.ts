import { anchorIn } from "~/lib/hrefs";

/**
 * Keeps a group of radio inputs in sync with the URL's hash: "#wordpress" checks the input with that
 * id, and a choice replaces the hash, so links and Back lead to it. The first input has no hash.
 * Calls `onChoice` with the input that the visitor checks. Returns a function that stops it.
 */
export function syncWithHash(
  group: HTMLElement,
  onChoice: (input: HTMLInputElement) => void,
): () => void {
  const inputs = [...group.querySelectorAll("input")];
  const { pathname } = location;

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
    write();
    onChoice(target as HTMLInputElement);
  };

  // A choice made before this script ran, or restored by the browser, wins over the hash.
  if (inputs[0]?.checked) read();
  else write();
  group.addEventListener("change", choose);
  addEventListener("hashchange", read);
  return () => {
    group.removeEventListener("change", choose);
    removeEventListener("hashchange", read);
  };
}
