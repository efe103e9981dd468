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

test("a paragraph's link copies its address with its words, by keyboard and pointer, and the address leads there", async ({
  page,
}) => {
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

  const quoted: { id: string | null; address: string }[] = [];

  await test.step("words that are selected are what the link quotes", async () => {
    // One of running text, one with a citation, one with a formula.
    for (const paragraph of [
      paragraphs.nth(3),
      paragraphs.filter({ has: page.locator(".citation") }).nth(2),
      paragraphs.filter({ has: page.locator("math") }).nth(2),
    ]) {
      await scrollTopTo(paragraph, 300);
      const words = await someWords(paragraph);
      await select(paragraph, words);
      const address = await copyLink(page, paragraph);
      expect(decodeURIComponent(address)).toContain(words);
      quoted.push({ id: await paragraph.getAttribute("id"), address });
    }
    expect(new Set(quoted.map(({ id }) => id)).size).toBe(3);
  });

  await test.step("the page that it opens marks their paragraph", async () => {
    // The address's own page is left first: from there its words would not be looked for.
    const { id, address } = quoted.at(-1) ?? { id: "", address: "" };
    await page.goto("about:blank");
    await openPage(page, address);
    await expect(page.locator(":target")).toHaveId(id ?? "");
    await expect(page.locator(`#${id}`)).toBeInViewport();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
  });

  await test.step("words that are no longer there leave the paragraph that the address names", async () => {
    const [{ id } = { id: "" }] = quoted;
    await openPage(page, `${paperPath("pop")}?again#${id}:~:text=words%20of%20an%20older%20version`);
    await expect(page.locator(":target")).toHaveId(id ?? "");
    await expect(page.locator(`#${id}`)).toBeInViewport();
  });
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
    .waitForFunction(() => window.scrollY > 0, undefined, { polling: 100, timeout: 3000 })
    .then(() => true)
    .catch(() => false);
}
