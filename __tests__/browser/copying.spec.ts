import { expect, test } from "./fixtures";
import { openPage } from "./pages";

test.use({
  viewport: { width: 1280, height: 700 },
  contextOptions: { reducedMotion: "reduce", permissions: ["clipboard-read", "clipboard-write"] },
});

const READ_CLIPBOARD = "navigator.clipboard.readText()";

test("the words of adjacent links are separated when a paper is copied", async ({ page }) => {
  await openPage(page, "/litepapers/pop");
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Control+c");
  const copied = await page.evaluate<string>(READ_CLIPBOARD);
  expect(copied).toContain("Proof of Performance");
  const linkTexts = await page
    .locator("header a, nav a, footer a, main p > a:first-child ~ a")
    // biome-ignore lint/performance/useDomNodeTextContent: only visible text is copied, and a link may have hidden text too
    .evaluateAll((links) => links.map((link) => (link as HTMLElement).innerText.trim()).filter(Boolean));
  expect(linkTexts.length).toBeGreaterThan(10);
  const joinedTexts = linkTexts.slice(1).map((text, index) => `${linkTexts[index]}${text}`);
  expect(joinedTexts.filter((text) => copied.replaceAll("\n", " ").includes(text))).toEqual([]);
});

test("“Copy published Markdown” copies the Markdown file of the paper", async ({ page, request }) => {
  await openPage(page, "/litepapers/pop");
  const markdown = await (await request.get("/litepapers/pop.md")).text();
  await page.getByRole("button", { name: "Copy published Markdown" }).click();
  await expect.poll(() => page.evaluate<string>(READ_CLIPBOARD)).toBe(markdown);
});
