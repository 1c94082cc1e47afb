import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { readSite } from "../../scripts/serve/site-files";
import { siteServer } from "../../scripts/serve/site-server";

/** Content of files beside the site and of hidden files in it. Must never be sent. */
export const secret = "beside the site";

const document = (title: string) =>
  `<!doctype html><title>${title}</title><style>h1{margin:${title.length}px}</style><h1>${title}</h1>`;

export const smallSite: Readonly<Record<string, string>> = {
  "index.html": document("Home"),
  "about.html": document("About"),
  "services.html": document("Services"),
  "services/help-desk.html": document("Help Desk"),
  "404.html": document("Not found"),
  "assets/page-abc.js": "export const page = 'abc'.repeat(20);",
  "assets/figtree-abc.woff2": "0123456789abcdefghijklmnopqrstuvwxyz",
  ".well-known/security.txt": "Contact: mailto:a@b.example\n",
};

/** Writes a small site to a temporary folder, with secret files in it and beside it. */
export function writeSmallSite(): { folder: string; remove: () => void } {
  const around = mkdtempSync(join(tmpdir(), "small-site-"));
  const folder = join(around, "dist");
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  };
  for (const [file, text] of Object.entries(smallSite)) {
    write(file, text);
    if (file.endsWith(".woff2")) continue;
    write(`${file}.br`, brotliCompressSync(text));
    write(`${file}.gz`, gzipSync(text));
  }
  for (const file of ["../secret.txt", ".secret", ".git/secret", "_headers"]) write(file, secret);
  return { folder, remove: () => rmSync(around, { recursive: true }) };
}

/** Serves a folder on a free port. */
export async function serve(folder: string): Promise<{ address: string; stop: () => void }> {
  const server = siteServer(readSite(folder));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}
