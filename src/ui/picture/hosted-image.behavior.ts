/**
 * Sets `data-missing` on the frame of an image that fails to load, which shows the placeholder.
 * Returns a function that stops watching.
 */
export function watch(frame: HTMLElement): () => void {
  const img = frame.querySelector("img");
  const markMissing = () => frame.toggleAttribute("data-missing", true);
  // It may have failed before this script ran.
  if (img?.complete && img.naturalWidth === 0) markMissing();
  img?.addEventListener("error", markMissing);
  return () => img?.removeEventListener("error", markMissing);
}
