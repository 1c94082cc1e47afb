import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import { pathsIn } from "../lib/files-below";

/** The owner's texts that aren't saved as UTF-8, a sentence for each. `root` has the folder site. */
export const mistakesInEncoding = (root = "."): readonly string[] =>
  pathsIn(["site"], /\.(?:tsx?|md|css|svg|txt|json)$/, root)
    .filter((file) => !isUtf8(readFileSync(`${root}/${file}`)))
    .map(
      (file) =>
        `${file} isn't saved as UTF-8, and letters such as "é" and "£" would be lost. Save it again with this encoding; Notepad asks for it at Save As.`,
    );
