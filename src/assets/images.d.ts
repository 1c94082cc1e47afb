/** A file of src/assets, cut to portrait sizes by the image pipeline (see vite.config.ts). */
declare module "*?portrait" {
  const image: Exclude<import("~/content-types").Image, string>;
  export default image;
}
