/**
 * Loads the fonts again that came too late for the document, which then keeps the fallback fonts
 * (`font-display: optional`). The returned function applies them. Call that while a page is being
 * replaced, so that no text shifts while it is being read (decision 0010).
 */
export function loadLateFonts(): () => void {
  const rules = document.head.querySelector("style")?.sheet?.cssRules ?? [];
  const fonts = [...rules].flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return [];
    const [family = "", source = "", weight = "", display, unicodeRange = ""] = [
      "font-family",
      "src",
      "font-weight",
      "font-display",
      "unicode-range",
    ].map((name) => rule.style.getPropertyValue(name));
    if (display !== "optional" || !isMissing(family, weight, unicodeRange)) return [];
    const font = new FontFace(family.replaceAll('"', ""), source, {
      weight,
      ...(unicodeRange && { unicodeRange }),
    });
    font.load().catch(() => {});
    return [font];
  });
  return () => {
    for (const font of fonts) if (font.status === "loaded") document.fonts.add(font);
  };
}

/** Whether text in a font gets the width of the next family. `weight` may be a range, `characters` all or "U+104-107". */
function isMissing(family: string, weight: string, characters: string): boolean {
  const [, code = "6D"] = /U\+([\dA-F]+)/i.exec(characters) ?? [];
  const letter = String.fromCodePoint(Number.parseInt(code, 16));
  const canvas = document.createElement("canvas").getContext("2d");
  const widthIn = (families: string) => {
    if (canvas) canvas.font = `${Number.parseInt(weight, 10)} 16px ${families}`;
    return canvas?.measureText(letter).width;
  };
  return widthIn(`${family},monospace`) === widthIn("monospace");
}
