import { stripVTControlCharacters } from "node:util";

/**
 * What the build prints for an error. If the message names a file in site, src or dist, the one who wrote that file can
 * mend it and needs no stack trace. Vite collects errors in one, with theirs in its `errors`.
 */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ("errors" in error && Array.isArray(error.errors)) {
    return error.errors.map(messageOf).join("\n");
  }
  const message = stripVTControlCharacters(error.message).replace(/^\[plugin [^\]]*\]\s*/, "");
  const [, icon] = /"(\w+)" is not exported by "node_modules\/lucide\//.exec(message) ?? [];
  const [file] = /\b(?:site|src|dist)\/[\w./-]+/.exec(message) ?? [];
  if (icon && file) {
    return `${file}: there is no icon "${icon}". Its name must be one of https://lucide.dev/icons, without hyphens: ChartColumn.`;
  }
  return file ? message : (error.stack ?? message);
}
