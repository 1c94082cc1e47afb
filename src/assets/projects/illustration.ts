import type { Image } from "~/content-types";

/** A project's drawn poster as an image record. One vector file is right for every screen. */
export const illustration = (src: string): Image => ({
  sources: {},
  img: { src, w: 640, h: 400 },
});
