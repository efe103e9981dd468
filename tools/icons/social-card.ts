import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { CARD_SIZE } from "../../src/outputs/cards/card-page";
import { site } from "../../src/site/site";
import { launchChromium } from "../launch-chromium";
import { drawMark, GROUND, INK } from "./mark";
import { drawOrb } from "./orb";

const ORB_SIZE = 760;

/** The picture that is shown where the site is shared, as PNG: mark, name, headline and status, and the orb's first frame. */
export async function drawSocialCard(root: string): Promise<Buffer> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: CARD_SIZE });
    await page.setContent(cardHtml(root));
    await page.evaluate(() => document.fonts.ready);
    await drawOrb(page, ORB_SIZE);
    return await sharp(await page.screenshot())
      .png({ compressionLevel: 9, palette: true, quality: 95, dither: 1 })
      .toBuffer();
  } finally {
    await browser.close();
  }
}

function cardHtml(root: string): string {
  const font = readFileSync(join(root, "src", "fonts", "instrument-sans.woff2")).toString("base64");
  return `<!doctype html><html lang="${site.language}"><style>
    @font-face { font-family: Sans; font-weight: 400 600; src: url(data:font/woff2;base64,${font}) }
    body { margin: 0; background: ${GROUND}; color: ${INK}; font-family: Sans; overflow: hidden }
    canvas { position: absolute; top: ${(CARD_SIZE.height - ORB_SIZE) / 2}px; left: 622px }
    div { position: absolute; top: 72px; left: 80px; display: flex; gap: 16px; align-items: center; font: 600 34px Sans }
    h1 { position: absolute; bottom: 140px; left: 77px; margin: 0; width: 7em; font: 500 84px/1 Sans; letter-spacing: -0.035em }
    p { position: absolute; bottom: 76px; left: 80px; margin: 0; font: 500 25px/1.3 Sans }
  </style><canvas width="${ORB_SIZE}" height="${ORB_SIZE}"></canvas>
  <div>${drawMark({ size: 40, colour: INK })}${site.name}</div><h1>${site.tagline}</h1><p>${site.status}.</p>`;
}
