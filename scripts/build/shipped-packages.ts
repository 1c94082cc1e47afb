import { mkdirSync, writeFileSync } from "node:fs";
import type { Plugin } from "vite";

/** JSON file with the names of the packages in the browser's scripts, written by each build. */
export const shippedPackagesFile = "build/shipped-packages.json";

/** Writes the names of the packages that have code left in the browser's scripts. */
export const listShippedPackages = (): Plugin => ({
  name: "list-shipped-packages",
  apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((part) =>
      part.type === "chunk" ? Object.entries(part.modules) : [],
    );
    const names = modules.flatMap(([file, { renderedLength }]) => {
      const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1];
      return name && renderedLength > 0 ? [name] : [];
    });
    mkdirSync("build", { recursive: true });
    writeFileSync(shippedPackagesFile, JSON.stringify([...new Set(names)].sort()));
  },
});
