import type { Page } from "@playwright/test";
import { pageTitle } from "../../src/lib/site";
import { expect, test } from "./fixtures";
import { contents, holdBack, hydrated, openPage, paperPath } from "./pages";

const TITLES: Readonly<Record<string, string>> = {
  pop: "Proof of Performance",
  erc4337a: "ERC4337A",
  agfi: "Agentic Finance",
};

const home = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Home", exact: true });
const card = (page: Page, slug: string) => page.locator(`main a[href="${paperPath(slug)}"]`).first();
const glossary = (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: "Glossary" });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Which page stands: by its title, and by what is read on it. */
async function stands(page: Page, name: string): Promise<void> {
  const title = TITLES[name] ?? name;
  await expect(page).toHaveTitle(pageTitle(title));
  await expect(heading(page)).toHaveText(name === "Home" ? "The blockchain for AI agents" : title);
}

/** Keeps a page's data back. `asked` resolves once it is wanted; `letCome` lets it come, and the loader have it. */
async function hold(page: Page, path: string) {
  const address = `**/page-data${path}/page-data.json`;
  const release = await holdBack(page, address);
  const asked = page.waitForRequest(address);
  const letCome = async () => {
    release();
    await page.evaluate(async (path) => {
      const { ___loader } = window as unknown as { ___loader: { loadPage(path: string): Promise<unknown> } };
      await ___loader.loadPage(path);
      // All that waited for it before have been told; what they do is done with the next task.
      await new Promise((done) => setTimeout(done));
    }, path);
  };
  return { asked, letCome };
}

test.describe("while a page loads slowly,", () => {
  test.use({ viewport: { width: 1024, height: 640 }, contextOptions: { reducedMotion: "reduce" } });

  test("what the reader chooses next is what stays", async ({ page }) => {
    await openPage(page, "/");

    await test.step("a place on this page that was chosen since is where the reader stays", async () => {
      const slow = await hold(page, "/glossary");
      await glossary(page).click();
      await slow.asked;
      await page.getByRole("banner").getByRole("link", { name: "Litepapers" }).click();
      await expect(page).toHaveURL("/#litepapers");
      await slow.letCome();
      await expect(page).toHaveURL("/#litepapers");
      await expect(page.locator("#litepapers")).toBeInViewport();
      await stands(page, "Home");
    });

    await test.step("it is opened all the same, when nothing else was chosen", async () => {
      const slow = await hold(page, paperPath("pop"));
      await card(page, "pop").click();
      await slow.asked;
      await stands(page, "Home");
      await slow.letCome();
      await stands(page, "pop");
    });

    await test.step("an entry of the contents that was chosen since is where the reader stays", async () => {
      const slow = await hold(page, paperPath("erc4337a"));
      await page.getByRole("navigation", { name: "Other litepapers" }).getByRole("link").click();
      await slow.asked;
      await contents(page).getByRole("link", { name: "Introduction" }).click();
      await expect(page).toHaveURL(`${paperPath("pop")}#introduction`);
      await slow.letCome();
      await expect(page).toHaveURL(`${paperPath("pop")}#introduction`);
      await stands(page, "pop");
    });

    await home(page).click();
    await stands(page, "Home");
    await test.step("Back that was pressed since leads back, and the reader stays there", async () => {
      const slow = await hold(page, "/demo");
      await page.evaluate(() => {
        void (window as unknown as { ___navigate(to: string): unknown }).___navigate("/demo");
      });
      await slow.asked;
      await page.goBack();
      await stands(page, "pop");
      await slow.letCome();
      await expect(page).toHaveURL(`${paperPath("pop")}#introduction`);
      await stands(page, "pop");
    });
  });
});

test.describe("with fades, while a paper loads slowly,", () => {
  test.use({ viewport: { width: 1024, height: 640 } });

  test("another that was chosen since stays", async ({ page }) => {
    await openPage(page, paperPath("erc4337a"));
    const other = (slug: string) =>
      page.getByRole("navigation", { name: "Other litepapers" }).locator(`a[href="${paperPath(slug)}"]`);
    const slow = await hold(page, paperPath("agfi"));
    await other("agfi").click();
    await slow.asked;
    await other("pop").click();
    await stands(page, "pop");
    await slow.letCome();
    await expect(page).toHaveURL(paperPath("pop"));
    await stands(page, "pop");
  });
});

test.describe("while Back leads to a page that loads slowly,", () => {
  test.use({ viewport: { width: 1024, height: 640 }, contextOptions: { reducedMotion: "reduce" } });

  test("what the reader chooses next is what stays", async ({ page }) => {
    await openPage(page, "/glossary");
    // As if the reader had come by all of these; after the reload the runtime has none of them but the last.
    await page.evaluate(
      (paths) => {
        for (const path of paths) window.history.pushState({ key: path }, "", path);
      },
      [paperPath("pop"), "/", paperPath("agfi"), "/demo", paperPath("erc4337a"), "/glossary"],
    );
    await page.reload();
    await hydrated(page);
    const go = (steps: number) => page.evaluate((steps) => window.history.go(steps), steps);

    await test.step("Forward leads back to the page on the screen, and the reader stays there", async () => {
      const slow = await hold(page, paperPath("erc4337a"));
      await go(-1);
      await slow.asked;
      await go(1);
      await expect(page).toHaveURL("/glossary");
      await slow.letCome();
      await stands(page, "Glossary");
    });

    await test.step("it is shown once it is there", async () => {
      const slow = await hold(page, "/demo");
      await go(-2);
      await slow.asked;
      await expect(heading(page)).toHaveText("Glossary");
      await slow.letCome();
      await expect(page).toHaveURL("/demo");
      await expect(heading(page)).not.toHaveText("Glossary");
    });

    await test.step("Back again leads to the page before that, and the reader stays there", async () => {
      const slow = await hold(page, paperPath("agfi"));
      await go(-1);
      await slow.asked;
      await go(-1);
      await stands(page, "Home");
      await slow.letCome();
      await expect(page).toHaveURL("/");
      await stands(page, "Home");
    });

    await test.step("a link leads to its page, and the reader stays there", async () => {
      const slow = await hold(page, paperPath("pop"));
      await go(-1);
      await slow.asked;
      await glossary(page).click();
      await stands(page, "Glossary");
      await slow.letCome();
      await expect(page).toHaveURL("/glossary");
      await stands(page, "Glossary");
    });
  });
});
