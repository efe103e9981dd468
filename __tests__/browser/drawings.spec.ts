/** Every drawing of the site, measured as a browser draws it: its words, and what comes near them. */
import type { Locator } from "@playwright/test";
import { protocolFeatures } from "../../src/lib/texts/features";
import { expect, test } from "./fixtures";
import { openDrawing, openPage, paperPath, papers } from "./pages";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const WIDTHS = [320, 360, 768, 1024, 1440, 2560];

test("the words of the cards and of the six features can be read at any width, nothing runs into them, and all drawings have strokes of one width", async ({
  page,
}) => {
  await openPage(page, "/");
  const cards = page.locator("[data-diagram] svg");
  await expect(cards).toHaveCount(3);
  for (const width of WIDTHS) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const strokes = await strokeWidths(cards);
      expect(await faultsOf(cards), "cards").toEqual([]);
      for (const feature of protocolFeatures) {
        const drawing = await openDrawing(page, feature);
        strokes.push(...(await strokeWidths(drawing)));
        expect(await faultsOf(drawing), feature.title).toEqual([]);
      }
      expect(strokes).toHaveLength(9);
      expect(Math.min(...strokes)).toBeGreaterThan(1.4);
      expect(Math.max(...strokes)).toBeLessThan(1.6);
    });
  }
});

for (const { slug, source } of papers) {
  test(`the words of the figures of ${slug} can be read at any width, and nothing runs into them`, async ({
    page,
  }) => {
    await openPage(page, paperPath(slug));
    const figures = page.locator("article .figure-drawing svg");
    await expect(figures).toHaveCount(source.match(/^<Figure /gm)?.length ?? 0);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await faultsOf(figures), `at ${width} px`).toEqual([]);
    }
  });
}

test("the drawing of each feature stands still where less motion is asked for, and moves elsewhere", async ({
  page,
}) => {
  await openPage(page, "/");
  for (const feature of protocolFeatures) {
    await test.step(feature.title, async () => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      const drawing = await openDrawing(page, feature);
      const animations = () => drawing.evaluate((element) => element.getAnimations({ subtree: true }).length);
      await expect.poll(animations).toBe(0);
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await expect.poll(animations).toBeGreaterThan(0);
      const [start, later] = [await pictureAt(drawing, 0.1), await pictureAt(drawing, 0.6)];
      expect(start.equals(later)).toBe(false);
    });
  }
});

/** A drawing when this part of each of its movements is over. */
async function pictureAt(drawing: Locator, part: number): Promise<Buffer> {
  await drawing.evaluate((element, part) => {
    for (const animation of element.getAnimations({ subtree: true })) {
      animation.pause();
      const { delay = 0, duration } = animation.effect?.getComputedTiming() ?? {};
      animation.currentTime = delay + part * Number(duration);
    }
  }, part);
  return drawing.screenshot();
}

/** Of the drawings themselves: the width that their shapes inherit, in CSS pixels. */
async function strokeWidths(drawings: Locator): Promise<number[]> {
  return drawings.evaluateAll((svgs) =>
    svgs.map(
      (svg) =>
        Number.parseFloat(getComputedStyle(svg).strokeWidth) *
        ((svg as SVGSVGElement).getScreenCTM()?.a ?? 0),
    ),
  );
}

/**
 * What is wrong with the labels of these drawings: not between 12 and 14 CSS px (a subscript at least 10), cut by the
 * drawing's edge, over another label, or crossed by a stroke.
 */
async function faultsOf(drawings: Locator): Promise<string[]> {
  return drawings.evaluateAll(async (svgs) => {
    await document.fonts.ready;
    return svgs.flatMap((svg) => {
      const shown = (element: Element) => element.checkVisibility({ opacityProperty: true });
      const texts = [...svg.querySelectorAll("text")].filter(shown);
      const lines = texts.flatMap((text) => {
        const own = [...text.children].filter((child) => child.hasAttribute("x"));
        return (own.length > 0 ? own : [text]).map((line) => ({
          words: line.textContent ?? "",
          box: line.getBoundingClientRect(),
        }));
      });
      const frame = svg.getBoundingClientRect();
      const faults: string[] = [];
      if (lines.length < 2) faults.push(`has ${lines.length} labels`);

      for (const word of [...texts, ...texts.flatMap((text) => [...text.querySelectorAll("tspan")])]) {
        const scale = (word as SVGTextContentElement).getScreenCTM()?.a ?? 0;
        const size = Number.parseFloat(getComputedStyle(word).fontSize) * scale;
        const least = word.classList.contains("fig-subscript") ? 10 : 12;
        if (!(size >= least && size <= 14)) faults.push(`“${word.textContent}” is ${size.toFixed(1)} px`);
      }

      // A line's box is taller than its letters: these are between 20 and 80 % of it.
      const letters = lines.map(({ words, box }) => ({
        words,
        left: box.left,
        right: box.right,
        top: box.top + 0.2 * box.height,
        bottom: box.bottom - 0.2 * box.height,
      }));
      letters.forEach((label, index) => {
        if (
          label.left < frame.left - 0.5 ||
          label.right > frame.right + 0.5 ||
          label.top < frame.top ||
          label.bottom > frame.bottom
        )
          faults.push(`“${label.words}” is cut`);
        for (const other of letters.slice(index + 1)) {
          const apart =
            label.right < other.left ||
            other.right < label.left ||
            label.bottom < other.top ||
            other.bottom < label.top;
          if (!apart) faults.push(`“${label.words}” lies over “${other.words}”`);
        }
      });

      const crossed = new Set<string>();
      for (const shape of svg.querySelectorAll<SVGGeometryElement>("path, rect, circle")) {
        const toScreen = shape.getScreenCTM();
        if (!toScreen || shape.closest("defs") || !shown(shape) || getComputedStyle(shape).stroke === "none")
          continue;
        // Most shapes come near no word at all, and need no walk along them.
        const { left, right, top, bottom } = shape.getBoundingClientRect();
        const near = letters.filter(
          (label) => label.left < right && left < label.right && label.top < bottom && top < label.bottom,
        );
        if (near.length === 0) continue;
        const length = shape.getTotalLength();
        for (let at = 0; at <= length; at += 1 / toScreen.a) {
          const { x, y } = shape.getPointAtLength(at).matrixTransform(toScreen);
          for (const { words, left, right, top, bottom } of near)
            if (x > left && x < right && y > top && y < bottom) crossed.add(words);
        }
      }
      for (const words of crossed) faults.push(`“${words}” is crossed by a stroke`);
      const name = svg.getAttribute("aria-label")?.slice(0, 24) ?? svg.querySelector("title")?.textContent;
      return faults.map((fault) => `${name}: ${fault}`);
    });
  });
}
