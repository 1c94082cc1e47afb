import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Adds an `integrity` attribute (SHA-256) to each tag that loads a built script. */
export const withIntegrity = (html: string, folder: string): string =>
  html.replace(/<script\b[^>]*?\ssrc="\/([^"]+)"/g, (tag, file: string) => {
    const hash = createHash("sha256")
      .update(readFileSync(join(folder, file)))
      .digest("base64");
    return `${tag} integrity="sha256-${hash}"`;
  });
