import type { Plugin } from "vite";
import { imagetools, resolveConfigs } from "vite-imagetools";

/**
 * Widths in px and formats by the query of an import such as "marian.png?portrait". A portrait is cropped to
 * a square from its top, where the face is.
 */
const pictures: Record<string, string> = {
  portrait:
    "w=96;192;288;480;768&aspect=1:1&fit=cover&position=top&format=avif;webp;jpeg&as=picture",
};

/**
 * Widths in px that are not built, by format: few browsers need WebP and fewer JPEG, and every file
 * makes documents longer.
 */
const skipped: Record<string, readonly string[]> = {
  webp: ["96", "288", "768"],
  jpeg: ["96", "192", "288", "480"],
};

/** Resizes imported pictures to the widths that pages show. */
export const pictureSizes = (): Plugin =>
  imagetools({
    defaultDirectives: (url) => {
      const preset = [...url.searchParams.keys()].find((key) => key in pictures);
      return new URLSearchParams(preset ? pictures[preset] : "");
    },
    resolveConfigs: (parameters, formats) =>
      resolveConfigs(parameters, formats).filter(
        ({ format, w }) => !skipped[String(format)]?.includes(String(w)),
      ),
  });
