let late: FontFace | undefined;

/**
 * Loads the font anew if it came too late for the document, which keeps its stand-in then
 * (`font-display: optional`).
 */
export function loadLateFont(): void {
  const preload = document.querySelector<HTMLLinkElement>("link[as=font]");
  if (!preload || late || isShown()) return;
  late = new FontFace("Figtree", `url(${preload.href})`, { weight: "400 600" });
  late.load().catch(() => undefined);
}

/** Uses the loaded font from now on. To be called as a page is replaced, so that nothing shifts. */
export function showLateFont(): void {
  if (late?.status === "loaded") document.fonts.add(late);
}

/** Whether text is drawn in the font: no letter is as wide in a monospaced one. */
function isShown(): boolean {
  const context = document.createElement("canvas").getContext("2d");
  const widthIn = (font: string) => {
    if (context) context.font = font;
    return context?.measureText("mill").width;
  };
  return widthIn("16px Figtree, monospace") !== widthIn("16px monospace");
}
