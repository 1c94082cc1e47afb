/**
 * Loads the font again if it came too late for the document, which then keeps the fallback font
 * (`font-display: optional`). The returned function applies it. Call that while a page is being
 * replaced, so that no text shifts while it is being read (decision 0010).
 */
export function loadLateFont(): () => void {
  const preload = document.querySelector<HTMLLinkElement>("link[as=font]");
  const canvas = document.createElement("canvas").getContext("2d");
  // Text set in a font that isn't loaded gets the next family's width.
  const widthIn = (families: string) => {
    if (canvas) canvas.font = `16px ${families}`;
    return canvas?.measureText("m").width;
  };
  if (!preload || widthIn("Figtree,monospace") !== widthIn("monospace")) return () => {};
  const font = new FontFace("Figtree", `url(${preload.href})`, { weight: "400 600" });
  font.load().catch(() => {});
  return () => {
    if (font.status === "loaded") document.fonts.add(font);
  };
}
