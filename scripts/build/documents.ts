import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isArticle } from "./article-files";
import { fillTemplate, siteAddress } from "./fill-template";
import type { SiteFont } from "./font";
import { sha256 } from "./security-headers";
import {
  customPropertiesOf,
  rareMedia,
  rulesFor,
  splitRare,
  withoutSpaces,
  withoutUnused,
} from "./style-rules";
import { sheetsIn } from "./style-sheets";

/** A page as the prerenderer gives it: its path (none for the fallback), file, module, head and body. */
type Rendered = Readonly<
  Record<"file" | "module" | "head" | "body", string> & { path: string | undefined }
>;

/** What the documents are made of, beside their pages. */
type Parts = {
  /** Folder of the built scripts with Vite's template. */
  readonly browser: string;
  /** Folder of the prerenderer, which has all style sheets. */
  readonly prerenderer: string;
  readonly url: string;
  /** The fonts, of which a document preloads those that it has characters of, and the styles that use them. */
  readonly fonts: readonly SiteFont[];
  readonly fontStyles: string;
};

/** The documents, each with the styles it needs and their CSP hash, and the style sheets that all of them link to, by file. */
export function documentsOf(pages: readonly Rendered[], parts: Parts) {
  const { browser, prerenderer, url, fonts, fontStyles } = parts;
  const template = withIntegrity(readFileSync(join(browser, "index.html"), "utf8"), browser)
    .replace(/<link rel="stylesheet"[^>]*>/g, "")
    .replace(/\n\s*/g, "");
  const scripts = readdirSync(join(browser, "assets"))
    .filter((file) => file.endsWith(".js"))
    .map((file) => readFileSync(join(browser, "assets", file), "utf8"));
  const wholeSheetsOf = sheetsIn(browser);
  const sheetsOf = sheetsIn(prerenderer);
  // Those of the frame hold base styles that other pages need, too.
  const entry = "src/document/entry-prerender.tsx";
  const frame = sheetsOf(entry);
  const sheets = new Map(
    sheetsOf(entry, ...pages.map(({ module }) => module)).map((sheet) => [
      sheet,
      splitRare(readFileSync(join(prerenderer, sheet), "utf8").trim()),
    ]),
  );
  const read = (sheet: string) => sheets.get(sheet)?.inlined ?? "";
  const rareRules = [...sheets.values()].map((sheet) => sheet.rare);
  const rare = fileOf("rare", [siteAddress(url), ...rareRules]);
  // A document has only the custom properties that it uses. Pages opened in the app may use others.
  const all = frame.map(read).map(customPropertiesOf).join("");
  // In a layer, so that what a document sets holds.
  const properties = fileOf("properties", [`@layer properties{${all}}`]);
  /** What the pages of a kind inline: their style sheets, with the rules that one of them can match. */
  const styleOf = (kind: string): string => {
    const some = pages.filter(({ module }) => kindOf(module) === kind);
    const body = some.map(({ body }) => body).join("");
    const page = fillTemplate(template, { head: "", body });
    const rules = rulesFor(page);
    const ofPages = sheetsOf(...some.map(({ module }) => module));
    const own = ofPages.filter((sheet) => !frame.includes(sheet));
    const inlined = [
      fontStyles,
      ...frame.map(read).map(rules.ofFrame),
      ...own.map(read).map(rules.ofPage),
    ].join("");
    return withoutSpaces(withoutUnused(inlined, page + rare.css + scripts.join("")));
  };
  // All text pages have the same styles, all articles and all pages of their list, so that hosts with few header
  // rules serve any number of them.
  const kinds = new Set(pages.map(({ module }) => kindOf(module)));
  const styles = new Map([...kinds].map((kind) => [kind, styleOf(kind)]));
  const documents = pages.map(({ path, file, module, head, body }) => {
    const style = styles.get(kindOf(module)) ?? "";
    const needed = fonts.filter(({ characters }) => characters.some((one) => body.includes(one)));
    const inHead = [
      head,
      ...needed.map(
        ({ file }) =>
          `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`,
      ),
      `<style>${style}</style>`,
      `<link rel="stylesheet" href="/${rare.file}" media="${rareMedia}">`,
      // The page's style sheets are inlined in part; src/client/page-loader.ts enables the whole ones before it
      // shows another page. They follow, so that their order holds.
      ...[properties.file, ...wholeSheetsOf(module)].map(
        (sheet) => `<link rel="stylesheet" href="/${sheet}" disabled>`,
      ),
    ].join("");
    return {
      path,
      file,
      module,
      html: fillTemplate(template, { head: inHead, body }),
      style: `'${sha256(style)}'`,
    };
  });
  return { documents, styleSheets: { [rare.file]: rare.css, [properties.file]: properties.css } };
}

type Document = ReturnType<typeof documentsOf>["documents"][number];

/** The documents, with an owner's own 404.html in place of the built one. Its policy allows the styles in it. */
export function withOwnFallback(documents: readonly Document[], own?: string | Uint8Array) {
  if (own === undefined) return documents;
  const html = own.toString();
  const styles = [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gis)];
  const style = styles.map(([, css = ""]) => `'${sha256(css)}'`).join(" ");
  return documents.map((document) =>
    document.path === undefined ? { ...document, html, style } : document,
  );
}

/** What a module's document shares its styles with. */
const kindOf = (module: string): string => {
  if (isArticle(module)) return "articles";
  return module.endsWith(".md") ? "texts" : module;
};

/** A style sheet as a file with a name of its own for each content. */
function fileOf(name: string, parts: readonly string[]) {
  const css = parts.join("");
  return { file: `assets/${name}-${hash("sha256", css).slice(0, 7)}.css`, css };
}

/** Adds an `integrity` attribute to each tag that loads a built script. On its own origin it needs no `crossorigin`. */
const withIntegrity = (html: string, folder: string): string =>
  html.replace(
    /<script\b[^>]*?\ssrc="\/([^"]+)"/g,
    (tag, file: string) =>
      `${tag.replace(" crossorigin", "")} integrity="${sha256(readFileSync(join(folder, file)))}"`,
  );
