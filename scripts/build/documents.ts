import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "vite";
import { fillTemplate } from "./fill-template";
import { rulesFor, rulesWithClassesOf } from "./matching-rules";
import { styleSheetsOf } from "./page-styles";
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
  /** Styles of every document that no style sheet has: fonts, and the site's address. */
  readonly styles: readonly string[];
  /** Markup that preloads the fonts. */
  readonly preloads: readonly string[];
};

/** The documents, each with the styles it needs and their CSP hash. */
export function documentsOf(pages: readonly Rendered[], parts: Parts) {
  const { prerenderer, manifest, styles, preloads } = parts;
  const template = parts.template
    .replace(/<link rel="stylesheet"[^>]*>/g, "")
    .replace(/\n\s*/g, "");
  const read = (sheet: string) => readFileSync(join(prerenderer.folder, sheet), "utf8").trim();
  // Those of the frame hold base styles that other pages need, too.
  const frame = styleSheetsOf(prerenderer.manifest, ["src/document/entry-prerender.tsx"]);
  return pages.map(({ path, file, module, head, body }) => {
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
    const all = [head, ...preloads, `<style>${style}</style>`, ...whole].join("");
    return {
      path,
      file,
      html: fillTemplate(template, { head: all, body }),
      style: styleHash(style),
    };
  });
}
