/** `npx tsx tools/screenshots/main.ts`: the README's picture, of the site that `npm start` serves, with the orb as it runs. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { launchChromium } from "../launch-chromium";
import { projectRoot } from "../project";
import { runMain } from "../run-main";

const SITE = process.env.BASE_URL ?? "http://localhost:9000";

async function main(): Promise<void> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({
      viewport: { width: 1280, height: 800 },
      colorScheme: "dark",
      deviceScaleFactor: 2,
    });
    await page.goto(SITE);
    await page.evaluate(() => document.fonts.ready);
    await page.locator("[data-orb=drawn]").waitFor();
    await page.getByRole("button", { name: "Pause motion" }).first().click();
    // Not a palette: the orb's light is all gradients.
    const picture = sharp(await page.screenshot()).webp({ quality: 90, smartSubsample: true });
    writeFileSync(join(projectRoot, "docs", "landing.webp"), await picture.toBuffer());
  } finally {
    await browser.close();
  }
}

runMain(main);
