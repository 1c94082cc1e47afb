/** Where a link preview has its drawing, and how large. */
const place = '<svg x="700" y="95" width="440" height="440"';

/** An SVG file of any drawing program at the place of a link preview's drawing, over a panel. */
export const inPlace = (drawing: string, panel: string): string =>
  drawing.replace(
    /^.*?<svg\b([^>]*>)/s,
    (_, attributes: string) =>
      place + attributes.replaceAll(/\s(?:x|y|width|height)="[^"]*"/g, "") + panel,
  );
