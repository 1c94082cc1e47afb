import sharp from "sharp";

/** Text in the metadata of the photograph. The build must remove it. */
export const cameraOwner = "Taken with the camera of a neighbor";

/** A JPEG of more than 4 MB, upright only by its metadata, as a camera writes it. */
export async function photograph(): Promise<Uint8Array> {
  const [width, height] = [3000, 2400];
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const picture = await sharp({ create: { width, height, channels: 3, background: "gray", noise } })
    .jpeg({ quality: 95 })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Copyright: cameraOwner } })
    .toBuffer();
  if (picture.length < 4_000_000) throw new Error(`take-over: ${picture.length} B are not 4 MB`);
  return picture;
}
