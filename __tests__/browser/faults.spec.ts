/** What goes wrong between a host and a reader, and what the reader is left with: the page, and a way on. */
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import type { BrowserContext, CDPSession, Locator, Page } from "@playwright/test";
import { pageTitle } from "../../src/lib/site";
import { protocolFeatures } from "../../src/lib/texts/features";
import { expect, test, WAITLIST_ORIGIN } from "./fixtures";
import { contents, hydrated, openPage, paperPath } from "./pages";

const SUCCESS = "✓ Thanks! You're on the waitlist.";
const ERROR = "Something went wrong. Please try again.";

/** How often the long test goes there and back; `NAVIGATIONS=200` for the full measure. */
const NAVIGATIONS = Number(process.env.NAVIGATIONS ?? 40);

test.use({ contextOptions: { reducedMotion: "reduce" } });

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

test("where the scripts are late, everything native works before, and nothing is lost when they come", async ({
  page,
}) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto(paperPath("agfi"), { waitUntil: "commit" });
  const entry = contents(page).getByRole("link", { name: "Insurance module" });
  await entry.click();
  await expect(page).toHaveURL(`${paperPath("agfi")}#insurance-module`);
  await expect(page.locator("#insurance-module")).toBeInViewport();
  const before = await page.evaluate(() => window.scrollY);
  letScriptsCome();
  await hydrated(page);
  await expect(entry).toHaveAttribute("aria-current", "location");
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(2);
});

test("where the scripts are late, what the browser finds in a closed panel is open before and after", async ({
  page,
}) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto("/", { waitUntil: "load" });
  const [, , found] = protocolFeatures;
  if (!found) throw new Error("There is no third feature.");
  const text = page.getByText(found.text);
  await expect(text).toBeHidden();
  // Going to an element reveals it by the same steps as finding text in it.
  await page.evaluate((id) => window.location.assign(`#${id}-panel`), found.id);
  await expect(text).toBeVisible();
  letScriptsCome();
  await hydrated(page);
  await expect(page.getByRole("button", { name: found.title })).toHaveAttribute("aria-expanded", "true");
  await expect(text).toBeVisible();
});

test("where the scripts are late, an address that is being typed stays", async ({ page, mailingList }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  await field(page).fill("ada@example.com");
  letScriptsCome();
  await hydrated(page);
  await expect(field(page)).toHaveValue("ada@example.com");
  await join(page).click();
  await expect(page.getByRole("status")).toHaveText(SUCCESS);
  expect(await mailingList.emails()).toEqual(["ada@example.com"]);
});

test.describe("where a page is open while a new build is deployed", () => {
  const PAPER_CHUNK = "**/component---src-templates-litepaper-tsx-*.js";

  for (const [what, pattern] of [
    ["the paper's script", PAPER_CHUNK],
    ["the paper's data", "**/page-data/litepapers/pop/page-data.json"],
  ] as const) {
    test(`a link leads to the paper although ${what} is gone`, async ({ page, console }) => {
      console.expect(/status of 404|Failed to load resource|Loading chunk|ChunkLoadError|MIME type/);
      await openPage(page, "/");
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await page.route(pattern, (route) => {
        // The next document asks for what the new build has; only the old one asks in vain.
        const old = page.url().endsWith("/");
        return old
          ? route.fulfill({ status: 404, contentType: "text/html", body: "gone" })
          : route.continue();
      });
      await paperLink(page).click();
      await expect(page).toHaveURL(paperPath("pop"));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Proof of Performance");
      expect(await page.evaluate(() => "sameDocument" in window), "a full load").toBe(false);
    });
  }

  test("a link leads to the paper although the host answers its script with a page of HTML", async ({
    page,
    console,
  }) => {
    console.expect(/MIME type|Failed to load resource|Loading chunk|ChunkLoadError/);
    await openPage(page, "/");
    await page.route(PAPER_CHUNK, (route) =>
      page.url().endsWith("/")
        ? route.fulfill({
            status: 200,
            headers: { "content-type": "text/html", "x-content-type-options": "nosniff" },
            body: "<!DOCTYPE html><title>Home</title>",
          })
        : route.continue(),
    );
    await paperLink(page).click();
    await expect(page).toHaveURL(paperPath("pop"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Proof of Performance");
  });
});

test.describe("where storage is denied", () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException("The user denied permission to access storage.", "SecurityError");
          },
        });
      }
    }),
  );

  test("the landing page and a paper work", async ({ page, mailingList }) => {
    await openPage(page, "/");

    await test.step("the landing page works and the sign-up is recorded", async () => {
      await field(page).fill("ada@example.com");
      await join(page).click();
      await expect(page.getByRole("status")).toHaveText(SUCCESS);
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
});

test("where fonts are blocked, the text shows in the device's own and keeps to the window", async ({
  page,
  console,
}) => {
  console.expect(/ERR_BLOCKED_BY_CLIENT|preload/);
  await page.route("**/*.woff2", (route) => route.abort("blockedbyclient"));
  for (const path of ["/", paperPath("erc4337a")]) {
    await openPage(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const { height, wide } = await page.evaluate(() => ({
      height: document.querySelector("h1")?.getBoundingClientRect().height ?? 0,
      wide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
    }));
    expect(height).toBeGreaterThan(10);
    expect(wide).toBe(false);
  }
});

for (const [name, time] of [
  ["ten years behind", "2016-11-20T12:00:00Z"],
  ["twenty years ahead", "2046-11-20T12:00:00Z"],
] as const) {
  test(`where the clock is ${name}, pages open and the sign-up is recorded`, async ({
    page,
    mailingList,
  }) => {
    await page.clock.setSystemTime(new Date(time));
    await openPage(page, paperPath("pop"));
    await openPage(page, "/");
    await field(page).fill("ada@example.com");
    await join(page).click();
    await expect(page.getByRole("status")).toHaveText(SUCCESS);
    expect(await mailingList.emails()).toHaveLength(1);
  });
}

test.describe("an address that was made to do harm", () => {
  test("of ten kilobytes is either refused by the browser or sent whole, and never breaks the page", async ({
    page,
    context,
  }) => {
    const email = `${"a".repeat(10 * 1024)}@example.com`;
    const bodies: string[] = [];
    const list = await answerAs(context, async (request, response) => {
      let body = "";
      for await (const chunk of request) body += String(chunk);
      bodies.push(body);
      response.end();
    });
    await openPage(page, "/");
    await field(page).fill(email);
    const { value, valid } = await field(page).evaluate(({ value, validity }: HTMLInputElement) => ({
      value,
      valid: validity.valid,
    }));
    await join(page).click();
    await expect(page.getByRole("status")).toHaveText(valid ? SUCCESS : "");
    expect(bodies.map((body) => new URLSearchParams(body).get("EMAIL"))).toEqual(valid ? [value] : []);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
    await list.close();
  });

  test("with a script in it is text to the form, to the request and to the page", async ({
    page,
    context,
  }) => {
    const email = `"<img/src=x/onerror=window.harmed=1>"@example.com`;
    const bodies: string[] = [];
    const list = await answerAs(context, async (request, response) => {
      let body = "";
      for await (const chunk of request) body += String(chunk);
      bodies.push(body);
      response.end();
    });
    await openPage(page, "/");
    await page.locator("#waitlist form").evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
    await field(page).fill(email);
    await join(page).click();
    await expect(page.getByRole("status")).toHaveText(SUCCESS);
    expect(new URLSearchParams(bodies[0]).get("EMAIL")).toBe(email);
    expect(await page.evaluate(() => "harmed" in window)).toBe(false);
    await expect(page.locator("img[src=x]")).toHaveCount(0);
    await list.close();
  });
});

test("where the mailing list resets the connection, the form says so and can be sent again", async ({
  page,
  context,
  console,
}) => {
  console.expect(/The waitlist could not be reached|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/);
  let reset = true;
  const list = await answerAs(context, (request, response) => {
    if (reset) request.socket.resetAndDestroy();
    else response.end();
  });
  await openPage(page, "/");
  await field(page).fill("ada@example.com");
  await join(page).click();
  await expect(page.getByRole("status")).toHaveText(ERROR);
  reset = false;
  await join(page).click();
  await expect(page.getByRole("status")).toHaveText(SUCCESS);
  await list.close();
});

test.describe("going between the landing page and a paper for a long time", () => {
  // A small window, since the orb is drawn in software here.
  test.use({ contextOptions: { reducedMotion: "no-preference" }, viewport: { width: 360, height: 480 } });

  test(`leaves no memory, no listener and no WebGL context behind, ${NAVIGATIONS} times`, async ({
    page,
    context,
  }) => {
    test.setTimeout(60_000 + NAVIGATIONS * 3_000);
    await page.addInitScript(countWebglContexts);
    await openPage(page, "/");
    const devtools = await context.newCDPSession(page);
    await devtools.send("Performance.enable");

    // The first rounds fill caches that later ones reuse.
    await goRound(page, 5);
    const before = await measure(page, devtools);
    await goRound(page, NAVIGATIONS / 2);
    const after = await measure(page, devtools);

    // What is there when it is counted differs by a handful; one left behind in each round would be many more.
    expect(after.listeners - before.listeners, "listeners").toBeLessThan(NAVIGATIONS / 4);
    // The orb of the page that is open, whether or not it had begun when the first count was made.
    expect(after.contexts, "WebGL contexts").toBeLessThanOrEqual(Math.max(1, before.contexts));
    expect(after.documents, "documents").toBeLessThanOrEqual(before.documents);
    // Caches fill for some dozen rounds, by a few kilobytes in each; a page that is kept would be hundreds.
    const grown = (after.heap - before.heap) / NAVIGATIONS;
    expect(grown, `heap: ${before.heap} bytes before, ${after.heap} after`).toBeLessThan(24 * 1024);
  });
});

/** To the paper and back, by links that are clicked wherever they stand, to an orb that draws. */
async function goRound(page: Page, rounds: number): Promise<void> {
  const follow = (link: Locator) => link.evaluate((element: HTMLElement) => element.click());
  const arrives = (title: string, selector: string) =>
    page.waitForFunction(
      ([title, selector]) => document.title === title && document.querySelector(selector) !== null,
      [title, selector] as const,
      { timeout: 20_000 },
    );
  for (let round = 0; round < rounds; round += 1) {
    await follow(page.locator(`main a[href="${paperPath("pop")}"]`).first());
    await arrives(pageTitle("Proof of Performance"), "[data-body]");
    await follow(page.locator('header a[href="/"]').first());
    await arrives(pageTitle("Home"), "[data-orb=running]");
  }
}

type Measure = { heap: number; listeners: number; documents: number; contexts: number };

async function measure(page: Page, devtools: CDPSession): Promise<Measure> {
  for (let times = 0; times < 3; times += 1) await devtools.send("HeapProfiler.collectGarbage");
  const { metrics } = await devtools.send("Performance.getMetrics");
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    heap: value("JSHeapUsedSize"),
    listeners: value("JSEventListeners"),
    documents: value("Documents"),
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

/** Keeps all scripts waiting until the answer is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let letCome = () => {};
  const coming = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route("**/*.js", async (route) => {
    await coming;
    await route.continue();
  });
  return letCome;
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
