/**
 * `npx tsx tools/icons/main.ts`: the icons, the social card and the orb's poster, from the mark, the shader and the site's facts. The
 * results in `static/` are committed, so that a build needs no browser.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { projectRoot } from "../project";
import { runMain } from "../run-main";
import { drawMark, drawTile } from "./mark";
import { drawPoster } from "./orb";
import { drawSocialCard } from "./social-card";

/** In one colour on light and dark tabs alike, as an `.ico` cannot ask which. */
const ICO_COLOUR = "#8a5fd0";

async function main(): Promise<void> {
  write("icon-192.png", await toPng(drawTile(192)));
  write("icon-512.png", await toPng(drawTile(512)));
  // What iOS asks for.
  write("apple-touch-icon.png", await toPng(drawTile(180)));
  const sizes = [16, 32].map(async (size) => toPng(drawMark({ size, colour: ICO_COLOUR })));
  write("favicon.ico", packIco(await Promise.all(sizes)));
  write("social-card.png", await drawSocialCard(projectRoot));
  write("orb.avif", await drawPoster());
}

/** An `.ico` file of PNGs of 16, 32 … pixels: a header of 6 bytes, an entry of 16 bytes for each, then the pictures. */
function packIco(pictures: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let place = header.length;
  for (const [index, png] of pictures.entries()) {
    const entry = 6 + 16 * index;
    header.fill(16 * 2 ** index, entry, entry + 2);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(place, entry + 12);
    place += png.length;
  }
  return Buffer.concat([header, ...pictures]);
}

function toPng(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}

function write(name: string, content: Buffer): void {
  writeFileSync(join(projectRoot, "static", name), content);
  console.log(`static/${name}  ${content.length} bytes`);
}

runMain(main);
