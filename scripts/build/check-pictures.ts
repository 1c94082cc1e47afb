import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import sharp from "sharp";
import type { Plugin } from "vite";
import { wordsInFonts } from "./logo-shape.ts";
import { presets } from "./pictures.ts";

/** The import of a picture or a logo. */
const pictureImport = new RegExp(`^(.*)\\?(${Object.keys(presets).join("|")}|logo)$`);

/** Stops the build with a clear message if a picture or another file of site/assets is missing, unreadable or too small. */
export const checkPictures = (): Plugin => ({
  name: "check-pictures",
  enforce: "pre",
  resolveId(source, importer = "") {
    const [, name = source, query] = pictureImport.exec(source) ?? [];
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
    if (!query && /^site\/assets\/.*\.(?:png|jpe?g|webp|avif)$/i.test(file)) {
      const preset = file.startsWith("site/assets/people/") ? "portrait" : "photo";
      this.error(
        `${fromRoot(importer)} imports ${file} as large as it is. Write import … from "${source}?${preset}", which is the image itself.`,
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
    const least = presets[query]?.least;
    if (!least) return;
    const unreadable = () =>
      this.error(
        isHeic(file)
          ? `${fromRoot(file)} is a HEIC picture, whatever its name ends in. Export it as JPEG, because few browsers show HEIC.`
          : `${fromRoot(file)} can't be read as a picture. Save the photograph as JPEG, PNG or WebP.`,
      );
    const { autoOrient: size, format, pages = 1 } = await sharp(file).metadata().catch(unreadable);
    if (pages > 1) {
      this.error(`${fromRoot(file)} moves, and would stand still. Use one picture of it.`);
    }
    const is = `${fromRoot(file)} is ${size.width} × ${size.height} px.`;
    if (format === "svg" && wordsInFonts.test(readFileSync(file, "utf8"))) {
      this.error(
        `${fromRoot(file)} has words in a font, which would be lost or look different. Export it as PNG, or with its text as paths.`,
      );
    }
    const isSmall = size.width < least.width || size.height < least.height;
    if (isSmall && format !== "svg") {
      this.error(`${is} Use a photograph of at least ${least.words}.`);
    }
    // Only reading all of it finds a picture that was copied in part.
    await sharp(file).resize(1).toBuffer().catch(unreadable);
  },
});

/** Whether a file begins as HEIC does, which phones write. Some name it .jpg. */
const isHeic = (file: string) =>
  /^ftyp(?:he[iv]|mi|ms)/.test(readFileSync(file).toString("latin1", 4, 12));

const fromRoot = (file: string) => relative(process.cwd(), file).replaceAll("\\", "/");
