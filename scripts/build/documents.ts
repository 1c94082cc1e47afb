import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "vite";
import { fillTemplate } from "./fill-template";
import { rulesFor, rulesWithClassesOf } from "./matching-rules";
import { styleSheetsOf } from "./page-styles";
import { splitPrint } from "./print-styles";
import { styleHash } from "./security-headers";

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
};

/** The documents, each with the styles it needs and their CSP hash, and the style sheet with which all are printed. */
export function documentsOf(pages: readonly Rendered[], parts: Parts) {
  const { prerenderer, manifest, styles, printStyles, preloads } = parts;
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
  const print = [...printStyles, ...every.map((sheet) => split(sheet).printed)].join("");
  const printFile = `assets/print-${createHash("sha256").update(print).digest("hex").slice(0, 7)}.css`;
  const documents = pages.map(({ path, file, module, head, body }) => {
    const ofPage = styleSheetsOf(prerenderer.manifest, [module]).filter(
      (sheet) => !frame.includes(sheet),
    );
    const page = fillTemplate(template, { head: "", body });
    const style = [
      ...styles,
      ...frame.map(read).map(rulesWithClassesOf(page)),
      ...ofPage.map(read).map(rulesFor(page)),
    ].join("");
    // The page's style sheets are inlined in part; src/client/page-loader.ts enables the whole ones before it
    // shows another page. They follow, so that their order holds.
    const whole = styleSheetsOf(manifest, [module]).map(
      (sheet) => `<link rel="stylesheet" href="/${sheet}" disabled>`,
    );
    const printLink = `<link rel="stylesheet" href="/${printFile}" media="print">`;
    const all = [head, ...preloads, `<style>${style}</style>`, printLink, ...whole].join("");
    return {
      path,
      file,
      html: fillTemplate(template, { head: all, body }),
      style: styleHash(style),
    };
  });
  return { documents, print: { file: printFile, css: print } };
}
