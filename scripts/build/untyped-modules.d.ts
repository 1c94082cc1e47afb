declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    /** undefined with keepAllGlyphs. */
    characters: string | undefined,
    options: {
      targetFormat: "sfnt" | "woff2";
      keepAllGlyphs?: boolean;
      keepFeatures?: readonly string[];
      noHinting?: boolean;
      variationAxes: Record<string, number | { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}
