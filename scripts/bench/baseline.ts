import type { Site } from "../serve/site-files";

/** Where the page of one line of text is served. */
export const floorPath = "/one-line";

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="description" content="One line"><title>One line</title></head><body><main>One line of text</main></body></html>`;

/** A site with one more page, a line of text: what no page can be faster than. */
export const withFloor = ({ files, fallback }: Site): Site => ({
  fallback,
  files: new Map([
    ...files,
    [floorPath, { ...fallback, packed: { identity: { bytes: Buffer.from(page), etag: '"1"' } } }],
  ]),
});
