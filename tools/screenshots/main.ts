/**
 * `npm run screenshots`: a contact sheet of every page in `test-results/screenshots/`, to be looked at after a change of
 * design.
 *
 * One row for each colour scheme, one screenshot for each window; long pages are cut below what fits a sheet.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { litepaperPath } from "../../src/lib/litepaper";
import { LITEPAPERS, litepaperSlug } from "../../src/markdown/content-paths";
import { listFiles } from "../../src/markdown/read-content";
import { launchChromium } from "../launch-chromium";
import { runMain } from "../run-main";
import { serveBuild } from "../serve-build";
import { takeScreenshot } from "./take-screenshot";

const root = resolve(__dirname, "../..");
const FOLDER = "test-results/screenshots";

const WINDOWS = [
  [360, 780],
  [780, 360],
  [768, 900],
  [1024, 900],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;
const SCHEMES = ["dark", "light"] as const;
/** Each screenshot's width on the sheet, and its height at most, in pixels. */
const COLUMN = 340;
const MAX_HEIGHT = 2400;
const GAP = 14;
const SHEET = "#6b6b73";

/** Every page there is: the landing page, which is always dark, and whatever the build has put below it. */
function pages(): { name: string; path: string; schemes: readonly ("dark" | "light")[] }[] {
  const papers = listFiles(root, LITEPAPERS, ".mdx")
    .map(litepaperSlug)
    .filter((slug) => existsSync(join(root, "public", litepaperPath(slug), "index.html")));
  return [
    { name: "landing", path: "/", schemes: ["dark"] },
    ...papers.map((slug) => ({ name: slug, path: litepaperPath(slug), schemes: SCHEMES })),
    { name: "glossary", path: "/glossary", schemes: SCHEMES },
  ];
}

async function main(): Promise<void> {
  const site = await serveBuild(root);
  try {
    rmSync(join(root, FOLDER), { recursive: true, force: true });
    mkdirSync(join(root, FOLDER), { recursive: true });
    for (const { name, path, schemes } of pages()) {
      const rows: Buffer[][] = [];
      for (const scheme of schemes) {
        // A fresh one for each row, so that large pictures do not pile up in one browser.
        const browser = await launchChromium();
        const row: Buffer[] = [];
        for (const [width, height] of WINDOWS) {
          const maxHeight = (MAX_HEIGHT * width) / COLUMN;
          const screenshot = { url: site.url + path, width, height, scheme, maxHeight };
          row.push(await toColumn(await retry(() => takeScreenshot(browser, screenshot))));
        }
        await browser.close();
        rows.push(row);
      }
      const sheet = await layOut(rows);
      writeFileSync(join(root, FOLDER, `${name}.webp`), sheet);
      console.log(`${FOLDER}/${name}.webp  ${Math.round(sheet.length / 1024)} KB`);
    }
  } finally {
    site.stop();
  }
}

/** On a busy machine Chromium now and then fails to take a large screenshot, and takes it when asked again. */
async function retry<T>(attempt: () => Promise<T>, tries = 4): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (tries === 1) throw error;
    return retry(attempt, tries - 1);
  }
}

function toColumn(screenshot: Buffer): Promise<Buffer> {
  return sharp(screenshot).resize({ width: COLUMN }).png().toBuffer();
}

async function layOut(rows: readonly Buffer[][]): Promise<Buffer> {
  const placed: { input: Buffer; left: number; top: number }[] = [];
  let top = GAP;
  for (const row of rows) {
    const heights = await Promise.all(row.map(async (input) => (await sharp(input).metadata()).height ?? 0));
    row.forEach((input, column) => {
      placed.push({ input, left: GAP + column * (COLUMN + GAP), top });
    });
    top += Math.max(...heights) + GAP;
  }
  const width = GAP + WINDOWS.length * (COLUMN + GAP);
  return sharp({ create: { width, height: top, channels: 3, background: SHEET } })
    .composite(placed)
    .webp({ quality: 72 })
    .toBuffer();
}

runMain(main);
