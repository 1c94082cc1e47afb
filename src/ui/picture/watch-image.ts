/**
 * Marks the frame of an image that does not come with `data-missing`, so that the drawing behind it
 * shows. Returns what ends that.
 */
export function watchImage(frame: HTMLElement): () => void {
  const img = frame.querySelector("img");
  const give = () => frame.toggleAttribute("data-missing", true);
  // It may have failed before the script could hear of it.
  if (img?.complete && img.naturalWidth === 0) give();
  img?.addEventListener("error", give);
  return () => img?.removeEventListener("error", give);
}
