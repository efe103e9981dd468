/** A paper's older versions: as they were, what has changed since, and who is told. */
import { changesPath, versionAddress, versionPath } from "../../src/lib/litepaper";
import { oldVersions, redirects } from "../published-papers";
import { expectNoViolations } from "./axe";
import { expect, test } from "./fixtures";
import { layoutShifts, openPage, overflow, paperPath, papers } from "./pages";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Of each paper that has one, the last before the present. */
const last = papers.flatMap(({ slug }) => oldVersions.findLast((old) => old.slug === slug) ?? []);
const [first] = last;
if (!first) throw new Error("No paper has an older version.");
const { slug, version, title } = first;

test("a paper's foot leads to its older version, which says so and leads on to the changes and back", async ({
  page,
}) => {
  await openPage(page, paperPath(slug));
  await page.getByRole("link", { name: `Version ${version}`, exact: true }).click();
  await expect(page).toHaveURL(versionPath(slug, version));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByText("This is an old version")).toBeVisible();
  await expect(page.locator("head meta[name=robots]")).toHaveAttribute("content", "noindex");
  await page.getByRole("link", { name: "what has changed since" }).click();
  await expect(page).toHaveURL(changesPath(slug, version));
  await expect(page.locator("article p > del").first()).toBeVisible();
  await expect(page.locator("article p > del").last()).toHaveCSS("text-decoration-line", "line-through");
  await expect(page.locator("article p > ins").first()).toBeVisible();
  await page.getByRole("link", { name: "Read the paper as it is now" }).click();
  await expect(page).toHaveURL(paperPath(slug));
});

for (const old of last) {
  for (const path of [versionPath(old.slug, old.version), changesPath(old.slug, old.version)]) {
    test(`axe finds nothing in ${path}, and nothing sticks out of a phone`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 780 });
      await openPage(page, path);
      expect(await overflow(page)).toEqual([]);
      await expectNoViolations(page);
    });
  }
}

test("who has read the older version is told so at the paper's top, where nothing moves for it", async ({
  page,
}) => {
  const note = page.getByRole("link", { name: `Changed since you read version ${version}` });
  await openPage(page, paperPath(slug));
  await expect(note).toHaveCount(0);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 780 });
    await page.evaluate(
      ([slug, version]) => localStorage.setItem(`read-${slug}`, String(version)),
      [slug, version],
    );
    const shifts = await (async () => {
      await openPage(page, paperPath(slug));
      await expect(note).toBeInViewport();
      return layoutShifts(page);
    })();
    expect(await shifts.sum()).toBeLessThan(0.01);
    const [box, text] = [await note.boundingBox(), await page.locator("article h2").first().boundingBox()];
    expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThan(text?.y ?? Number.NaN);
  }
  await note.click();
  await expect(page).toHaveURL(changesPath(slug, version));
});

const written = { from: versionAddress(slug, version), to: versionPath(slug, version) };

for (const { from, to } of [written, ...redirects]) {
  test(`${from} leads to ${to}`, { tag: "@papers" }, async ({ page }) => {
    await page.goto(from);
    await expect(page).toHaveURL(to);
  });
}
