import { syncWithHash } from "./sync-with-hash";

/**
 * Gives the tabs of a project list an address each, and says after a choice how many projects are
 * shown: "10 WordPress projects shown". Returns what ends that.
 */
export function watchTabs(group: HTMLElement): () => void {
  const said = group.querySelector("output");
  const gallery = group.parentElement ?? group;
  const place = () => gallery.getBoundingClientRect();
  const showStart = () => gallery.scrollIntoView({ behavior: "instant" });

  // After a choice made far down before the script came, only the end of the shorter page is in sight.
  if (!group.querySelector("input")?.checked && place().bottom < 0) showStart();
  return syncWithHash(group, (input) => {
    const [kind, count] = [...(input.labels?.[0]?.childNodes ?? [])]
      .map(({ textContent }) => textContent?.trim() ?? "")
      .filter(Boolean);
    const name = `${kind === "All" ? "" : `${kind} `}project${count === "1" ? "" : "s"}`;
    if (said) said.value = count === "0" ? `No ${name} yet` : `${count} ${name} shown`;
    // The tabs stick while the list's start is above them. Bring it back.
    if (place().top < group.getBoundingClientRect().top) showStart();
  });
}
