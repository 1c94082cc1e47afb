/**
 * Loads the font again if it came too late for the document, which then keeps the fallback font
 * (`font-display: optional`). The returned function applies it. Call that while a page is being
 * replaced, so that no text shifts while it is being read (decision 0010).
 */
export function loadLateFont(): () => void {
  const preload = document.querySelector<HTMLLinkElement>("link[as=font]");
  const text = document.createElement("canvas").getContext("2d");
  const widthIn = (families: string) => {
    if (text) text.font = `16px ${families}`;
    return text?.measureText("m").width;
  };
  if (!preload || widthIn("Figtree,monospace") !== widthIn("monospace")) return () => {};
  const font = new FontFace("Figtree", `url(${preload.href})`, { weight: "400 600" });
  font.load().catch(() => {});
  return () => {
    if (font.status === "loaded") document.fonts.add(font);
  };
}
