import type { Page } from "@playwright/test";
import { pageTitle } from "../../src/lib/site";
import { protocolFeatures } from "../../src/lib/texts/features";
import { SITE_URL } from "./addresses";
import { expect, test } from "./fixtures";
import { hydrated, openPage, paperPath } from "./pages";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Fragments that no id has, and some that properties of objects have. */
const FRAGMENTS = [
  "100%",
  "%zz",
  "%E0%A4%A",
  "%25",
  "%00",
  "caf%C3%A9",
  "main > *",
  ":not(",
  "__proto__",
  "___gatsby",
  "a".repeat(20_000),
];

const [, second] = protocolFeatures;
if (!second) throw new Error("The accordion has at least two items.");

/** Looks at one address after the other in the same window, and says which it was that failed. */
async function inTurn(addresses: readonly string[], look: (address: string) => Promise<void>): Promise<void> {
  for (const address of addresses) await test.step(`at ${address.slice(0, 60)}`, () => look(address));
}

/** Opens a page's address anew: to another fragment of the page that is open a browser only scrolls. */
async function openAnew(page: Page, address: string): Promise<void> {
  await page.goto("about:blank");
  await openPage(page, address);
}

test("the landing page opens at any fragment, and works", async ({ page }) => {
  await inTurn(FRAGMENTS, async (fragment) => {
    await openAnew(page, `/#${fragment}`);
    const feature = page.getByRole("button", { name: second.title });
    await feature.click();
    await expect(feature).toHaveAttribute("aria-expanded", "true");
    expect(await page.evaluate(() => window.scrollX)).toBe(0);
  });
});

test("a paper opens at any fragment", async ({ page }) => {
  await inTurn(FRAGMENTS, async (fragment) => {
    await openAnew(page, `${paperPath("agfi")}#${fragment}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Agentic Finance");
  });
});

test("a paper stands that is led to any fragment, left and come back to", async ({ page }) => {
  await openPage(page, paperPath("pop"));
  await inTurn(FRAGMENTS, async (fragment) => {
    await page.evaluate(
      (hash) =>
        new Promise<void>((done) => {
          addEventListener("hashchange", () => done(), { once: true });
          window.location.assign(`#${hash}`);
        }),
      fragment,
    );
    await page.getByRole("banner").getByRole("link", { name: "Home", exact: true }).click();
    await expect(page).toHaveTitle(pageTitle("Home"));
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Proof of Performance");
  });
});

for (const [what, paths] of [
  ["that cannot be decoded", ["/100%", "/100%25", "/%E0%A4%A", "/nowhere?%", "/nowhere#%"]],
  ["with odd signs", ["/caf%C3%A9", "/a%2Fb", "/litepapers/pop%20", "/__proto__", "//nowhere"]],
] as const) {
  test(`an unknown path ${what} shows a landing page that works`, async ({ page, console }) => {
    console.expect(/Failed to load resource: the server responded with a status of 40[04]/);
    await inTurn(paths, async (path) => {
      const response = await page.goto(SITE_URL + path);
      expect(response?.status()).toBe(404);
      await hydrated(page);
      await expect(page).toHaveTitle(pageTitle("Home"));
      const feature = page.getByRole("button", { name: second.title });
      await feature.click();
      await expect(feature).toHaveAttribute("aria-expanded", "true");
      await page.getByRole("main").getByRole("link", { name: "ERC4337A" }).first().click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("ERC4337A");
      await page.goBack();
      await expect(page).toHaveTitle(pageTitle("Home"));
    });
  });
}

test("an odd way to write a paper's path shows the paper, or else the landing page, and works", async ({
  page,
  console,
}) => {
  console.expect(/Failed to load resource: the server responded with a status of 404/);
  const paths = [
    `${paperPath("pop")}?%`,
    `${paperPath("pop")}?utm_source=100%25&b=%E0%A4%A#abstract`,
    `${paperPath("pop")}/?%#%`,
    "/litepapers/%70op",
    "/litepapers%2Fpop",
  ];
  await inTurn(paths, async (path) => {
    await openPage(page, path);
    await page.getByRole("banner").getByRole("link", { name: "HyperAgent, home" }).click();
    await expect(page).toHaveURL("/");
    await expect(page).toHaveTitle(pageTitle("Home"));
  });
});
