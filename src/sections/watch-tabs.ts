import { tieToAddress } from "./tie-to-address";

/**
 * Gives the tabs of a project list an address each, and says after a choice how many projects are
 * shown: "10 WordPress projects shown". Returns what ends that.
 */
export function watchTabs(group: HTMLElement): () => void {
  const said = group.querySelector("output");
  return tieToAddress(group, (input) => {
    const [kind, count] = [...(input.labels?.[0]?.childNodes ?? [])]
      .map(({ textContent }) => textContent?.trim() ?? "")
      .filter(Boolean);
    const name = `${kind === "All" ? "" : `${kind} `}project${count === "1" ? "" : "s"}`;
    if (said) said.value = count === "0" ? `No ${name} yet` : `${count} ${name} shown`;
    // Where the tabs stick and the visitor is far down the list, the new one begins under the tabs.
    const gallery = group.parentElement;
    const stuck =
      gallery && gallery.getBoundingClientRect().top < group.getBoundingClientRect().top;
    if (stuck) gallery.scrollIntoView({ behavior: "instant" });
  });
}
