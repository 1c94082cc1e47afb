import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { createServer } from "vite";

/** A file of the project; `path` is relative to its root, with forward slashes. */
export type TextFile = { readonly path: string; readonly lines: readonly string[] };

/** What a module exports, or why it can't be loaded. */
type Loaded = { readonly exports: Readonly<Record<string, unknown>>; readonly error?: string };

/** A project as the checks read it. Nothing is built. */
export type Project = {
  readonly root: string;
  /** Every file, except of folders that are installed or built. */
  readonly paths: readonly string[];
  readonly texts: readonly TextFile[];
  /** The records of src/site, src/layout and the pages, by path. */
  readonly records: ReadonlyMap<string, Loaded>;
};

const skippedFolders = /^(?:node_modules|dist|build|test-results|playwright-report|\..*)$/;
const text = /(?:\.(?:ts|tsx|mjs|css|svg|html|md|txt|json|jsonc|xml|conf|toml)|^LICENSE)$/;
const record = /^src\/(?:site\/[\w-]+|layout\/content|pages\/(?:.+\/)?content)\.ts$/;

/** Reads the project in a folder: its files, and the values of its records. */
export async function readProject(root: string): Promise<Project> {
  const paths = readdirSync(root, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return [entry.name];
    return skippedFolders.test(entry.name) ? [] : filesIn(root, entry.name);
  });
  return {
    root,
    paths,
    texts: paths
      .filter((path) => text.test(path))
      .map((path) => ({ path, lines: readFileSync(join(root, path), "utf8").split(/\r?\n/) })),
    records: await load(
      root,
      paths.filter((path) => record.test(path)),
    ),
  };
}

const filesIn = (root: string, folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .sort();

/** Loads modules as the site does, except that an imported picture is its own path. */
async function load(root: string, paths: readonly string[]): Promise<Project["records"]> {
  const server = await createServer({
    root,
    configFile: false,
    publicDir: false,
    envDir: false,
    appType: "custom",
    logLevel: "silent",
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    resolve: { alias: { "~": join(root, "src") } },
    plugins: [
      {
        name: "pictures-as-paths",
        enforce: "pre",
        load: (id) =>
          /\.(?:svg|png|jpe?g|webp|avif)(?:\?|$)/i.test(id)
            ? `export default ${JSON.stringify(id)};`
            : undefined,
      },
    ],
  });
  try {
    const records = new Map<string, Loaded>();
    for (const path of paths) {
      try {
        records.set(path, { exports: await server.ssrLoadModule(`/${path}`) });
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        records.set(path, { exports: {}, error: message.replace(/[.:]?(?:\n.*)?$/s, "") });
      }
    }
    return records;
  } finally {
    await server.close();
  }
}
