import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { cached } from "./cache";

const compressible = /\.(?:html|js|css|svg|ico|txt|xml|json|webmanifest)$/;
const versions = `${process.versions["brotli"]} ${process.versions["zlib"]}`;
const [withBrotli, withGzip] = [promisify(brotliCompress), promisify(gzip)];

/** Writes a .br and a .gz file beside every text file of a folder, at the highest compression levels. */
export async function compressFolder(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  await Promise.all(
    names
      .filter((name) => compressible.test(name))
      .map(async (name) => {
        const file = join(folder, name);
        const content = await readFile(file);
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        };
        const [br, gz] = await Promise.all([
          cached(["br 11", versions, content], () => withBrotli(content, { params })),
          cached(["gz 9", versions, content], () => withGzip(content, { level: 9 })),
        ]);
        await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
      }),
  );
}
