import { copyFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fromHtml } from "hast-util-from-html";
import { toString as textOf } from "hast-util-to-string";
import { chromium } from "playwright-core";
import sharp from "sharp";
import { visit } from "unist-util-visit";
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
  let title = "";
  let text = "";
  visit(fromHtml(html), "element", (element) => {
    const { tagName, properties } = element;
    if (tagName === "h1") title = textOf(element);
    if (tagName === "meta" && properties.name === "description") text = String(properties.content);
  });
  return { title, text };
}

/** Takes screenshots of cards, and hands each over as PNG. */
export type TakeScreenshots = (
  cards: readonly Card[],
  save: (card: Card, png: Buffer) => Promise<void>,
) => Promise<void>;

/** Writes each page's picture beside it: a screenshot of its card or, where none can be taken, the site's own picture. */
export async function writeSocialCards(
  cards: readonly Card[],
  takeScreenshots: TakeScreenshots | undefined,
  built?: string,
): Promise<void> {
  const fileOf = ({ path }: Card) => publicFile(cardPath(path), built);
  if (!takeScreenshots) {
    for (const card of cards) await copyFile(join("static", site.socialCard), fileOf(card));
    return;
  }
  await takeScreenshots(cards, (card, png) => writeFile(fileOf(card), png));
}

/** Takes them with a Chromium. Nothing is fetched: a card's page has all that it shows. */
export const screenshotsWith =
  (printer: Chromium): TakeScreenshots =>
  async (cards, save) => {
    const browser = await chromium.launch(printer);
    try {
      const page = await browser.newPage({
        viewport: CARD_SIZE,
        javaScriptEnabled: false,
        colorScheme: "light",
      });
      for (const card of cards) {
        await page.setContent(cardPage(card));
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        const png = await sharp(await page.screenshot())
          .png({ compressionLevel: 9, palette: true })
          .toBuffer();
        await save(card, png);
      }
    } finally {
      await browser.close();
    }
  };
