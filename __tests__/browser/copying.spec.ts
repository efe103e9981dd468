/** What readers take along to other programs. */
import { expect, test } from "./fixtures";
import { openPage } from "./pages";

test.use({
  viewport: { width: 1280, height: 700 },
  contextOptions: { reducedMotion: "reduce", permissions: ["clipboard-read", "clipboard-write"] },
});

const clipboard = "navigator.clipboard.readText()";

test("whoever selects all and copies a paper gets links that are told apart", async ({ page }) => {
  await openPage(page, "/litepapers/pop");
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Control+c");
  const copied = await page.evaluate<string>(clipboard);
  expect(copied).toContain("Proof of Performance");
  const names = await page
    .locator("header a, nav a, footer a, main p > a:first-child ~ a")
    // biome-ignore lint/performance/useDomNodeTextContent: words that are shown, of which a link may have others too
    .evaluateAll((links) => links.map((link) => (link as HTMLElement).innerText.trim()).filter(Boolean));
  expect(names.length).toBeGreaterThan(10);
  const joined = names.slice(1).map((name, index) => `${names[index]}${name}`);
  expect(joined.filter((words) => copied.replaceAll("\n", " ").includes(words))).toEqual([]);
});

test("a paper is copied as Markdown, which is the file that programs get", async ({ page, request }) => {
  await openPage(page, "/litepapers/pop");
  const twin = await (await request.get("/litepapers/pop.md")).text();
  const asMarkdown = page.getByRole("button", { name: "Copy as Markdown" });
  await asMarkdown.click();
  await expect.poll(() => page.evaluate<string>(clipboard)).toBe(twin);
});
