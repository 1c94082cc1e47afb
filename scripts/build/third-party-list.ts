import { readFileSync } from "node:fs";
import { join } from "node:path";

type Entry = {
  name: string;
  version: string;
  /** What of it browsers get. */
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

/** A package as Vite's `build.license` lists it. */
type Package = { name: string; version: string; identifier?: string; text?: string };

/** Text of THIRD-PARTY.md: third-party code, fonts and pictures that browsers get. Needs a build. */
export function thirdPartyList(): string {
  const packages: Package[] = JSON.parse(readFileSync("build/site-licenses.json", "utf8"));
  const installed = [
    ...packages.map((code) => entryOf(code, "code")),
    ...fonts.map(({ name, use }) => entryOf(packageNamed(name), use)),
  ];
  const rows = [...installed, ...copied].map(({ name, version, use, license, copyright }) =>
    [name, version, use, license, copyright].join(" | "),
  );
  return `# Made by others

What a visitor's browser gets that others made, and under which license. Written by \`npm run third-party\`
from the build; a test says when it is out of date. The full texts are in the packages.

| what | version | used for | license | copyright |
|---|---|---|---|---|
${rows.map((row) => `| ${row} |`).join("\n")}
`;
}

function entryOf({ name, version, identifier, text = "" }: Package, use: string): Entry {
  if (!identifier) throw new Error(`${name} names no license in its package.json`);
  const lines = text.match(/^ *copyright (?:\(c\)|\d{4}).*$/gim) ?? ["none"];
  const holders = lines.map((line) => line.trim().replace(/ Figtree-Italic.*/, ""));
  return { name, version, use, license: identifier, copyright: [...new Set(holders)].join("; ") };
}

/** An installed package that the scripts don't import. */
function packageNamed(name: string): Package {
  const read = (file: string) => readFileSync(join("node_modules", name, file), "utf8");
  const { version, license } = JSON.parse(read("package.json"));
  return { name, version, identifier: license, text: read("LICENSE") };
}
