import { readerId, readers } from "../../src/site/question-pages";
import { expect, test } from "./fixtures";
import { contents, openPage, overflow } from "./pages";

// The contents stand beside the questions from this width on.
test.use({ viewport: { width: 1024, height: 600 }, contextOptions: { reducedMotion: "reduce" } });

const LOSS = "What can my agent lose in one dispute, all in?";

test("a link to an answer shows it below the bar, and the contents say whose question it is", async ({
  page,
}) => {
  for (const width of [1024, 390]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto("about:blank");
    await openPage(page, "/questions#loss-in-one-dispute");
    const heading = page.getByRole("heading", { name: LOSS });
    await expect(heading).toBeInViewport({ ratio: 1 });
    const isCovered = await heading.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      return !element.contains(document.elementFromPoint(left + 4, top + 4));
    });
    expect(isCovered, `at ${width}`).toBe(false);
    await expect(contents(page).locator("[aria-current=location], summary").first()).toContainText(
      readers.run,
    );
    expect(await overflow(page)).toEqual([]);
  }
});

test("by the keyboard the contents lead to a reader's questions, and each question to its own address", async ({
  page,
}) => {
  await openPage(page, "/questions");
  await contents(page).getByRole("link", { name: readers.build }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/questions#${readerId("build")}`);
  await expect(page.getByRole("heading", { name: readers.build })).toBeInViewport();

  // On from there: the heading's link, and the first question's.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  const own = page.getByRole("link", { name: /^Link to: / }).and(page.locator(":focus"));
  await expect(own).toHaveCSS("opacity", "1");
  const question = (await own.getAttribute("aria-label"))?.replace("Link to: ", "") ?? "";
  await page.keyboard.press("Enter");
  await expect(page.locator("h3:target")).toHaveText(question);
});

test("a proof that a paper keeps in a fold is open when the paper is", async ({ page }) => {
  await openPage(page, "/questions#why-not-cheat");
  const paragraphs = page
    .locator("section", { has: page.locator("#why-not-cheat") })
    .last()
    .getByRole("link", { name: /How the average is made up/ });
  await paragraphs.click();
  await expect(page.locator("details.fold[open] p:target")).toBeInViewport();
});
