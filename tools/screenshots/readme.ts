/** `npm run screenshot:readme`: the picture of the landing page in the README, `docs/landing.webp`, with the orb as it runs. */
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { launchChromium } from "../launch-chromium";
import { runMain } from "../run-main";
import { serveBuild } from "../serve-build";
import { takeScreenshot } from "./take-screenshot";

const root = resolve(__dirname, "../..");
const MAX_BYTES = 250 * 1024;

async function main(): Promise<void> {
  const site = await serveBuild(root);
  const browser = await launchChromium();
  try {
    const view = {
      width: 1280,
      height: 800,
      scheme: "dark",
      maxHeight: 800,
      density: 2,
      withOrb: true,
    } as const;
    // Not a palette: the orb's light is all gradients.
    const picture = await sharp(await takeScreenshot(browser, { url: `${site.url}/`, ...view }))
      .webp({ quality: 90, smartSubsample: true })
      .toBuffer();
    if (picture.length > MAX_BYTES)
      throw new Error(`The picture weighs ${picture.length} bytes, more than ${MAX_BYTES}.`);
    writeFileSync(join(root, "docs", "landing.webp"), picture);
    console.log(`docs/landing.webp  ${Math.round(picture.length / 1024)} KB`);
  } finally {
    await browser.close();
    site.stop();
  }
}

runMain(main);
