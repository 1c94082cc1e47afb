import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Folder of results that later builds reuse. `npm ci` empties it. */
const cacheFolder = "node_modules/.cache/site-build";

/**
 * What `make` returns, from the cache if an earlier build had the same `inputs`. They must name
 * everything the result depends on, package versions included.
 */
export async function cached(
  inputs: ReadonlyArray<string | Uint8Array>,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const hash = createHash("sha256");
  for (const input of inputs) hash.update(`${input.length} `).update(input);
  const file = join(cacheFolder, hash.digest("hex"));
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const made = await make();
  // Renamed when complete, because another build may be reading the same file.
  const partial = `${file}.${randomUUID()}`;
  await mkdir(cacheFolder, { recursive: true });
  await writeFile(partial, made);
  await rename(partial, file);
  return made;
}
