import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

const letters = "abcdefghijklmnopqrstuvwxyz";
// Without d: content blockers hide what is called ad.
const signs = `${letters.replace("d", "")}0123456789`;

/**
 * Short names for every class and animation of every CSS module below a folder. Each document carries its styles,
 * so a name costs bytes on first paint: counted ones take two signs where hashed ones take five.
 * The same sources give the same names, in both builds.
 */
export function shortClassNames(folder: string): (name: string, file: string) => string {
  const keys = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".module.css"))
    .sort()
    .map((file) => resolve(folder, file))
    .flatMap((file) => {
      const names = readFileSync(file, "utf8").matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi);
      return [...new Set([...names].map(([, name]) => `${file} ${name}`))];
    });
  const short = new Map(keys.map((key, index) => [key, counted(index)]));
  return (name, file) => {
    const known = short.get(`${resolve(file.replace(/\?.*$/, ""))} ${name}`);
    if (!known) throw new Error(`No short name for .${name} of ${file}`);
    return known;
  };
}

/** 0 → a, 25 → z, 26 → aa, 27 → ab, and so on; each begins with a letter, as a class must. */
function counted(index: number): string {
  if (index < letters.length) return letters.charAt(index);
  const rest = index - letters.length;
  return counted(Math.floor(rest / signs.length)) + signs.charAt(rest % signs.length);
}
