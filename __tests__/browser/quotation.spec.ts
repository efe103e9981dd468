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

/** Two or three words in the middle of a paragraph's first text. */
const someWords = (paragraph: Locator) =>
  paragraph.evaluate((element) => {
    const words = (element.firstChild?.textContent ?? "").trim().split(/\s+/);
    return words.slice(1, 4).join(" ");
  });

test("a click on a paragraph's link copies it with its words, says so, and leads there", async ({ page }) => {
  await openPage(page, paperPath("pop"));
  const paragraph = page.locator("article p[id^=p-]").nth(4);
  await scrollTopTo(paragraph, 300);
  const address = await copyLink(page, paragraph);
  const id = await paragraph.getAttribute("id");
  expect(address).toMatch(new RegExp(`^http://localhost:\\d+${paperPath("pop")}#${id}:~:text=\\S+$`));
  await expect(page.getByRole("status").filter({ hasText: "Link copied" })).toHaveCount(1);
  await expect(page).toHaveURL(`${paperPath("pop")}#${id}`);
});

test("words that are selected are what the link quotes, and the page that it opens marks their paragraph", async ({
  page,
  context,
}) => {
  await openPage(page, paperPath("agfi"));
  const paragraphs = page.locator("article p[id^=p-]");
  // One of running text, one with a citation, one with a formula.
  for (const paragraph of [
    paragraphs.nth(3),
    paragraphs.filter({ has: page.locator(".citation") }).nth(2),
    paragraphs.filter({ has: page.locator("math") }).nth(2),
  ]) {
    await scrollTopTo(paragraph, 300);
    const id = await paragraph.getAttribute("id");
    const words = await someWords(paragraph);
    await select(paragraph, words);
    const quoting = await copyLink(page, paragraph);
    expect(decodeURIComponent(quoting)).toContain(words);

    const opened = await context.newPage();
    await openPage(opened, quoting);
    await expect(opened.locator(":target")).toHaveId(id ?? "");
    await expect(opened.locator(`#${id}`)).toBeInViewport();
    await expect(opened).toHaveURL(new RegExp(`#${id}$`));
    await opened.close();
  }
});

test("words that an address quotes stand out from their paragraph, also when the page has come to life", async ({
  page,
  context,
}) => {
  test.skip(
    !(await marksWords(page)),
    "This Chromium looks for no words in a page: CHROME_PATH can name one that does.",
  );
  await openPage(page, paperPath("agfi"));
  const paragraph = page.locator("article p[id^=p-]").nth(3);
  await scrollTopTo(paragraph, 300);
  await select(paragraph, await someWords(paragraph));
  const quoting = await copyLink(page, paragraph);
  const [named] = quoting.split(":~:");
  const pictures: Buffer[] = [];
  for (const address of [named ?? "", quoting]) {
    const opened = await context.newPage();
    await openPage(opened, address);
    const shot = () => opened.locator(":target").screenshot();
    const [plain] = pictures;
    if (plain) await expect.poll(async () => (await shot()).equals(plain)).toBe(false);
    pictures.push(await shot());
    await opened.close();
  }
});

/** Whether the browser goes to words that an address quotes; the one in the npm package knows of it, and does not. */
async function marksWords(page: Page): Promise<boolean> {
  const address = "/probe";
  await page.route(address, (route) =>
    route.fulfill({ contentType: "text/html", body: '<p style="margin-top:300vh">These words</p>' }),
  );
  await page.goto(`${address}#:~:text=These%20words`);
  return page
    .waitForFunction(() => window.scrollY > 0, undefined, { timeout: 3000 })
    .then(() => true)
    .catch(() => false);
}

test("words that are no longer there leave the paragraph that the address names", async ({ page }) => {
  await openPage(page, paperPath("pop"));
  const id = await page.locator("article p[id^=p-]").nth(12).getAttribute("id");
  await openPage(page, `${paperPath("pop")}?again#${id}:~:text=words%20of%20an%20older%20version`);
  await expect(page.locator(":target")).toHaveId(id ?? "");
  await expect(page.locator(`#${id}`)).toBeInViewport();
});

test("the keyboard copies a link too, by Enter", async ({ page }) => {
  await openPage(page, paperPath("pop"));
  await link(page).focus();
  await page.keyboard.press("Enter");
  const id = await page.locator("article p[id^=p-]").first().getAttribute("id");
  await expect.poll(() => clipboard(page)).toContain(`#${id}:~:text=`);
});
