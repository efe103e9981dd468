import { expect, test } from "./fixtures";
import { openPage, openSearch } from "./pages";

test.use({
  ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  contextOptions: { reducedMotion: "reduce" },
});

test("each field has the right keyboard, shows all of its text, and zooms no iPhone", async ({ page }) => {
  const fields = page.locator("input:visible:not([type=range], [aria-hidden] *)");
  const describeFields = () =>
    fields.evaluateAll((elements) =>
      elements.map((field) => {
        const attributes = ["type", "enterkeyhint", "autocomplete"];
        const size = Number.parseFloat(getComputedStyle(field).fontSize) < 16 ? " too small" : "";
        const cut = field.scrollWidth > field.clientWidth + 1 ? " cut" : "";
        return attributes.map((name) => field.getAttribute(name) ?? "-").join(" ") + size + cut;
      }),
    );
  await openPage(page, "/");
  expect(await describeFields()).toEqual(["email - email"]);
  await openPage(page, "/glossary");
  await openSearch(page);
  expect(await describeFields()).toEqual(["text go off"]);
});
