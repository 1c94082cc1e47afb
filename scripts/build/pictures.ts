import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import sharp from "sharp";
import type { Plugin } from "vite";
import { imagetools, resolveConfigs } from "vite-imagetools";
import { palette } from "../../site/brand.ts";

/**
 * Widths in px and formats by the query of an import such as "marian.png?portrait". A portrait is cropped to
 * a square from its top, where the face is, a photo to 4:3. "text" is a picture in a content.md, whole.
 */
const pictures: Record<string, string> = {
  portrait:
    "w=96;192;288;480;768&aspect=1:1&fit=cover&position=top&format=avif;webp;jpeg&allowUpscale=true&as=picture",
  photo:
    "w=480;768;1168&aspect=4:3&fit=cover&quality=45&format=avif;webp;jpeg&allowUpscale=true&as=picture",
  text: "w=480;768;1156&format=avif;webp;jpeg&allowUpscale=true&as=picture",
};

/** The least width and height of a picture, px, and how a message says it: the largest version that is built. */
const leastSize: Record<string, { width: number; height: number; words: string }> = {
  portrait: { width: 768, height: 768, words: "768 px on its shorter side" },
  photo: { width: 1168, height: 876, words: "1168 × 876 px" },
  text: { width: 1156, height: 1, words: "1156 px in width" },
};

/** WebP has at most 16,383 px in height; "text" is built 1,156 px wide. */
const mostHeights = 14;

/** More than these, sharp doesn't read. */
const mostPixels = 0x3fff ** 2;

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
    // Files of any name: checkPictures has stopped the build at those that can't be read.
    include: new RegExp(`\\?(?:${Object.keys(pictures).join("|")})$`),
    defaultDirectives: (url) => {
      const preset = [...url.searchParams.keys()].find((key) => key in pictures);
      const vector = url.pathname.endsWith(".svg") ? "&allowUpscale=true" : "";
      return new URLSearchParams(preset ? pictures[preset] + vector : "");
    },
    resolveConfigs: (parameters, formats) =>
      resolveConfigs(parameters, formats)
        .filter(({ format, w }) => !skipped[String(format)]?.includes(String(w)))
        // A drawing's lines are dark, and would be lost on the dark site. JPEG has no translucent grounds.
        .map((config) =>
          "portrait" in config && config.format !== "jpeg"
            ? config
            : { ...config, flatten: "", background: palette.ground },
        ),
  });

/** Stops the build with a clear message if a picture or another file of site/assets is missing, unreadable or too small. */
export const checkPictures = (): Plugin => ({
  name: "check-pictures",
  enforce: "pre",
  resolveId(source, importer = "") {
    const [, name = source, query] = /^(.*)\?(portrait|photo|text|logo)$/.exec(source) ?? [];
    const file = name.startsWith(".")
      ? join(dirname(fromRoot(importer)), name)
      : name.replace(/^~\//, "");
    // In an import these are signs of addresses.
    const [sign] = (query ? /[#%?]/ : /^[.~].*#/).exec(name) ?? [];
    if (sign) {
      this.error(
        `${fromRoot(importer)} imports ${file}. Rename the file or folder without ${sign.at(-1)}.`,
      );
    }
    if ((query || /^site\/assets\/.*\.\w+$/.test(file)) && !existsSync(file)) {
      this.error(
        `${fromRoot(importer)} imports ${file}, which doesn't exist. Put the file there or correct its name.`,
      );
    }
  },
  async load(id) {
    const [file = "", query = ""] = id.split("?");
    const least = leastSize[query];
    if (!least) return;
    const unreadable = () =>
      this.error(
        isHeic(file)
          ? `${fromRoot(file)} is a HEIC picture, whatever its name ends in. Export it as JPEG, because few browsers show HEIC.`
          : `${fromRoot(file)} can't be read as a picture. Save the photograph as JPEG, PNG or WebP.`,
      );
    const { autoOrient: size, format } = await sharp(file).metadata().catch(unreadable);
    const is = `${fromRoot(file)} is ${size.width} × ${size.height} px.`;
    const isSmall = size.width < least.width || size.height < least.height;
    if (isSmall && format !== "svg") {
      this.error(`${is} Use a photograph of at least ${least.words}.`);
    }
    if (query === "text" && size.height > mostHeights * size.width) {
      this.error(`${is} Cut it into pictures at most ${mostHeights} times as high as wide.`);
    }
    if (size.width * size.height > mostPixels) {
      this.error(`${is} Save it smaller, at most 10,000 px wide and high.`);
    }
    // Only reading all of it finds a picture that was copied in part.
    await sharp(file).resize(1).toBuffer().catch(unreadable);
  },
});

/** Whether a file begins as HEIC does, which phones write. Some name it .jpg. */
const isHeic = (file: string) =>
  /^ftyp(?:he[iv]|mi|ms)/.test(readFileSync(file).toString("latin1", 4, 12));

const fromRoot = (file: string) => relative(process.cwd(), file).replaceAll("\\", "/");
