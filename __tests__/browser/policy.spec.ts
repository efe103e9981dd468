import type { Page } from "@playwright/test";
import { versionPath } from "../../src/site/litepaper-paths";
import { pageTitle } from "../../src/site/site";
import { oldVersions } from "../published-papers";
import { expect, test } from "./fixtures";
import { openPage, paperPath } from "./pages";

const old = oldVersions.find(({ slug }) => slug === "pop") ?? oldVersions[0];
if (!old) throw new Error("No paper has an older version.");

/** One of each template, with its title. All have the same policy, but for their own texts' hashes: `build/policy.ts`. */
const pages = [
  ["/glossary", "Glossary"],
  ["/questions", "Questions"],
  [paperPath("agfi"), "Agentic Finance"],
  ["/demo", "Demo"],
  [versionPath(old.slug, old.version), `${old.title}, version ${old.version}`],
  ["/", "Home"],
] as const;

// A window with room for all that these tests use: a larger one costs half as much again to draw.
test.use({ viewport: { width: 1024, height: 500 } });

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

test("a page of each kind keeps to its policy, which refuses all that is not the site's", async ({
  page,
  console,
}) => {
  const breaches = await watchPolicy(page);
  for (const [path, title] of pages) {
    await test.step(path, async () => {
      await openPage(page, path);
      await expect(page).toHaveTitle(pageTitle(title));
      if (path === "/") await page.locator("[data-orb=drawn]").waitFor({ state: "attached" });
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      expect(await breaches()).toEqual([]);
    });
  }
  expect(console.problems).toEqual([]);

  console.expect(/Content Security Policy|Trusted(?:HTML|Script)|Fetch API cannot load|Failed to fetch/i);
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
