import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { hydrated, openPage, paperPath, papers } from "./pages";

const pages = ["/", "/glossary", ...papers.map(({ slug }) => paperPath(slug))];

/** Has the page keep each breach of its policy, from its first moment on. */
async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const breaches: string[] = [];
    Object.assign(window, { breaches });
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
      breaches.push(`${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  return () => page.evaluate(() => (window as unknown as { breaches: string[] }).breaches);
}

for (const path of pages) {
  test(`${path} keeps to its policy, and so does every page reached from it`, async ({ page }) => {
    test.slow();
    const breaches = await watchPolicy(page);
    await openPage(page, path);
    const opened = await page.evaluate(() => performance.timeOrigin);
    for (const next of [...pages.filter((other) => other !== path), path]) {
      await page.evaluate(
        (to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to),
        next,
      );
      await expect(page).toHaveURL(next);
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${next}$`));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    }
    // The same document all along, so the same policy.
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);
    expect(await breaches()).toEqual([]);
  });
}

test("a paper that was opened first still has its text when the reader comes back to it", async ({
  page,
}) => {
  await openPage(page, paperPath("pop"));
  const text = page.locator("[data-body]");
  const before = await text.innerHTML();
  await page.evaluate(() => (window as unknown as { ___navigate: (to: string) => void }).___navigate("/"));
  await expect(page).toHaveURL("/");
  await page.goBack();
  await expect(page).toHaveURL(paperPath("pop"));
  expect(await text.innerHTML()).toBe(before);
});

test("the policy refuses an inline script, markup and code from strings, and another origin", async ({
  page,
  console,
}) => {
  console.expect(/Content Security Policy|Trusted(?:HTML|Script)|Fetch API cannot load|Failed to fetch/i);
  const breaches = await watchPolicy(page);
  await page.goto("/");
  await hydrated(page);
  const ran = await page.evaluate(async () => {
    const attempts: Record<string, boolean> = { script: false, markup: true, fetch: true, evaluation: true };
    const script = document.createElement("script");
    try {
      script.append("window.broken = true");
      document.body.append(script);
    } catch {}
    attempts.script = "broken" in window;
    try {
      document.createElement("div").innerHTML = "<b>x</b>";
    } catch {
      attempts.markup = false;
    }
    try {
      await fetch("https://elsewhere.example/");
    } catch {
      attempts.fetch = false;
    }
    // In a task of the page's own: the tool that drives the browser may evaluate strings in its own.
    attempts.evaluation = await new Promise<boolean>((resolve) => {
      setTimeout(() => {
        try {
          resolve(new Function("return true")() === true);
        } catch {
          resolve(false);
        }
      });
    });
    return attempts;
  });
  expect(ran).toEqual({ script: false, markup: false, fetch: false, evaluation: false });
  expect((await breaches()).length).toBeGreaterThan(0);
});
