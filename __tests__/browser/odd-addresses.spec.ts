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

for (const fragment of FRAGMENTS) {
  const name = fragment.slice(0, 30);

  test(`the landing page opens and works at #${name}`, async ({ page }) => {
    await openPage(page, `/#${fragment}`);
    const feature = page.getByRole("button", { name: second.title });
    await feature.click();
    await expect(feature).toHaveAttribute("aria-expanded", "true");
    expect(await page.evaluate(() => window.scrollX)).toBe(0);
  });

  test(`a paper stands at #${name}, opened with it and led to it`, async ({ page }) => {
    await openPage(page, `${paperPath("agfi")}#${fragment}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Agentic Finance");
    await openPage(page, paperPath("pop"));
    const changed = page.evaluate(
      () => new Promise<void>((done) => addEventListener("hashchange", () => done(), { once: true })),
    );
    await page.evaluate((hash) => window.location.assign(`#${hash}`), fragment);
    await changed;
    await page.getByRole("banner").getByRole("link", { name: "Home", exact: true }).click();
    await expect(page).toHaveTitle(pageTitle("Home"));
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Proof of Performance");
  });
}

for (const path of [
  "/100%",
  "/100%25",
  "/%E0%A4%A",
  "/caf%C3%A9",
  "/a%2Fb",
  "/litepapers/pop%20",
  "/__proto__",
  "//nowhere",
  "/nowhere?%",
  "/nowhere#%",
]) {
  test(`the unknown path ${path} shows a landing page that works`, async ({ page, console }) => {
    console.expect(/Failed to load resource: the server responded with a status of 40[04]/);
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
}

for (const path of [
  `${paperPath("pop")}?%`,
  `${paperPath("pop")}?utm_source=100%25&b=%E0%A4%A#abstract`,
  `${paperPath("pop")}/?%#%`,
  "/litepapers/%70op",
  "/litepapers%2Fpop",
]) {
  test(`${path} shows the paper, or else the landing page, and works`, async ({ page, console }) => {
    console.expect(/Failed to load resource: the server responded with a status of 404/);
    await openPage(page, path);
    const home = page.getByRole("banner").getByRole("link", { name: "HyperAgent, home" });
    await home.click();
    await expect(page).toHaveURL("/");
    await expect(page).toHaveTitle(pageTitle("Home"));
  });
}
