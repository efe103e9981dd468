import type { Browser } from "playwright-core";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { SOCIAL_CARD_SIZE, SocialCard, type SocialCardProps } from "./SocialCard";

/** Writes a social card to a PNG file. */
export async function drawSocialCard(browser: Browser, card: SocialCardProps, file: string): Promise<void> {
  const page = await browser.newPage({
    viewport: SOCIAL_CARD_SIZE,
    javaScriptEnabled: false,
    colorScheme: "light",
  });
  await page.setContent(`<!doctype html>${renderToStaticMarkup(createElement(SocialCard, card))}`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: file });
  await page.close();
}
