import { copyFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fromHtml } from "hast-util-from-html";
import { select } from "hast-util-select";
import { toString as textOf } from "hast-util-to-string";
import { chromium as playwright } from "playwright-core";
import sharp from "sharp";
import { cardPath, site } from "../../site/site";
import type { Chromium } from "../chromium";
import { type Documents, paperAt } from "../documents";
import { publicFile } from "../public-file";
import { CARD_SIZE, type Card, cardPage } from "./card-page";

/**
 * What is pictured: every page but the landing page, whose picture is the site's own. A paper with its cover, another
 * page with what it says of itself.
 */
export function cardsOf(
  { papers, paths }: Pick<Documents, "papers" | "paths">,
  readPage: (path: string) => string,
): Card[] {
  return paths
    .filter((path) => path !== "/")
    .map((path) => {
      const paper = paperAt(papers, path);
      return paper
        ? { path, title: paper.title, text: paper.subtitle, cover: paper.cover }
        : { path, ...selfDescription(readPage(path)) };
    });
}

function selfDescription(html: string): Pick<Card, "title" | "text"> {
  const page = fromHtml(html);
  const title = select("h1", page);
  const description = select("meta[name=description]", page);
  return { title: title ? textOf(title) : "", text: String(description?.properties.content ?? "") };
}

/** Writes each page's picture beside it: a screenshot of its card or, without a Chromium, the site's own picture. */
export async function writeSocialCards(
  cards: readonly Card[],
  chromium: Chromium | undefined,
  built?: string,
): Promise<void> {
  const fileOf = ({ path }: Card) => publicFile(cardPath(path), built);
  if (!chromium) {
    for (const card of cards) await copyFile(join("static", site.socialCard), fileOf(card));
    return;
  }
  const browser = await playwright.launch(chromium);
  try {
    const page = await browser.newPage({
      viewport: CARD_SIZE,
      javaScriptEnabled: false,
      colorScheme: "light",
    });
    for (const card of cards) {
      // Nothing is fetched: a card's page has all that it shows.
      await page.setContent(cardPage(card));
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const png = sharp(await page.screenshot()).png({ compressionLevel: 9, palette: true });
      await writeFile(fileOf(card), await png.toBuffer());
    }
  } finally {
    await browser.close();
  }
}
