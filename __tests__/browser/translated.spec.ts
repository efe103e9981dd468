/** Pages that the browser has translated, which takes each text of React's away and puts one of its own there. */
import type { Page } from "@playwright/test";
import { demoTexts } from "../../src/demo/demo-texts";
import { expect, test } from "./fixtures";
import { openFolds, openPage, openRun, paperPath } from "./pages";

test.use({ viewport: { width: 1440, height: 900 } });

/** As Google Translate does, also with what comes later; the words stay, so that they can be looked for. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const replace = (text: Node) => {
      if (!text.textContent?.trim() || text.parentElement?.closest("font, script, style, svg, math")) return;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.textContent = text.textContent;
      outer.append(inner);
      (text as Text).replaceWith(outer);
    };
    const replaceAllIn = (node: Node) => {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts = node.nodeType === Node.TEXT_NODE ? [node] : [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      texts.forEach(replace);
    };
    replaceAllIn(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(replaceAllIn);
    }).observe(document.body, { childList: true, subtree: true });
  });
}

test("a paper's buttons say what they have done, and its notice what is changed", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await openPage(page, paperPath("pop"));
  await translate(page);

  await test.step("“Copied” comes and goes, and the page goes on", async () => {
    await openFolds(page);
    const citation = page.locator("dd", { has: page.getByRole("button", { name: "Copy APA" }) });
    await citation.getByRole("button").click();
    await expect(citation.getByRole("status")).toHaveText("Copied");
    await page.clock.fastForward(10_000);
    await expect(citation.getByRole("status")).toBeEmpty();
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("dialog", { name: "Search the litepapers" })).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("each change of the run is told at the paper's top", async () => {
    await openRun(page);
    const changes = page.getByRole("region", { name: "Changes of the run" });
    for (const price of [101, 102]) {
      await page.locator("[role=spinbutton][data-name='job.price']").first().press("ArrowUp");
      await expect(changes.locator("p", { hasText: "Not the printed run." })).toContainText(`${price}`);
      await expect(changes.locator("li")).toContainText(`${price}`);
    }
  });
});

test("the landing page's motion, its form and the demo say where they are", async ({
  page,
  console,
  mailingList,
}) => {
  console.expect(/The waitlist could not be reached|ERR_CONNECTION_REFUSED/);
  await openPage(page, "/");
  await translate(page);

  await test.step("“Pause motion” becomes “Play motion”", async () => {
    await page.getByRole("button", { name: "Pause motion" }).first().click();
    await expect(page.getByRole("button", { name: "Play motion" })).toHaveCount(1);
    await expect(page.getByRole("button", { name: "Pause motion" })).toHaveCount(0);
  });

  await test.step("an address that could not be sent can be sent again", async () => {
    const waitlist = page.locator("#waitlist");
    await mailingList.stop();
    await page.getByRole("textbox", { name: "Email address" }).fill("ada@example.com");
    await waitlist.getByRole("button").click();
    await expect(waitlist.getByRole("status")).toHaveText("Something went wrong. Please try again.");
    await mailingList.start();
    await waitlist.getByRole("button").click();
    await expect(waitlist.getByRole("status")).toHaveText("✓ Thanks! You're on the waitlist.");
    expect(await mailingList.emails()).toEqual(["ada@example.com"]);
  });

  await test.step("the demo tells each step, and what a job came to", async () => {
    await page.getByRole("button", { name: "See demo" }).click();
    const demo = page.getByRole("dialog", { name: demoTexts.title });
    const status = demo.getByRole("status");
    const press = (name: RegExp | string) => demo.getByRole("button", { name }).click();

    await press(/^Bea, who buys/);
    await press("Skip to the chain");
    await press(/^Hire Lior/);
    await expect(status).toContainText("into escrow");
    await press(/^See what Lior delivers/);
    await expect(status).toContainText("has delivered");
    await press(/^Look first/);
    await expect(status).toContainText("You have opened it");
    await press(/^Accept it/);
    await expect(status.getByRole("heading")).toContainText(/gained|lost/);
    await press("The next job");
    await expect(demo.getByRole("button", { name: /^Hire/ })).toHaveCount(2);
  });
});
