import { mkdirSync, writeFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Names of the packages whose code visitors' browsers get, written by each build. */
export const shippedPackagesFile = "build/shipped-packages.json";

/** Notes of which packages something is left in the scripts of the site. */
export const noteShippedPackages = (): Plugin => ({
  name: "note-shipped-packages",
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
