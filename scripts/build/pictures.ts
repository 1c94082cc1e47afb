import type { Plugin } from "vite";
import {
  imagetools,
  type OutputFormat,
  resolveConfigs,
  setMetadata,
  type TransformFactory,
} from "vite-imagetools";
import { palette } from "../../site/brand.ts";
import type { BuiltImage } from "../../src/content-types.ts";

/** How a picture is built, by the query of its import, such as "marian.png?portrait". */
type Preset = {
  /** Widths of its AVIF files, px. Each file makes documents longer. */
  avif: readonly number[];
  /** Width of its one WebP file, px, for the few browsers that lack AVIF. */
  webp: number;
  /** How it's cropped and compressed. */
  directives: string;
  /** The least width and height of the source, px, and how a message says it. */
  least: { width: number; height: number; words: string };
};

/** The ways in which pictures are built. */
export const presets: Readonly<Record<string, Preset>> = {
  // A square from its top, where the face is.
  portrait: {
    avif: [192, 480, 768],
    webp: 480,
    directives: "&aspect=1:1&fit=cover&position=top",
    least: { width: 768, height: 768, words: "768 px on its shorter side" },
  },
  photo: {
    avif: [480, 768, 1168],
    webp: 768,
    directives: "&aspect=4:3&fit=cover&quality=45",
    least: { width: 1168, height: 876, words: "1168 × 876 px" },
  },
  // People across the page.
  scene: {
    avif: [640, 1280, 2000],
    webp: 1280,
    directives: "&aspect=5:2&fit=cover&quality=40",
    least: { width: 1200, height: 480, words: "1200 × 480 px" },
  },
  // In a content.md, whole.
  text: {
    avif: [480, 768, 1156],
    webp: 1156,
    directives: "",
    least: { width: 1156, height: 1, words: "1156 px in width" },
  },
};

const presetOf = (keys: Iterable<string>) => [...keys].find((key) => key in presets) ?? "";

/**
 * How long AVIF files are worked on, 0 to 9. Sharp's own 4 takes five times as long: a photograph gets a tenth smaller, a
 * drawing doesn't.
 */
const effort = 2;

/** Resizes imported pictures to the widths that pages show. */
export const pictureSizes = (): Plugin =>
  imagetools({
    // Files of any name: scripts/build/check-pictures.ts has stopped the build at those that can't be read.
    include: new RegExp(`\\?(?:${Object.keys(presets).join("|")})$`),
    defaultDirectives: ({ searchParams }) => {
      const preset = presets[presetOf(searchParams.keys())];
      if (!preset) return new URLSearchParams();
      const widths = [...new Set([...preset.avif, preset.webp])].join(";");
      return new URLSearchParams(
        `w=${widths}${preset.directives}&format=avif;webp&effort=${effort}&allowUpscale=true&as=picture`,
      );
    },
    extendTransforms: (builtins) => [...builtins, noteGround],
    extendOutputFormats: ({ picture, ...others }) => ({ ...others, picture: withCutout(picture) }),
    resolveConfigs: (parameters, formats) =>
      resolveConfigs(parameters, formats)
        .filter((config) => {
          const { avif = [], webp } = presets[presetOf(Object.keys(config))] ?? {};
          const width = Number(config.w);
          return config.format === "webp" ? width === webp : avif.includes(width);
        })
        // A drawing's lines are dark, and would be lost on the dark site. People have a ground there, too.
        .map((config) =>
          "portrait" in config || "scene" in config
            ? config
            : { ...config, flatten: "", background: palette.ground },
        ),
  });

/** Takes away an alpha channel that hides nothing, which phones and programs write, and notes whether one is left. */
const noteGround: TransformFactory = (config) => async (image) => {
  // As resized: sharp's own stats() would read the whole source for each size.
  const alpha = image.clone().ensureAlpha().extractChannel("alpha").raw({ depth: "uchar" });
  const isOpaque = "flatten" in config || (await alpha.toBuffer()).every((value) => value === 255);
  setMetadata(image, "hasAlpha", !isOpaque);
  return isOpaque ? image.removeAlpha() : image;
};

/** A built picture, and `cutout: true` if it has no ground of its own. */
const withCutout =
  (picture: OutputFormat | undefined): OutputFormat =>
  (config) =>
  (files) => ({
    ...(picture?.(config)(files) as BuiltImage),
    ...(files.every(({ hasAlpha }) => hasAlpha) && { cutout: true }),
  });
