/** One picture of an icon file: a PNG, square, at most 256 px wide. */
export type IcoPicture = { size: number; png: Buffer };

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/** Packs PNGs as an `.ico` file: a directory of sizes and places, then the pictures (ICONDIR, as Windows Vista reads it). */
export function packIco(pictures: readonly IcoPicture[]): Buffer {
  const directory = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * pictures.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(pictures.length, 4);
  let place = directory.length;
  pictures.forEach(({ size, png }, index) => {
    const entry = HEADER_BYTES + ENTRY_BYTES * index;
    // A byte holds the size; 256 is written as 0.
    directory.writeUInt8(size % 256, entry);
    directory.writeUInt8(size % 256, entry + 1);
    directory.writeUInt16LE(1, entry + 4);
    directory.writeUInt16LE(32, entry + 6);
    directory.writeUInt32LE(png.length, entry + 8);
    directory.writeUInt32LE(place, entry + 12);
    place += png.length;
  });
  return Buffer.concat([directory, ...pictures.map(({ png }) => png)]);
}
