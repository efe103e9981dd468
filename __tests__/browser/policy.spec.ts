import { test } from "./fixtures";
import {
  getExampleParts,
  moveToOtherEnd,
  openDetails,
  openPage,
  openSearch,
  routes,
  SEARCH_TERM,
} from "./pages";

// A larger window takes longer to render.
test.use({ viewport: { width: 1024, height: 500 } });

test("no page violates its own policy when its dialogs, disclosures and sliders are used", async ({
  page,
}) => {
  // The browser reports violations in the console, where any error fails a test.
  for (const path of routes)
    await test.step(path, async () => {
      await openPage(page, path);
      if (path === "/") {
        await page.locator("[data-orb=drawn]").waitFor({ state: "attached" });
      } else {
        await openDetails(page);
        for (const box of await page.locator("[data-example]").all())
          await moveToOtherEnd(getExampleParts(box).slider);
        const { field, dialog } = await openSearch(page);
        await field.fill(SEARCH_TERM);
        await dialog.getByRole("link").first().waitFor();
      }
    });
});
