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

// A window with room for all that these tests use: a larger one costs half as much again to draw.
test.use({ viewport: { width: 1024, height: 500 } });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const breaches: string[] = [];
    Object.assign(window, { breaches });
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
      breaches.push(`${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
});

const breaches = "window.breaches";

test("no page breaks its own policy, whatever is opened and changed on it", async ({ page, console }) => {
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
      expect(await page.evaluate(breaches)).toEqual([]);
    });
  expect(console.problems).toEqual([]);
});

test("a page's policy refuses all that is not the site's", async ({ page, console }) => {
  console.expect(/Content Security Policy|Trusted(?:HTML|Script)|Fetch API cannot load|Failed to fetch/i);
  await openPage(page, "/glossary");
  const done = await page.evaluate(async () => {
    const isDone = async (attempt: () => unknown) => {
      try {
        return Boolean(await attempt());
      } catch {
        return false;
      }
    };
    return {
      script: await isDone(() => {
        const script = document.createElement("script");
        script.append("window.broken = true");
        document.body.append(script);
        return "broken" in window;
      }),
      markup: await isDone(() => Object.assign(document.createElement("div"), { innerHTML: "<b>x</b>" })),
      style: await isDone(() => {
        const part = document.createElement("p");
        part.setAttribute("style", "position: fixed");
        document.body.append(part);
        return getComputedStyle(part).position === "fixed";
      }),
      fetch: await isDone(() => fetch("https://elsewhere.example/")),
      // In a task of the page's own: the tool that drives the browser may evaluate strings in its own.
      evaluation: await new Promise((resolve) => {
        setTimeout(() => resolve(isDone(() => new Function("return true")())));
      }),
    };
  });
  expect(done).toEqual({ script: false, markup: false, style: false, fetch: false, evaluation: false });
  expect(((await page.evaluate(breaches)) as string[]).length).toBeGreaterThan(3);
});
