/** A paper's older versions: as they were, what has changed since, and who is told. */
import { changesPath, versionPath } from "../../src/site/litepaper-paths";
import { oldVersions, redirects } from "../published-papers";
import { expectNoViolations } from "./axe";
import { expect, test } from "./fixtures";
import { openPage, overflow, paperPath, papers } from "./pages";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const first = oldVersions.at(-1);
if (!first) throw new Error("No paper has an older version.");
const { slug, version, title } = first;

test("a paper's foot leads to its older version, that to the changes and back, and the paper then tells of them", async ({
  page,
}) => {
  const note = page.getByRole("link", { name: `Changed since you read version ${version}` });
  await page.setViewportSize({ width: 360, height: 780 });
  await openPage(page, paperPath(slug));
  await expect(note).toHaveCount(0);

  await test.step("the older version says so, axe finds nothing in it, and nothing sticks out of a phone", async () => {
    await page.getByRole("heading", { name: "Versions" }).click();
    await page.getByRole("link", { name: `Version ${version}`, exact: true }).click();
    await expect(page).toHaveURL(versionPath(slug, version));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByText("This is an old version")).toBeVisible();
    await expect(page.locator("head meta[name=robots]")).toHaveCount(0);
    expect(await overflow(page)).toEqual([]);
    await expectNoViolations(page);
  });

  await test.step("it leads on to the changes, which are marked, and back to the paper", async () => {
    await page.getByRole("link", { name: "what has changed since" }).click();
    await expect(page).toHaveURL(changesPath(slug, version));
    await expect(page.getByRole("region", { name: "Changes" })).toBeVisible();
    await expect(page.locator("article p > del").first()).toBeVisible();
    await expect(page.locator("article p > del").last()).toHaveCSS("text-decoration-line", "line-through");
    await expect(page.locator("article p > ins").first()).toBeVisible();
    expect(await overflow(page)).toEqual([]);
    await expectNoViolations(page);
    await page.getByRole("link", { name: "Read the paper as it is now" }).click();
    await expect(page).toHaveURL(paperPath(slug));
    await expect(page.getByText("This is an old version")).toHaveCount(0);
  });

  await test.step("who has read the older version is told so at the paper's top, above its text", async () => {
    // Before the page's own scripts: the paper that is here by now may yet note its version.
    await page.addInitScript(
      ([slug, version]) => localStorage.setItem(`read-${slug}`, String(version)),
      [slug, version],
    );
    await openPage(page, paperPath(slug));
    await expect(note).toBeInViewport();
    const [box, text] = [await note.boundingBox(), await page.locator("article h2").first().boundingBox()];
    expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThan(text?.y ?? Number.NaN);
    await note.click();
    await expect(page).toHaveURL(changesPath(slug, version));
  });
});

test("the address by which a paper is cited keeps its present version, says so, and leads to the paper", async ({
  page,
}) => {
  await openPage(page, paperPath(slug));
  const citation = await page.locator("#cite-list pre").first().textContent();
  const present = papers.find((paper) => paper.slug === slug);
  const address = versionPath(slug, present?.version ?? "");
  expect(citation).toContain(address);
  await openPage(page, address);
  await expect(page.getByText("This is the present version")).toBeVisible();
  await page.getByRole("link", { name: "Read the paper with its figures" }).click();
  await expect(page).toHaveURL(paperPath(slug));
});

test.describe("an address that was left", () => {
  // It leads on by itself, with a script or without, and without one sooner.
  test.use({ javaScriptEnabled: false });

  for (const { from, to } of redirects.slice(0, 1))
    test("leads on", { tag: "@papers" }, async ({ page }) => {
      await page.goto(from);
      await expect(page).toHaveURL(to);
    });
});
