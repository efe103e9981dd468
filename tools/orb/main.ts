/**
 * `npm run draw:orb` draws the orb's first frame with the site's own shader: as the landing page's poster (`static/orb.avif`),
 * and on the card that is shown where the landing page is shared (`static/social-card.png`). Both are committed.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { build } from "esbuild";
import sharp from "sharp";
import { SOCIAL_CARD_SIZE } from "../../src/outputs/cards/SocialCard";
import { findChromium } from "../../src/outputs/chromium";
import { site } from "../../src/site/site";
import { projectRoot } from "../project";
import { runMain } from "../run-main";

declare global {
  /** The orb's module in the page that `drawOrb` draws on. */
  var orbPainter: typeof import("../../src/orb/orb-painter");
}

/** Width and height of the poster. The ring is soft, and gets no sharper by more pixels. */
const POSTER_SIZE_PX = 1024;

/** Width and height of the orb on the card, which cuts it off on three sides. */
const CARD_ORB_SIZE_PX = 760;

runMain(async () => {
  // The processor draws, so that every machine draws the same pixels.
  const browser = await chromium.launch({
    ...(await findChromium()),
    args: ["--use-angle=swiftshader", "--ignore-gpu-blocklist"],
  });
  try {
    const page = await browser.newPage({ viewport: SOCIAL_CARD_SIZE, colorScheme: "dark" });
    writeStaticFile("orb.avif", await drawPoster(page));
    writeStaticFile("social-card.png", await drawSocialCard(page));
  } finally {
    await browser.close();
  }
});

async function drawPoster(page: Page): Promise<Buffer> {
  await page.setContent("<!doctype html><canvas></canvas>");
  const dataUrl = await drawOrb(page, POSTER_SIZE_PX);
  const picture = sharp(Buffer.from(dataUrl.split(",")[1] ?? "", "base64"));
  return picture.avif({ quality: 40, effort: 9, chromaSubsampling: "4:2:0" }).toBuffer();
}

async function drawSocialCard(page: Page): Promise<Buffer> {
  await page.setContent(`<!doctype html><html lang="${site.language}"><style>
    @font-face { font-family: "Instrument Sans"; font-weight: 400 600; src: url(${readDataUrl("src/fonts/instrument-sans.woff2", "font/woff2")}) }
    ${readFileSync(join(projectRoot, "src/styles/tokens.css"), "utf8")}
    body { margin: 0; overflow: hidden; background: var(--ground); color: var(--ink); font: 500 25px/1.3 var(--sans) }
    canvas { position: absolute; top: ${(SOCIAL_CARD_SIZE.height - CARD_ORB_SIZE_PX) / 2}px; left: 622px }
    header { position: absolute; top: 72px; left: 80px; display: flex; gap: 16px; align-items: center; font-size: 34px; font-weight: 600; line-height: 1.2 }
    header img { width: 40px }
    h1 { position: absolute; bottom: 140px; left: 77px; margin: 0; width: 7em; font: 500 84px/1 var(--sans); letter-spacing: -0.035em }
    p { position: absolute; bottom: 76px; left: 80px; margin: 0 }
  </style><canvas></canvas>
  <header><img src="${readDataUrl("static/favicon.svg", "image/svg+xml")}" alt="">${site.name}</header>
  <h1>${site.tagline}</h1><p>${site.status}.</p>`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await drawOrb(page, CARD_ORB_SIZE_PX);
  const picture = sharp(await page.screenshot());
  return picture.png({ compressionLevel: 9, palette: true, quality: 95, dither: 1 }).toBuffer();
}

/** Draws the orb's first frame on the page's canvas, and returns it as the data URL of a PNG. */
async function drawOrb(page: Page, sizePx: number): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(projectRoot, "src/orb/orb-painter.ts")],
    bundle: true,
    format: "iife",
    globalName: "orbPainter",
    write: false,
  });
  await page.addScriptTag({ content: outputFiles[0]?.text ?? "" });
  return page.evaluate((size) => {
    const canvas = document.querySelector("canvas");
    if (!canvas) throw new Error("The page has no canvas to draw the orb on.");
    const painter = orbPainter.createPainter(canvas, orbPainter.createFirstFrame());
    painter.resize(size, size);
    painter.paint();
    // Without `preserveDrawingBuffer` a canvas can be read only until the browser shows it: WebGL 1.0, section 2.2.
    return canvas.toDataURL();
  }, sizePx);
}

function readDataUrl(file: string, type: string): string {
  return `data:${type};base64,${readFileSync(join(projectRoot, file), "base64")}`;
}

function writeStaticFile(name: string, content: Buffer): void {
  writeFileSync(join(projectRoot, "static", name), content);
  console.log(`static/${name}: ${content.length} bytes`);
}
