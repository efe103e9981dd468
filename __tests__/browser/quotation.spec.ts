import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { openPage, paperPath, scrollTopTo } from "./pages";

test.use({
  contextOptions: { reducedMotion: "reduce" },
  permissions: ["clipboard-read", "clipboard-write"],
  viewport: { width: 1440, height: 900 },
});

const link = (page: Page) => page.getByRole("link", { name: /^Link to the paragraph/ });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Clicks the link beside a paragraph, as a reader does, and reads what it has copied. */
async function copyLink(page: Page, paragraph: Locator): Promise<string> {
  await page.evaluate(() => navigator.clipboard.writeText(""));
  await paragraph.hover({ position: { x: 4, y: 4 } });
  await expect(link(page)).toHaveCSS("opacity", "1");
  const box = await link(page).boundingBox();
  if (!box) throw new Error("The link is not to be seen.");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
  await page.mouse.down();
  await page.mouse.up();
  await expect.poll(() => clipboard(page)).not.toBe("");
  return clipboard(page);
}

/** Selects words of a paragraph. */
const select = (paragraph: Locator, words: string) =>
  paragraph.evaluate((element, words) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(words) ?? -1;
      if (at >= 0) document.getSelection()?.setBaseAndExtent(node, at, node, at + words.length);
    }
  }, words);

/** Three words of a paragraph's first text that has more: marks and formulae have fewer. */
const someWords = (paragraph: Locator) =>
  paragraph.evaluate((element) => {
    const texts = [...element.childNodes].map(({ textContent }) => (textContent ?? "").trim().split(/\s+/));
    return (texts.find((words) => words.length > 4) ?? []).slice(1, 4).join(" ");
  });

test("a paragraph's link copies its address with its words, and that leads there", async ({ page }) => {
  await openPage(page, paperPath("pop"));
  const paragraphs = page.locator("article p[id^=p-]");

  await test.step("the keyboard copies a link, by Enter", async () => {
    await link(page).focus();
    await page.keyboard.press("Enter");
    const id = await paragraphs.first().getAttribute("id");
    await expect.poll(() => clipboard(page)).toContain(`#${id}:~:text=`);
  });

  await test.step("a click copies it with the paragraph's words, says so, and leads there", async () => {
    const paragraph = paragraphs.nth(4);
    await scrollTopTo(paragraph, 300);
    const address = await copyLink(page, paragraph);
    const id = await paragraph.getAttribute("id");
    expect(address).toMatch(new RegExp(`^http://localhost:\\d+${paperPath("pop")}#${id}:~:text=\\S+$`));
    await expect(page.getByRole("status").filter({ hasText: "Link copied" })).toHaveCount(1);
    await expect(page).toHaveURL(`${paperPath("pop")}#${id}`);
  });

  const quoting = paragraphs.filter({ has: page.locator("math"), visible: true }).first();
  const id = (await quoting.getAttribute("id")) ?? "";
  let address = "";
  await test.step("words that are selected are what the link quotes", async () => {
    await scrollTopTo(quoting, 300);
    const words = await someWords(quoting);
    await select(quoting, words);
    address = await copyLink(page, quoting);
    expect(decodeURIComponent(address)).toContain(words);
  });

  await test.step("the page that it opens marks their paragraph", async () => {
    // The address's own page is left first: from there its words would not be looked for.
    await page.goto("about:blank");
    await openPage(page, address);
    await expect(page.locator(":target")).toHaveId(id);
    await expect(page.locator(`#${id}`)).toBeInViewport();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
  });

  await test.step("words that are no longer there leave the paragraph that the address names", async () => {
    await openPage(page, `${paperPath("pop")}?again#${id}:~:text=words%20of%20an%20older%20version`);
    await expect(page.locator(":target")).toHaveId(id);
    await expect(page.locator(`#${id}`)).toBeInViewport();
  });
});
