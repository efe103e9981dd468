/**
 * `npm run icons`: the icons, the manifest, the social card and the orb's poster, made from the mark, the shader and the site's facts.
 *
 * Run it after either has changed; the results in `static/` are committed, so that a build needs no browser.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { runMain } from "../run-main";
import { packIco } from "./ico";
import { MANIFEST_ICONS, makeManifest, manifestIcon } from "./manifest";
import { drawMark, drawTile } from "./mark";
import { drawPoster } from "./orb";
import { drawSocialCard } from "./social-card";

const root = join(__dirname, "..", "..");

/** What iOS asks for, in pixels. */
const TOUCH_ICON = 180;
const ICO_SIZES = [16, 32];
/** In one colour on light and dark tabs alike, as an `.ico` cannot ask which. */
const ICO_COLOUR = "#8a5fd0";

async function main(): Promise<void> {
  for (const size of MANIFEST_ICONS) write(manifestIcon(size), await toPng(drawTile(size)));
  write("apple-touch-icon.png", await toPng(drawTile(TOUCH_ICON)));
  const pictures = ICO_SIZES.map(async (size) => ({
    size,
    png: await toPng(drawMark({ size, colour: ICO_COLOUR })),
  }));
  write("favicon.ico", packIco(await Promise.all(pictures)));
  write("site.webmanifest", makeManifest());
  write("social-card.png", await drawSocialCard(root));
  write("orb.avif", await drawPoster());
}

function toPng(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}

function write(name: string, content: Buffer | string): void {
  writeFileSync(join(root, "static", name), content);
  console.log(`static/${name}  ${content.length} bytes`);
}

runMain(main);
