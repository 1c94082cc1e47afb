/**
 * Ties a group of radio inputs to the address: "#wordpress" chooses the input with that id, and a
 * choice changes the address in place, so that a link leads to it and Back returns to it. The first
 * input is the address without an anchor. `onChoice` hears of what the visitor chooses.
 *
 * Listens by itself: React does not hear of a radio input that a script or the visitor has changed
 * before it came.
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
    // On the way to another page the anchor is that page's.
    if (location.pathname !== pathname) return;
    const { hash } = location;
    const input = hash ? inputs.find(({ id }) => `#${id}` === hash) : inputs[0];
    // Another anchor, such as that of the skip link, leaves the choice alone.
    if (input) input.checked = true;
  };
  const choose = ({ target }: Event) => {
    write();
    onChoice(target as HTMLInputElement);
  };

  // A choice made before the script ran, or restored by the browser, outweighs the address.
  if (inputs[0]?.checked) read();
  else write();
  group.addEventListener("change", choose);
  addEventListener("hashchange", read);
  return () => {
    group.removeEventListener("change", choose);
    removeEventListener("hashchange", read);
  };
}
