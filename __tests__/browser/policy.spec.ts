import { expect, test } from "./fixtures";
import {
  getExampleParts,
  moveToOtherEnd,
  openDetails,
  openPage,
  openSearch,
  routes,
  SEARCH_TERM,
} from "./pages";

// A larger window takes longer to render.
test.use({ viewport: { width: 1024, height: 500 } });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
      violations.push(`${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
});

const READ_VIOLATIONS = "window.violations";

test("no page violates its own policy when its dialogs, disclosures and sliders are used", async ({
  page,
  console,
}) => {
  for (const path of routes)
    await test.step(path, async () => {
      await openPage(page, path);
      if (path === "/") {
        await page.locator("[data-orb=drawn]").waitFor({ state: "attached" });
        await page.getByRole("button", { name: "See demo" }).click();
        await page.getByRole("dialog").getByRole("button").first().waitFor();
      } else {
        await openDetails(page);
        for (const box of await page.locator("[data-example]").all())
          await moveToOtherEnd(getExampleParts(box).slider);
        const { field, dialog } = await openSearch(page);
        await field.fill(SEARCH_TERM);
        await dialog.getByRole("link").first().waitFor();
      }
      expect(await page.evaluate(READ_VIOLATIONS)).toEqual([]);
    });
  expect(console.problems).toEqual([]);
});

test("a page's policy blocks injected scripts, markup and styles, requests to other origins, and eval", async ({
  page,
  console,
}) => {
  console.expect(/Content Security Policy|Trusted(?:HTML|Script)|Fetch API cannot load|Failed to fetch/i);
  await openPage(page, "/glossary");
  const succeeded = await page.evaluate(async () => {
    const doesSucceed = async (attempt: () => unknown) => {
      try {
        return Boolean(await attempt());
      } catch {
        return false;
      }
    };
    return {
      script: await doesSucceed(() => {
        const script = document.createElement("script");
        script.append("window.hasRun = true");
        document.body.append(script);
        return "hasRun" in window;
      }),
      markup: await doesSucceed(() =>
        Object.assign(document.createElement("div"), { innerHTML: "<b>x</b>" }),
      ),
      style: await doesSucceed(() => {
        const part = document.createElement("p");
        part.setAttribute("style", "position: fixed");
        document.body.append(part);
        return getComputedStyle(part).position === "fixed";
      }),
      fetch: await doesSucceed(() => fetch("https://elsewhere.example/")),
      // Playwright's `evaluate` may bypass the policy for `eval`, but not in a task that the page has started.
      evaluation: await new Promise((resolve) => {
        setTimeout(() => resolve(doesSucceed(() => new Function("return true")())));
      }),
    };
  });
  expect(succeeded).toEqual({ script: false, markup: false, style: false, fetch: false, evaluation: false });
  expect(((await page.evaluate(READ_VIOLATIONS)) as string[]).length).toBeGreaterThan(3);
});
