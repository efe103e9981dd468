import type { Page, Route } from "@playwright/test";
import { pageTitle } from "../../src/lib/site";
import { expect, test } from "./fixtures";
import { contents, hydrated, openPage, paperPath } from "./pages";

const data = (path: string) => `**/page-data${path}/page-data.json`;
const home = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Home", exact: true });
const card = (page: Page, slug: string) => page.locator(`main a[href="${paperPath(slug)}"]`).first();
const title = (page: Page, slug: string) =>
  expect(page).toHaveTitle(pageTitle({ pop: "Proof of Performance", agfi: "Agentic Finance" }[slug] ?? slug));

/**
 * Keeps an answer back. `asked` resolves once the page wants it; `letCome` lets it come, and resolves when the page has
 * it and has had the time to do with it what it would.
 */
async function hold(page: Page, pattern: string) {
  let tellAsked = () => {};
  let release = () => {};
  const asked = new Promise<void>((resolve) => {
    tellAsked = resolve;
  });
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route: Route) => {
    tellAsked();
    await released;
    await route.continue();
  });
  const letCome = async () => {
    const finished = page.waitForEvent("requestfinished", (request) => {
      return new RegExp(pattern.replaceAll("**", ".*")).test(request.url());
    });
    release();
    await finished;
    await page.evaluate(async () => {
      // What the loader does next are promises; what the router does, a frame and a task of React's.
      for (let frame = 0; frame < 3; frame += 1) {
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      }
    });
  };
  return { asked, letCome };
}

for (const reducedMotion of ["reduce", "no-preference"] as const) {
  test.describe(`with ${reducedMotion === "reduce" ? "reduced motion" : "fades"}, while a paper loads slowly,`, () => {
    test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion } });

    test("another paper that was chosen since stays, and so does the page that Back leads to", async ({
      page,
    }) => {
      await test.step("another paper that was chosen since stays", async () => {
        const slow = await hold(page, data(paperPath("pop")));
        await openPage(page, "/");
        await card(page, "pop").click();
        await slow.asked;
        await card(page, "agfi").click();
        await title(page, "agfi");
        await slow.letCome();
        await title(page, "agfi");
        await expect(page).toHaveURL(paperPath("agfi"));
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Agentic Finance");
      });

      await home(page).click();
      await title(page, "Home");
      await test.step("Back that was pressed since leads back, and the reader stays there", async () => {
        const slow = await hold(page, data(paperPath("erc4337a")));
        await card(page, "pop").click();
        await title(page, "pop");
        await page.getByRole("navigation", { name: "Other litepapers" }).getByRole("link").click();
        await slow.asked;
        await page.goBack();
        await title(page, "Home");
        await slow.letCome();
        await title(page, "Home");
        await expect(page).toHaveURL("/");
      });
    });

    test("a place on this page that was chosen since is where the reader stays, and the paper is opened when nothing else was chosen", async ({
      page,
    }) => {
      await test.step("a place on this page that was chosen since is where the reader stays", async () => {
        const slow = await hold(page, data(paperPath("pop")));
        await openPage(page, "/");
        await card(page, "pop").click();
        await slow.asked;
        await page.getByRole("banner").getByRole("link", { name: "Litepapers" }).click();
        await expect(page).toHaveURL("/#litepapers");
        await slow.letCome();
        await expect(page).toHaveURL("/#litepapers");
        await expect(page.locator("#litepapers")).toBeInViewport();
      });

      await test.step("it is opened all the same, when nothing else was chosen", async () => {
        const slow = await hold(page, data(paperPath("agfi")));
        await card(page, "agfi").click();
        await slow.asked;
        await title(page, "Home");
        await slow.letCome();
        await title(page, "agfi");
      });
    });

    test("an entry of the contents that was chosen since is where the reader stays", async ({ page }) => {
      const slow = await hold(page, data("/index"));
      await openPage(page, paperPath("pop"));
      await home(page).click();
      await slow.asked;
      await contents(page).getByRole("link", { name: "Introduction" }).click();
      await expect(page).toHaveURL(`${paperPath("pop")}#introduction`);
      await slow.letCome();
      await expect(page).toHaveURL(`${paperPath("pop")}#introduction`);
      await title(page, "pop");
    });
  });
}

test.describe("while Back leads to a page that loads slowly,", () => {
  test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

  test("what the reader chooses next is what stays", async ({ page }) => {
    await openPage(page, "/");
    await card(page, "agfi").click();
    await title(page, "agfi");
    await page.getByRole("navigation", { name: "Other litepapers" }).getByRole("link").first().click();
    await title(page, "ERC4337A");

    /** The second paper is loaded anew, so that the runtime has lost the other two pages; then Back leads to the first. */
    const goBackSlowly = async () => {
      await page.reload();
      await hydrated(page);
      const slow = await hold(page, data(paperPath("agfi")));
      await page.evaluate(() => window.history.back());
      await slow.asked;
      return slow;
    };

    await test.step("Forward leads back to the page on the screen, and the reader stays there", async () => {
      const slow = await goBackSlowly();
      await page.evaluate(() => window.history.forward());
      await expect(page).toHaveURL(paperPath("erc4337a"));
      await slow.letCome();
      await title(page, "ERC4337A");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("ERC4337A");
    });

    await test.step("it is shown once it is there", async () => {
      const slow = await goBackSlowly();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("ERC4337A");
      await slow.letCome();
      await title(page, "agfi");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Agentic Finance");
    });

    await page.goForward();
    await title(page, "ERC4337A");
    await test.step("Back again leads to the page before that, and the reader stays there", async () => {
      const slow = await goBackSlowly();
      await page.evaluate(() => window.history.back());
      await title(page, "Home");
      await slow.letCome();
      await title(page, "Home");
      await expect(page).toHaveURL("/");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("The blockchain for AI agents");
    });

    for (const paper of ["agfi", "ERC4337A"]) {
      await page.goForward();
      await title(page, paper);
    }
    await test.step("a link leads to its page, and the reader stays there", async () => {
      const slow = await goBackSlowly();
      await home(page).click();
      await title(page, "Home");
      await slow.letCome();
      await title(page, "Home");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("The blockchain for AI agents");
    });
  });
});
