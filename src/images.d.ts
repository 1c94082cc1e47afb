/** A file of site/assets, cut to portrait sizes by the image pipeline (scripts/build/pictures.ts). */
declare module "*?portrait" {
  const image: import("~/content-types").BuiltImage;
  export default image;
}

/** A photograph, cropped to 4:3 and resized for half of the page's width. */
declare module "*?photo" {
  const image: import("~/content-types").BuiltImage;
  export default image;
}

/** People across the page, cropped to 5:2. */
declare module "*?scene" {
  const image: import("~/content-types").BuiltImage;
  export default image;
}

/** A logo as an SVG file in one color, trimmed, in the size in which it's shown. */
declare module "*?logo" {
  const image: import("~/content-types").BuiltImage;
  export default image;
}
