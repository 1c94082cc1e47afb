/** Style sheets that have been requested and haven't failed. */
const styleSheets = new Map<string, Promise<unknown>>();

/**
 * Imports a chunk, with the files that it needs requested at the same time. Rejects if the chunk or a style sheet
 * can't be loaded. Vite writes the calls; this stands in for its own helper, which is twice as large as the rest of the
 * entry script (vite.config.ts).
 */
export function __vitePreload<Chunk>(
  importChunk: () => Promise<Chunk>,
  files: readonly string[] = [],
): Promise<Chunk> {
  return Promise.all(files.map(request)).then(importChunk);
}

/** Requests a file that the document doesn't have yet. Waits for a style sheet. */
function request(file: string): Promise<unknown> | undefined {
  const href = `/${file}`;
  if (document.querySelector(`link[href="${href}"]`)) return styleSheets.get(href);
  const isSheet = file.endsWith(".css");
  const link = document.createElement("link");
  link.rel = isSheet ? "stylesheet" : "modulepreload";
  link.crossOrigin = "";
  link.href = href;
  document.head.append(link);
  if (!isSheet) return;
  const loaded = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      // Must be gone before it can be requested again.
      link.remove();
      reject(new Error(href));
    };
  });
  styleSheets.set(href, loaded);
  return loaded;
}
