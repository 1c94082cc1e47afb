/**
 * Gives the font another chance if it came too late for the page before, which kept its stand-in then
 * (`font-display: optional`). To be called as a page is replaced: nothing shifts that is being read.
 */
export function showLateFont(): void {
  const preload = document.querySelector<HTMLLinkElement>("link[as=font]");
  const text = document.createElement("canvas").getContext("2d");
  const widthIn = (families: string) => {
    if (text) text.font = `16px ${families}`;
    return text?.measureText("m").width;
  };
  if (!preload || widthIn("Figtree,monospace") !== widthIn("monospace")) return;
  const options = { display: "optional", weight: "400 600" } as const;
  document.fonts.add(new FontFace("Figtree", `url(${preload.href})`, options));
}
