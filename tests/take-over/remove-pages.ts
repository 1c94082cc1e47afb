import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { missingPages } from "../../scripts/checks/missing-pages";
import { codeIn, type Place } from "../../scripts/checks/ready/project";

/** Removes pages by their targets: rows and folders, then what check:types says of the links that are left. */
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
  const targets = [...table.matchAll(/^ *\["\/.*?", ".*?", "([\w-]+)"/gm)].map(
    ([, target = ""]) => target,
  );
  for (const place of missingPages(codeIn(copy), targets, targets).toReversed()) {
    const file = join(copy, place.file);
    const before = readFileSync(file, "utf8").split("\n");
    const code = before.splice(place.start - 1).join("\n");
    writeFileSync(file, [...before, changed(code, place)].join("\n"));
  }
}

/** Code that begins with a place that check:types names, after what it says is done. */
function changed(code: string, { todo }: Place): string {
  switch (todo) {
    case "Delete the entry, or mend the name.":
      return code.slice(endOfObject(code));
    case "Delete this line, or the menu.":
      return code.slice(code.indexOf("\n") + 1);
    case "Write its words without a link, or mend the name.":
      return code.replace(/\{\s*text: ("[^"]*")[^{}]*\}/, "$1");
    case "Name another page.":
      return code.replace(/"[\w-]+"(?= \}|\)|,\n)/, '"contact"');
    default:
      throw new Error(`Unknown advice: ${todo}`);
  }
}

/** Where the first object in code ends, with the comma and the line break after it. */
function endOfObject(code: string): number {
  let end = code.indexOf("{");
  let open = 0;
  do {
    if (code[end] === "{") open += 1;
    if (code[end] === "}") open -= 1;
    end += 1;
  } while (open > 0 && end < code.length);
  return end + (/^\s*,?\n?/.exec(code.slice(end))?.[0].length ?? 0);
}
