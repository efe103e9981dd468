/** What fields say to keyboards of phones and to browsers that fill in, and whether they can be read there. */
import { expect, test } from "./fixtures";
import { openPage, openSearch } from "./pages";

test.use({
  ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  contextOptions: { reducedMotion: "reduce" },
});

test("each field says which keyboard it takes, asks for no more than an address, and has text into which no iPhone zooms", async ({
  page,
}) => {
  const fields = page.locator("input:visible:not([type=range], [type=radio], [aria-hidden] *)");
  const said = () =>
    fields.evaluateAll((all) =>
      all.map((field) => {
        const names = ["type", "enterkeyhint", "autocomplete"];
        const size = Number.parseFloat(getComputedStyle(field).fontSize) < 16 ? " too small" : "";
        const cut = field.scrollWidth > field.clientWidth + 1 ? " cut" : "";
        return names.map((name) => field.getAttribute(name) ?? "-").join(" ") + size + cut;
      }),
    );
  await openPage(page, "/");
  expect(await said()).toEqual(["email - email"]);
  await openPage(page, "/glossary");
  await openSearch(page);
  expect(await said()).toEqual(["search go off"]);
});
