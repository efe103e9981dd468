/** `npm run screenshot`: the picture of the landing page in the README, `docs/landing.webp`, with the orb as it runs. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { openBrowser, photograph } from "./camera";
import { root, serveSite } from "./site";

const MOST_BYTES = 250 * 1024;

async function main(): Promise<void> {
  const site = await serveSite();
  const browser = await openBrowser();
  try {
    const view = { width: 1280, height: 800, scheme: "dark", most: 800, density: 2, withOrb: true } as const;
    // Not a palette: the orb's light is all gradients.
    const picture = await sharp(await photograph(browser, { url: `${site.url}/`, ...view }))
      .webp({ quality: 90, smartSubsample: true })
      .toBuffer();
    if (picture.length > MOST_BYTES)
      throw new Error(`The picture weighs ${picture.length} bytes, more than ${MOST_BYTES}.`);
    writeFileSync(join(root, "docs", "landing.webp"), picture);
    console.log(`docs/landing.webp  ${Math.round(picture.length / 1024)} KB`);
  } finally {
    await browser.close();
    site.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
