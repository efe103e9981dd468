/**
 * `npx tsx tools/icons/main.ts`: the icons, the social card and the orb's poster, from the mark, the shader and the site's facts. The
 * results in `static/` are committed, so that a build needs no browser.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { CARD_SIZE } from "../../src/outputs/cards/card-page";
import { findChromium } from "../../src/outputs/chromium";
import { site } from "../../src/site/site";
import { projectRoot } from "../project";
import { runMain } from "../run-main";
import { drawOrb, pictureOfOrb } from "./orb";

/** The stage's ground and ink (`tokens.css`) as sRGB, which icons need. */
const GROUND = "#0d0d16";
const INK = "#f1eee8";
/** In one colour on light and dark tabs alike, as an `.ico` cannot ask which. */
const ICO_COLOUR = "#8a5fd0";

/** Width and height of the orb on the card, and of its poster: the ring is soft, and gets no sharper by more pixels. */
const CARD_ORB = 760;
const POSTER = 1024;

const tabIcon = readFileSync(join(projectRoot, "static", "favicon.svg"), "utf8");
/** The mark's outline on its 16-unit grid. */
const mark = / d="([^"]+)"/.exec(tabIcon)?.[1] ?? "";

runMain(async () => {
  write("icon-192.png", await drawTile(192));
  write("icon-512.png", await drawTile(512));
  // What iOS asks for.
  write("apple-touch-icon.png", await drawTile(180));
  write("favicon.ico", packIco(await toPng(markOf(16, ICO_COLOUR)), await toPng(markOf(32, ICO_COLOUR))));
  const browser = await chromium.launch(await findChromium());
  try {
    const page = await browser.newPage({ viewport: CARD_SIZE });
    write("social-card.png", await drawSocialCard(page));
    const poster = sharp(await pictureOfOrb(page, POSTER));
    write("orb.avif", await poster.avif({ quality: 40, effort: 9, chromaSubsampling: "4:2:0" }).toBuffer());
  } finally {
    await browser.close();
  }
});

/** The mark alone, as an SVG. */
function markOf(size: number, colour: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 16 16"><path fill="${colour}" d="${mark}"/></svg>`;
}

/**
 * The mark on the stage's ground, edge to edge, as systems ask for that cut icons to their own shapes.
 *
 * It takes half of the width: within the circle of 80 % that no mask may cut (W3C, Web App Manifest, 4.3.2).
 */
function drawTile(size: number): Promise<Buffer> {
  return toPng(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="-8 -8 32 32"><path fill="${GROUND}" d="M-8-8h32v32h-32z"/><path fill="${INK}" d="${mark}"/></svg>`,
  );
}

/** An `.ico` file of PNGs: a header of 6 bytes, an entry of 16 bytes for each, then the pictures. */
function packIco(small: Buffer, large: Buffer): Buffer {
  const header = Buffer.from([0, 0, 1, 0, 2, 0]);
  const entry = (size: number, png: Buffer, place: number) => {
    const bytes = Buffer.from([size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    bytes.writeUInt32LE(png.length, 8);
    bytes.writeUInt32LE(place, 12);
    return bytes;
  };
  return Buffer.concat([header, entry(16, small, 38), entry(32, large, 38 + small.length), small, large]);
}

/** The picture that is shown where the site is shared: mark, name, headline and status, and the orb's first frame. */
async function drawSocialCard(page: Page): Promise<Buffer> {
  const font = readFileSync(join(projectRoot, "src", "fonts", "instrument-sans.woff2")).toString("base64");
  await page.setContent(`<!doctype html><html lang="${site.language}"><style>
    @font-face { font-family: Sans; font-weight: 400 600; src: url(data:font/woff2;base64,${font}) }
    body { margin: 0; background: ${GROUND}; color: ${INK}; font-family: Sans; overflow: hidden }
    canvas { position: absolute; top: ${(CARD_SIZE.height - CARD_ORB) / 2}px; left: 622px }
    div { position: absolute; top: 72px; left: 80px; display: flex; gap: 16px; align-items: center; font: 600 34px Sans }
    h1 { position: absolute; bottom: 140px; left: 77px; margin: 0; width: 7em; font: 500 84px/1 Sans; letter-spacing: -0.035em }
    p { position: absolute; bottom: 76px; left: 80px; margin: 0; font: 500 25px/1.3 Sans }
  </style><canvas width="${CARD_ORB}" height="${CARD_ORB}"></canvas>
  <div>${markOf(40, INK)}${site.name}</div><h1>${site.tagline}</h1><p>${site.status}.</p>`);
  await page.evaluate(() => document.fonts.ready);
  await drawOrb(page, CARD_ORB);
  return sharp(await page.screenshot())
    .png({ compressionLevel: 9, palette: true, quality: 95, dither: 1 })
    .toBuffer();
}

function toPng(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}

function write(name: string, content: Buffer): void {
  writeFileSync(join(projectRoot, "static", name), content);
  console.log(`static/${name}  ${content.length} bytes`);
}
