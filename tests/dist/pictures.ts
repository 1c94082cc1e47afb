/** Width and height in the header of a PNG. Throws if the bytes are none. */
export function pngSize(bytes: Buffer): { width: number; height: number } {
  if (bytes.toString("latin1", 0, 8) !== "\x89PNG\r\n\x1a\n") throw new Error("This is no PNG");
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}
