import type { Page } from "@playwright/test";
import { demoAddress } from "../../src/demo/demo-address";
import { openSeason, play } from "../../src/demo/play";
import { jobOf, movesOf, type Season } from "../../src/demo/season";
import { openDemo } from "../../src/demo/setting";
import { readExample } from "../../src/example/read-example";
import { expect, test } from "./fixtures";
import { openPage, setTextSize, waitForFrames } from "./pages";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const setting = openDemo(readExample().inputs);

/** An address for each way in which the first job can stand, and for the company and the score. */
function seasonsOfEachKind(): Map<string, string> {
  const found = new Map<string, string>();
  const follow = (season: Season) => {
    const { job, isChecked, work } = jobOf(season);
    const isFirst = season.jobs.length === 1;
    const kind = isFirst ? `${season.screen} ${job.state} ${job.winner} ${isChecked} ${work}` : season.screen;
    if (season.screen === "score" || isFirst) {
      const name = `${season.side} ${kind}`;
      if (!found.has(name)) found.set(name, demoAddress(season));
    }
    // Later jobs stand like the first: one way leads to the score.
    for (const move of isFirst ? movesOf(season) : movesOf(season).slice(0, 1)) {
      const next = play(setting, season, move);
      if (next) follow(next);
    }
  };
  for (const side of ["buyer", "agent"] as const)
    for (let seed = 1; seed <= 20; seed += 1) follow(openSeason(setting, side, seed));
  return found;
}

/** What the dialog shows past its edges, and whether it scrolls sideways. */
const cutOff = (page: Page) =>
  page.getByRole("dialog").evaluate((dialog) => {
    const { left, right } = dialog.getBoundingClientRect();
    const scrolls = dialog.scrollWidth > dialog.clientWidth ? [`${dialog.scrollWidth} px wide`] : [];
    const words = document.createTreeWalker(dialog, NodeFilter.SHOW_TEXT);
    const out: string[] = [];
    while (words.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(words.currentNode);
      const { width, height, ...box } = range.getBoundingClientRect();
      // Text for screen readers alone is a pixel wide.
      if (width > 1 && height > 1 && (box.left < left - 1 || box.right > right + 1))
        out.push(words.currentNode.textContent ?? "");
    }
    return [...scrolls, ...out];
  });

for (const viewport of [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]) {
  test(`at ${viewport.width} × ${viewport.height} px nothing of a season is cut off, however a job ends`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const seasons = seasonsOfEachKind();
    expect(seasons.size).toBeGreaterThan(4);
    await openPage(page, "/#demo");
    await expect(page.getByRole("dialog").getByRole("group", { name: "What you can do" })).toBeVisible();
    for (const [kind, address] of seasons) {
      await page.evaluate((address) => location.replace(address), address);
      await waitForFrames(page, 3);
      expect(await cutOff(page), kind).toEqual([]);
    }
  });
}

test("in text of twice the size the bar holds all of the demo's name", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await setTextSize(page, 32);
  await openPage(page, "/#demo");
  const title = await page.getByRole("dialog").getByRole("heading", { level: 2 }).boundingBox();
  const ledger = await page.getByRole("dialog").getByText("Escrow", { exact: true }).boundingBox();
  expect(title?.y).toBeGreaterThanOrEqual(0);
  expect((title?.y ?? 0) + (title?.height ?? 0)).toBeLessThanOrEqual(ledger?.y ?? 0);
});
