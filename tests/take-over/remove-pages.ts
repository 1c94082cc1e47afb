import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { codeIn } from "../../scripts/checks/ready/project";

/** Removes pages by their targets: rows and folders, and the links that are left, as check:types says. */
export function removePages(copy: string, gone: readonly string[]): void {
  const routes = join(copy, "site/routes.ts");
  let table = readFileSync(routes, "utf8");
  for (const target of gone) {
    const [row, folder = ""] =
      new RegExp(`^ *\\["/(.*)", ".*", "${target}".*\\],\n`, "m").exec(table) ?? [];
    if (!row) throw new Error(`There is no page ${target}`);
    table = table.replace(row, "");
    const path = join(copy, "site/pages", folder);
    const entries = readdirSync(path, { withFileTypes: true });
    // The folders in it are other pages.
    const files = entries.filter((entry) => entry.isFile()).map(({ name }) => join(path, name));
    const removed = files.length < entries.length ? files : [path];
    for (const each of removed) rmSync(each, { recursive: true });
  }
  writeFileSync(routes, table);
  const named = new RegExp(
    `(\\bto: |viewAll: |\\bto=|pathTo\\(|startingPriceOf\\()"(?:${gone.join("|")})"`,
    "g",
  );
  for (const [file, lines] of codeIn(copy)) {
    const code = lines.join("\n");
    const found = [...code.matchAll(named)];
    const changed = found.reduceRight(
      (text, { 0: name, 1: by, index }) => without(text, index, name, by),
      code,
    );
    if (changed !== code) writeFileSync(join(copy, file), changed);
  }
}

/** Code after what check:types says of the name of a page at a place is done. */
function without(code: string, index: number, name: string, by = ""): string {
  const after = code.slice(index + name.length);
  if (by === "viewAll: ") return code.slice(0, index) + after.slice(after.indexOf("\n") + 1);
  let start = index;
  for (let open = 0; open >= 0 && start > 0; ) {
    start -= 1;
    if (code[start] === "}") open += 1;
    if (code[start] === "{") open -= 1;
  }
  const before = code.slice(0, start);
  const isListed = by === "to: " && /[[,]\s*$/.test(before);
  if (!isListed) return `${code.slice(0, index)}${by}"contact"${after}`;
  const [link, words] = /^\{\s*text: ("[^"]*")[^{}]*\}/.exec(code.slice(start)) ?? [];
  return link
    ? before + words + code.slice(start + link.length)
    : before + code.slice(endOfObject(code, start));
}

/** Where the object that starts at a place ends, with the comma and the line break after it. */
function endOfObject(code: string, start: number): number {
  let end = start;
  let open = 0;
  do {
    if (code[end] === "{") open += 1;
    if (code[end] === "}") open -= 1;
    end += 1;
  } while (open > 0 && end < code.length);
  return end + (/^\s*,?\n?/.exec(code.slice(end))?.[0].length ?? 0);
}
