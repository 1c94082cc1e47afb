import { readdirSync } from "node:fs";
import { join } from "node:path";
import { missingPages } from "../../scripts/ready/missing-pages";
import { filesIn, type Place } from "../../scripts/ready/project";
import { endOfObject, type Owner } from "./owner";

const routesFile = "src/site/routes.ts";

/** Removes pages by their targets: rows and folders, then what check:ready says of the links that are left. */
export function removePages(owner: Owner, ...targets: readonly string[]): void {
  for (const target of targets) {
    const row = new RegExp(`^ *\\["/(.*)", ".*", "${target}"\\],\\n`, "m");
    const folder = `src/pages/${row.exec(owner.read(routesFile))?.[1]}`;
    owner.replace(routesFile, row, "");
    for (const entry of readdirSync(join(owner.copy, folder), { withFileTypes: true })) {
      // The folders in it are other pages.
      if (entry.isFile()) owner.remove(`${folder}/${entry.name}`);
    }
  }
  const rows = owner.read(routesFile).matchAll(/, "([\w-]+)"\],/g);
  const left = [...rows].map(([, target = ""]) => target);
  for (const place of missingPages({ ...filesIn(owner.copy), targets: left }).toReversed()) {
    const lines = owner.read(place.file).split("\n");
    const at = (place.line ?? 1) - 1;
    const before = lines.slice(0, at).map((line) => `${line}\n`);
    owner.write(place.file, before.join("") + changed(lines.slice(at).join("\n"), place));
  }
}

/** Code that begins with a place that check:ready names, after what it says is done. */
function changed(code: string, { todo }: Place): string {
  switch (todo) {
    case "Delete the entry.":
      return code.slice(endOfObject(code, code.indexOf("{")));
    case "Delete this line, or the menu.":
      return code.slice(code.indexOf("\n") + 1);
    case "Write its words without a link.":
      return code.replace(/\{\s*text: ("[^"]*")[^{}]*\}/, "$1");
    case "Name another page.":
      return code.replace(/"[\w-]+"(?= \}|\)|,\n)/, '"contact"');
    default:
      throw new Error(`take-over: unknown advice, ${todo}`);
  }
}
