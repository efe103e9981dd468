import { expect, test } from "./fixtures";
import { openPage, paperPath, papers } from "./pages";

test.use({ contextOptions: { reducedMotion: "reduce", forcedColors: "active" } });

for (const { slug } of papers) {
  test(`with forced colours the figures of ${slug} can be read whatever theme is remembered, and what has been read and what a link has led to are seen`, async ({
    page,
  }) => {
    for (const [colorScheme, remembered] of [
      ["light", "dark"],
      ["dark", "light"],
    ] as const) {
      await test.step(`on a ${colorScheme} system where ${remembered} is remembered`, async () => {
        await page.emulateMedia({ colorScheme, forcedColors: "active" });
        await page.addInitScript((theme) => localStorage.setItem("theme", theme), remembered);
        await openPage(page, paperPath(slug));
        const faint = await page.evaluate(() => {
          const context = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
          if (!context) throw new Error("There is no canvas.");
          const luminance = (colour: string) => {
            context.clearRect(0, 0, 1, 1);
            context.fillStyle = colour;
            context.fillRect(0, 0, 1, 1);
            const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((value) => {
              const part = value / 255;
              return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
            });
            return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
          };
          const ground = luminance(getComputedStyle(document.documentElement).backgroundColor);
          const contrast = (colour: string) => {
            const [light = 0, dark = 0] = [luminance(colour), ground].sort((one, other) => other - one);
            return (light + 0.05) / (dark + 0.05);
          };
          const faint: string[] = [];
          for (const text of document.querySelectorAll(".fig text, .fig tspan")) {
            const ratio = contrast(getComputedStyle(text).fill);
            if (ratio < 4.5) faint.push(`“${text.textContent}” ${ratio.toFixed(2)}`);
          }
          for (const line of document.querySelectorAll(
            ".fig :is(.fig-line-1, .fig-line-2, .fig-line-3, .fig-edge, .fig-axis)",
          )) {
            const ratio = contrast(getComputedStyle(line).stroke);
            if (ratio < 3) faint.push(`${line.getAttribute("class")} ${ratio.toFixed(2)}`);
          }
          for (const entry of document.querySelectorAll("nav[aria-label=Contents] li")) {
            const ratio = contrast(getComputedStyle(entry, "::before").backgroundColor);
            if (ratio < 3) faint.push(`the rule beside “${entry.textContent}” ${ratio.toFixed(2)}`);
          }
          return { faint, texts: document.querySelectorAll(".fig text").length };
        });
        expect(faint.texts).toBeGreaterThan(10);
        expect(faint.faint).toEqual([]);
        await page.evaluate(() =>
          window.location.assign(`#${document.querySelector("article p[id^=p-]")?.id}`),
        );
        await expect(page.locator("p:target")).toHaveCSS("outline-style", "solid");
      });
    }
  });
}
