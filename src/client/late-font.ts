/**
 * Loads the font anew if it came too late for the document, which keeps its stand-in then
 * (`font-display: optional`). What it returns puts it to use, and is to be called as a page is
 * replaced: nothing shifts that is being read.
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
