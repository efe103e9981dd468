/** What goes wrong between a host and a reader, and what the reader is left with: the page, and a way on. */
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import type { BrowserContext, CDPSession, Page } from "@playwright/test";
import { pageTitle } from "../../src/lib/site";
import { expect, test, WAITLIST_ORIGIN } from "./fixtures";
import { contents, hydrated, openPage, paperPath } from "./pages";

const SUCCESS = "✓ Thanks! You're on the waitlist.";
const ERROR = "Something went wrong. Please try again.";

/** How often the long test goes there and back; `ROUNDS=100` for the full measure. */
const ROUNDS = Number(process.env.ROUNDS ?? 8);

// A window with room for all that these tests use: a larger one costs half as much again to draw.
test.use({ viewport: { width: 1024, height: 500 }, contextOptions: { reducedMotion: "reduce" } });

const field = (page: Page) => page.getByRole("textbox", { name: "Email address" });
const join = (page: Page) => page.locator("#waitlist form").getByRole("button");
const paperLink = (page: Page) =>
  page.getByRole("main").getByRole("link", { name: "Proof of Performance" }).first();

test("where the scripts are blocked, everything native works", async ({ page, console, mailingList }) => {
  console.expect(/ERR_BLOCKED_BY_CLIENT/);
  await page.route("**/*.js", (route) => route.abort("blockedbyclient"));
  await page.goto("/");

  await test.step("a link leads from the landing page to a paper", async () => {
    await paperLink(page).click();
    await expect(page).toHaveTitle(pageTitle("Proof of Performance"));
  });

  await test.step("a paper can be read, and its contents lead to its sections", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Proof of Performance");
    await contents(page).getByRole("link", { name: "Conclusion" }).click();
    await expect(page).toHaveURL(`${paperPath("pop")}#conclusion`);
    await expect(page.locator("#conclusion")).toBeInViewport();
  });

  await test.step("the theme can be chosen", async () => {
    await page.getByRole("radio", { name: "Dark" }).check({ force: true });
    await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
  });

  await test.step("a link leads back", async () => {
    await page.getByRole("banner").getByRole("link", { name: "Home", exact: true }).click();
    await expect(page).toHaveTitle(pageTitle("Home"));
  });

  await test.step("the waitlist's form posts by itself", async () => {
    await field(page).fill("ada@example.com");
    await join(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(SUCCESS);
    expect(await mailingList.emails()).toEqual(["ada@example.com"]);
  });
});

test("where a page is open while a new build is deployed, every way on leads to its page", async ({
  page,
  console,
}) => {
  console.expect(/status of 404|Failed to load resource|Loading chunk|ChunkLoadError|MIME type/);
  const paper = paperPath("pop");
  const glossary = "/glossary";
  const glossaryScript = "**/component---src-pages-glossary-tsx-*.js";
  const link = (path: string) => page.locator(`footer a[href="${path}"]`);
  const gone = { status: 404, contentType: "text/html", body: "gone" };
  const html = {
    status: 200,
    headers: { "content-type": "text/html", "x-content-type-options": "nosniff" },
    body: "<!DOCTYPE html><title>Home</title>",
  };
  const markDocument = () => page.evaluate(() => Object.assign(window, { sameDocument: true }));

  /** The page stands there, in a document of its own that React has taken over. */
  const arrives = async (path: string) => {
    await expect(page).toHaveURL(path);
    const heading = path === paper ? "Proof of Performance" : "Glossary";
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await hydrated(page);
    expect(await page.evaluate(() => "sameDocument" in window), "a full load").toBe(false);
  };

  await openPage(page, glossary);

  const leads = async (pattern: string) => {
    await markDocument();
    // The next document asks for what the new build has; only the old one asks in vain.
    await page.route(pattern, (route) =>
      page.url().endsWith(glossary) ? route.fulfill(gone) : route.continue(),
    );
    await link(paper).click();
    await arrives(paper);
    await page.unroute(pattern);
  };

  await test.step("a link leads to the paper although the paper's script is gone", () =>
    leads("**/component---src-templates-litepaper-tsx-*.js"));

  await test.step("Back leads to a page although the host answers its script with a page of HTML", async () => {
    await markDocument();
    let old = true;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) old = false;
    });
    await page.route(glossaryScript, (route) => (old ? route.fulfill(html) : route.continue()));
    // Pointing at a link is enough for the runtime to fetch what it leads to, and to remember that it failed.
    const asked = page.waitForResponse(glossaryScript);
    await link(glossary).hover();
    await asked;
    await page.goBack();
    await arrives(glossary);
    await page.unroute(glossaryScript);
  });

  await test.step("a link leads to the paper although the paper's data is gone", () =>
    leads(`**/page-data${paper}/page-data.json`));
});

/** By a reader whose clock says that it is that year. */
async function signUp(page: Page, year: number): Promise<void> {
  expect(await page.evaluate(() => new Date().getFullYear())).toBe(year);
  await field(page).fill("ada@example.com");
  await join(page).click();
  await expect(page.getByRole("status")).toHaveText(SUCCESS);
}

test("where storage is denied and the clock is twenty years ahead, the landing page and a paper work", async ({
  page,
  mailingList,
}) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("The user denied permission to access storage.", "SecurityError");
        },
      });
    }
  });
  await page.clock.setSystemTime(new Date("2046-11-20T12:00:00Z"));
  await openPage(page, "/");

  await test.step("the landing page works and the sign-up is recorded", async () => {
    await signUp(page, 2046);
    expect(await mailingList.emails()).toEqual(["ada@example.com"]);
  });

  await test.step("a reader goes from page to page and changes the theme", async () => {
    await paperLink(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Proof of Performance");
    const dark = page.getByRole("radio", { name: /dark/i });
    await dark.check({ force: true });
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await page.goBack();
    await expect(page).toHaveTitle(pageTitle("Home"));
  });
});

test("where fonts are blocked and the clock is ten years behind, pages open in the device's own fonts and the sign-up is recorded", async ({
  page,
  console,
  mailingList,
}) => {
  console.expect(/ERR_BLOCKED_BY_CLIENT|preload/);
  await page.route("**/*.woff2", (route) => route.abort("blockedbyclient"));
  await page.clock.setSystemTime(new Date("2016-11-20T12:00:00Z"));

  const expectText = async () => {
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const { height, wide } = await page.evaluate(() => ({
      height: document.querySelector("h1")?.getBoundingClientRect().height ?? 0,
      wide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
    }));
    expect(height).toBeGreaterThan(10);
    expect(wide).toBe(false);
  };

  await openPage(page, paperPath("erc4337a"));
  await expectText();
  await page.getByRole("banner").getByRole("link", { name: "Home", exact: true }).click();
  await expect(page).toHaveTitle(pageTitle("Home"));
  await expectText();
  await signUp(page, 2016);
  expect(await mailingList.emails()).toHaveLength(1);
});

test("an address that was made to do harm does none", async ({ page, context, console }) => {
  console.expect(/The waitlist could not be reached|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/);
  const bodies: string[] = [];
  let answering = false;
  const list = await answerAs(context, async (request, response) => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    bodies.push(body);
    if (answering) response.end();
    else request.socket.resetAndDestroy();
  });
  const sent = () => bodies.map((body) => new URLSearchParams(body).get("EMAIL"));
  /** Has the browser let anything through, or not. */
  const validate = (wanted: boolean) =>
    page.locator("#waitlist form").evaluate((form: HTMLFormElement, wanted) => {
      form.noValidate = !wanted;
    }, wanted);
  await openPage(page, "/");

  await test.step("with a script in it is text to the form, to the request and to the page, which says that it failed", async () => {
    const email = `"<img/src=x/onerror=window.harmed=1>"@example.com`;
    await validate(false);
    await field(page).fill(email);
    await join(page).click();
    await expect(page.getByRole("status")).toHaveText(ERROR);
    expect(sent()[0]).toBe(email);
    await expect(field(page)).toHaveValue(email);
    expect(await page.evaluate(() => "harmed" in window)).toBe(false);
    await expect(page.locator("img[src=x]")).toHaveCount(0);
  });

  await test.step("of ten kilobytes is either refused by the browser or sent whole, and never breaks the page", async () => {
    bodies.length = 0;
    answering = true;
    await validate(true);
    await field(page).fill(`${"a".repeat(10 * 1024)}@example.com`);
    const { value, valid } = await field(page).evaluate(({ value, validity }: HTMLInputElement) => ({
      value,
      valid: validity.valid,
    }));
    await join(page).click();
    await expect(page.getByRole("status")).toHaveText(valid ? SUCCESS : ERROR);
    expect(sent()).toEqual(valid ? [value] : []);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
  });

  await list.close();
});

test.describe("going between the landing page and a paper for a long time", () => {
  // A small window of few pixels, since the orb is drawn in software here.
  test.use({ viewport: { width: 360, height: 480 }, deviceScaleFactor: 0.25 });

  test(`leaves no memory, no listener and no WebGL context behind, ${ROUNDS} times`, async ({
    page,
    context,
  }) => {
    test.setTimeout(90_000 + ROUNDS * 3_000);
    await page.addInitScript(countWebglContexts);
    await openPage(page, "/");
    const devtools = await context.newCDPSession(page);
    await devtools.send("Performance.enable");

    const go = async (rounds: number, reducedMotion: "reduce" | "no-preference") => {
      await page.emulateMedia({ reducedMotion });
      await goRound(page, rounds);
    };

    // The first rounds fill caches that later ones reuse.
    await go(3, "reduce");
    await go(1, "no-preference");
    const first = await measure(page, devtools);

    // Caches fill for some dozen rounds, by a few kilobytes in each; a page that is kept would be hundreds, and not only
    // in the first of these rounds.
    let grown = Number.POSITIVE_INFINITY;
    let before = first.heap;
    for (let times = 0; times < 3 && grown >= 48 * 1024; times += 1) {
      // To start an orb costs more than all else on the way, so there is one every fourth time.
      await go((ROUNDS * 3) / 4, "reduce");
      await go(ROUNDS / 4, "no-preference");
      const after = await measure(page, devtools);
      expect(after.listeners - first.listeners, "listeners").toBeLessThan(ROUNDS / 4);
      // The orb of the page that is open.
      expect(after.contexts, "WebGL contexts").toBeLessThanOrEqual(Math.max(1, first.contexts));
      expect(after.documents, "documents").toBeLessThanOrEqual(first.documents);
      // A page that is kept would be hundreds in each round.
      expect(after.nodes - first.nodes, "nodes").toBeLessThan(5 * ROUNDS);
      grown = (after.heap - before) / ROUNDS;
      before = after.heap;
    }
    expect(grown, "bytes of the heap in a round").toBeLessThan(48 * 1024);
  });
});

/** To the paper and back, by links that are clicked wherever they stand, to an orb that draws where it may. */
async function goRound(page: Page, rounds: number): Promise<void> {
  await page.evaluate(
    async ({ rounds, paper, titles }) => {
      const follow = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
      const arrives = async (title: string, selector: string) => {
        while (document.title !== title || document.querySelector(selector) === null)
          await new Promise((again) => setTimeout(again, 20));
      };
      const orb = window.matchMedia("(prefers-reduced-motion: reduce)").matches ? "poster" : "running";
      for (let round = 0; round < rounds; round += 1) {
        follow(`main a[href="${paper}"]`);
        await arrives(titles.paper, "[data-body]");
        follow('header a[href="/"]');
        await arrives(titles.home, `[data-orb=${orb}]`);
      }
    },
    {
      rounds,
      paper: paperPath("pop"),
      titles: { paper: pageTitle("Proof of Performance"), home: pageTitle("Home") },
    },
  );
}

type Measure = { heap: number; listeners: number; documents: number; nodes: number; contexts: number };

async function measure(page: Page, devtools: CDPSession): Promise<Measure> {
  for (let times = 0; times < 3; times += 1) await devtools.send("HeapProfiler.collectGarbage");
  const { metrics } = await devtools.send("Performance.getMetrics");
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    heap: value("JSHeapUsedSize"),
    listeners: value("JSEventListeners"),
    documents: value("Documents"),
    nodes: value("Nodes"),
    contexts: await page.evaluate(() =>
      (window as unknown as { liveWebglContexts(): number }).liveWebglContexts(),
    ),
  };
}

/** Runs in the page before its scripts: counts contexts that were made and neither lost nor collected. */
function countWebglContexts(): void {
  const made: WeakRef<WebGLRenderingContext | WebGL2RenderingContext>[] = [];
  const seen = new WeakSet<object>();
  const original = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function getContext(
    this: HTMLCanvasElement,
    ...request: unknown[]
  ) {
    const context: unknown = Reflect.apply(original, this, request);
    const isWebgl = context instanceof WebGLRenderingContext || context instanceof WebGL2RenderingContext;
    if (isWebgl && !seen.has(context)) {
      seen.add(context);
      made.push(new WeakRef(context));
    }
    return context;
  } as typeof original;
  Object.assign(window, {
    liveWebglContexts: () => made.filter((reference) => reference.deref()?.isContextLost() === false).length,
  });
}

/** Answers in the mailing list's place, from a real port. */
async function answerAs(
  context: BrowserContext,
  listener: RequestListener,
): Promise<{ close(): Promise<void> }> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await context.route(`${WAITLIST_ORIGIN}/**`, (route) =>
    route.continue({ url: route.request().url().replace(WAITLIST_ORIGIN, `http://127.0.0.1:${port}`) }),
  );
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
