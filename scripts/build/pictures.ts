import type { Plugin } from "vite";
import { imagetools, resolveConfigs } from "vite-imagetools";

/**
 * Widths in px and formats of a picture, by the query it is imported with: "marian.png?portrait".
 * A portrait is cut to a square from its top, where the face is.
 */
const pictures: Record<string, string> = {
  portrait:
    "w=96;192;288;480;768&aspect=1:1&fit=cover&position=top&format=avif;webp;jpeg&as=picture",
};

/**
 * Widths that a format goes without: few browsers still need WebP, hardly any JPEG, and every
 * address of a file makes a document longer.
 */
const leftOut: Record<string, readonly string[]> = {
  webp: ["96", "288", "768"],
  jpeg: ["96", "192", "288", "480"],
};

/** Cuts the pictures of src/assets to the sizes that pages show. */
export const pictureSizes = (): Plugin =>
  imagetools({
    defaultDirectives: (url) => {
      const preset = [...url.searchParams.keys()].find((key) => key in pictures);
      return new URLSearchParams(preset ? pictures[preset] : "");
    },
    resolveConfigs: (parameters, formats) =>
      resolveConfigs(parameters, formats).filter(
        ({ format, w }) => !leftOut[String(format)]?.includes(String(w)),
      ),
  });
