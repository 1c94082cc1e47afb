import { stripVTControlCharacters } from "node:util";

// Imported before all else (package.json), because what a command imports throws at a mistake in site/brand.ts.
process.on("uncaughtException", (error) => {
  console.error(messageOf(error));
  process.exit(1);
});

/**
 * What the build prints for an error. If the message names a file in site, src or dist, the one who wrote that file can
 * mend it and needs no stack trace. Vite collects errors in one, with theirs in its `errors`.
 */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ("errors" in error && Array.isArray(error.errors)) {
    return error.errors.map(messageOf).join("\n");
  }
  const message = stripVTControlCharacters(error.message)
    .replace(/^\[plugin [^\]]*\]\s*/, "")
    .replace(/^Transform failed with .*\n/, "")
    .replaceAll(`${process.cwd()}/`, "")
    .replace(
      /Expected .* but found .*/,
      "$&. Is a comma or a quotation mark missing there, or above?",
    );
  return /\b(?:site|src|dist)\/[\w./-]/.test(message) ? message : (error.stack ?? message);
}
