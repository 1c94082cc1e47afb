import type { Image } from "~/content-types";

/** A project's SVG illustration as an image; a vector file needs only one size. */
export const illustration = (src: string): Image => ({
  sources: {},
  img: { src, w: 640, h: 400 },
});
