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
  await link(page).click();
  await expect.poll(() => clipboard(page)).not.toBe("");
  return clipboard(page);
}

/** Selects three words of a paragraph's first text that has more, and returns them: marks and formulae have fewer. */
const selectWords = (paragraph: Locator) =>
  paragraph.evaluate((element) => {
    for (const node of element.childNodes) {
      const [words = ""] = /(?<=\s)\S+ \S+ \S+(?=\s)/.exec(node.textContent ?? "") ?? [];
      const at = node.textContent?.indexOf(words) ?? 0;
      if (node.nodeType !== Node.TEXT_NODE || !words) continue;
      document.getSelection()?.setBaseAndExtent(node, at, node, at + words.length);
      return words;
    }
    throw new Error("The paragraph has no three words.");
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
    const words = await selectWords(quoting);
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
