import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { shippedPackagesFile } from "./shipped-packages";

type Entry = {
  name: string;
  version: string;
  /** What of it reaches a browser. */
  use: string;
  license: string;
  copyright: string;
};

/** Installed packages of which browsers get something other than code. */
const fonts = [
  {
    name: "@fontsource-variable/figtree",
    use: "the typeface Figtree, cut to the site's characters",
  },
  { name: "@fontsource/figtree", use: "Figtree again, drawn into the pictures for shared links" },
];

/** Files that were copied into src/assets. src/assets/logos/README.md lists the source of each logo. */
const copied: readonly Entry[] = [
  {
    name: "@dicebear/notionists",
    version: "9.4.3",
    use: "the drawn people, after Notionists by Zoish",
    license: "CC0-1.0 (drawings)",
    copyright: "none",
  },
  ...["12.4.0", "16.37.0"].map((version) => ({
    name: "Simple Icons",
    version,
    use: "logos of technologies",
    license: "CC0-1.0",
    copyright: "none; the marks belong to their owners",
  })),
  {
    name: "@mdi/svg",
    version: "7.4.47",
    use: "logos of Microsoft 365's programs",
    license: "Apache-2.0",
    copyright: "Pictogrammers; the marks belong to their owners",
  },
];

type Lock = { packages: Record<string, { version?: string; license?: string }> };

/** THIRD-PARTY.md: everything that others made and a browser gets. Needs a build. */
export function thirdPartyList(): string {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as Lock;
  const inScripts = JSON.parse(readFileSync(shippedPackagesFile, "utf8")) as string[];
  const code = inScripts.map((name) => ({ name, use: "code" }));
  const installed = [...code, ...fonts].map((entry): Entry => {
    const { version = "", license = "" } = packages[`node_modules/${entry.name}`] ?? {};
    if (!version || !license) throw new Error(`package-lock.json says too little of ${entry.name}`);
    return { version, license, copyright: copyrightOf(entry.name), ...entry };
  });
  const rows = [...installed, ...copied].map(({ name, version, use, license, copyright }) =>
    [name, version, use, license, copyright].join(" | "),
  );
  return `# Made by others

What a visitor's browser gets that others made, and under which license. Written by \`npm run third-party\`
from the build and \`package-lock.json\`; a test says when it is out of date. The full texts are in the
packages.

| what | version | used for | license | copyright |
|---|---|---|---|---|
${rows.map((row) => `| ${row} |`).join("\n")}
`;
}

/** Who holds the rights, in the words of the package's license. */
function copyrightOf(name: string): string {
  const folder = join("node_modules", name);
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file ? readFileSync(join(folder, file), "utf8") : "";
  const lines = text.match(/^ *copyright (?:\(c\)|\d{4}).*$/gim) ?? ["none"];
  return [...new Set(lines.map((line) => line.trim().replace(/ Figtree-Italic.*/, "")))].join("; ");
}
