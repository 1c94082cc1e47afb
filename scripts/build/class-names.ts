import { resolve } from "node:path";
import { textsIn } from "../lib/files-below.ts";

const letters = "abcdefghijklmnopqrstuvwxyz";
// Without d: content blockers hide elements with the class ad.
const characters = `${letters.replace("d", "")}0123456789`;

/**
 * Short names for the classes and animations of the CSS modules below folders: two characters where hashes
 * have five, because every document inlines its styles. The same sources give the same names in both
 * builds.
 */
export function shortClassNames(
  folders: readonly string[],
): (name: string, file: string) => string {
  const keys = [...textsIn(folders, /\.module\.css$/)].flatMap(([file, css]) => {
    const names = css.matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi);
    return [...new Set([...names].map(([, name]) => `${resolve(file)} ${name}`))];
  });
  const short = new Map(keys.map((key, index) => [key, counted(index)]));
  return (name, file) => {
    const known = short.get(`${resolve(file.replace(/\?.*$/, ""))} ${name}`);
    if (!known) throw new Error(`No short name for .${name} of ${file}`);
    return known;
  };
}

/** 0 → a, 25 → z, 26 → aa, 27 → ab, and so on. Class names must begin with a letter. */
export function counted(index: number): string {
  if (index < letters.length) return letters.charAt(index);
  const rest = index - letters.length;
  return (
    counted(Math.floor(rest / characters.length)) + characters.charAt(rest % characters.length)
  );
}
