import { faintInFigures } from "./axe";
import { expect, test } from "./fixtures";
import { openPage, paperPath } from "./pages";

test.use({ contextOptions: { reducedMotion: "reduce", forcedColors: "active" } });

// The figures of the other papers are looked at in `accessibility.spec.ts`.
test("with forced colours the figures of a paper can be read whatever theme is remembered, and what has been read and what a link has led to are seen", async ({
  page,
}) => {
  await openPage(page, paperPath("agfi"));
  await page.evaluate(() => window.location.assign(`#${document.querySelector("article p[id^=p-]")?.id}`));
  for (const [colorScheme, remembered] of [
    ["light", "dark"],
    ["dark", "light"],
  ] as const) {
    await test.step(`on a ${colorScheme} system where ${remembered} is remembered`, async () => {
      await page.emulateMedia({ colorScheme, forcedColors: "active" });
      const radio = page.getByRole("radio", { name: remembered });
      await page.locator("label").filter({ has: radio }).click();
      await expect(page.locator("html")).toHaveAttribute("data-theme", remembered);
      expect(await faintInFigures(page)).toEqual([]);
      await expect(page.locator("p:target")).toHaveCSS("outline-style", "solid");
    });
  }
});
