import type { Site } from "../serve/site-files";

/** Path of a page with one line of text. */
export const baselinePath = "/one-line";

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="description" content="One line"><title>One line</title></head><body><main>One line of text</main></body></html>`;

/** A site with one more page of one line of text, whose times no page can beat. */
export const withBaseline = ({ files, fallback }: Site): Site => ({
  fallback,
  files: new Map([
    ...files,
    [
      baselinePath,
      { ...fallback, encoded: { identity: { bytes: Buffer.from(page), etag: '"1"' } } },
    ],
  ]),
});
