import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "vite";
import { fillTemplate } from "./fill-template";
import { styleSheetsOf } from "./page-styles";
import { styleHash } from "./security-headers";
import { customPropertiesOf, rulesFor, splitPrint, withoutUnused } from "./style-rules";

/** A page as the prerenderer gives it: its path (none for the fallback), file, module, head and body. */
type Rendered = Readonly<
  Record<"file" | "module" | "head" | "body", string> & { path: string | undefined }
>;

/** What documents are made of. */
type Parts = {
  /** The shell that Vite wrote, with the entry script. */
  readonly template: string;
  /** Folder and manifest of the prerenderer, which has all style sheets. */
  readonly prerenderer: { readonly folder: string; readonly manifest: Manifest };
  /** Manifest of the site. */
  readonly manifest: Manifest;
  /** Styles of every document that no style sheet has. */
  readonly styles: readonly string[];
  /** Styles for printing that no style sheet has. */
  readonly printStyles: readonly string[];
  /** Markup that preloads the fonts. */
  readonly preloads: readonly string[];
  /** The browser's scripts, for the custom properties that they use. */
  readonly scripts: string;
};

/** The documents, each with the styles it needs and their CSP hash, and the style sheets that all of them link to. */
export function documentsOf(pages: readonly Rendered[], parts: Parts) {
  const { prerenderer, manifest, styles, printStyles, preloads, scripts } = parts;
  const template = parts.template
    .replace(/<link rel="stylesheet"[^>]*>/g, "")
    .replace(/\n\s*/g, "");
  const split = (sheet: string) =>
    splitPrint(readFileSync(join(prerenderer.folder, sheet), "utf8").trim());
  const read = (sheet: string) => split(sheet).inlined;
  // Those of the frame hold base styles that other pages need, too.
  const entry = "src/document/entry-prerender.tsx";
  const frame = styleSheetsOf(prerenderer.manifest, [entry]);
  const every = styleSheetsOf(prerenderer.manifest, [entry, ...pages.map(({ module }) => module)]);
  const print = fileOf("print", [...printStyles, ...every.map((sheet) => split(sheet).printed)]);
  // A document has only the custom properties that it uses. Pages opened in the app may use others.
  const properties = fileOf("properties", frame.map(read).map(customPropertiesOf));
  const documents = pages.map(({ path, file, module, head, body }) => {
    const ofPage = styleSheetsOf(prerenderer.manifest, [module]).filter(
      (sheet) => !frame.includes(sheet),
    );
    const page = fillTemplate(template, { head: "", body });
    const rules = rulesFor(page);
    const inlined = [
      ...styles,
      ...frame.map(read).map(rules.ofFrame),
      ...ofPage.map(read).map(rules.ofPage),
    ].join("");
    const style = withoutUnused(inlined, page + print.css + scripts);
    // The page's style sheets are inlined in part; src/client/page-loader.ts enables the whole ones before it
    // shows another page. They follow, so that their order holds.
    const whole = styleSheetsOf(manifest, [module]).map(
      (sheet) => `<link rel="stylesheet" href="/${sheet}" disabled>`,
    );
    const all = [
      head,
      ...preloads,
      // Before the styles, so that what they set again holds.
      `<link rel="stylesheet" href="/${properties.file}" disabled>`,
      `<style>${style}</style>`,
      `<link rel="stylesheet" href="/${print.file}" media="print">`,
      ...whole,
    ].join("");
    return {
      path,
      file,
      html: fillTemplate(template, { head: all, body }),
      style: styleHash(style),
    };
  });
  return { documents, styleSheets: [print, properties] };
}

/** A style sheet as a file with a name of its own for each content. */
function fileOf(name: string, parts: readonly string[]) {
  const css = parts.join("");
  const hash = createHash("sha256").update(css).digest("hex").slice(0, 7);
  return { file: `assets/${name}-${hash}.css`, css };
}
