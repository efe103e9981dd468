/** What fields say to keyboards of phones, to browsers that fill in and to spelling checkers; and whether they can be read there. */
import { expect, test } from "./fixtures";
import { openPage, openRun, paperPath } from "./pages";

test.use({
  ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  contextOptions: { reducedMotion: "reduce" },
});

test("each field says which keyboard it takes, asks for no more to be filled in than an address, and has room for its text, into which no iPhone zooms", async ({
  page,
}) => {
  const fields = page.locator(
    "input:visible:not([type=range], [type=radio], [aria-hidden] *), select:visible",
  );
  /** What the fields that are typed into say, each once. */
  const kinds = async () => {
    const said = await fields
      .and(page.locator("input"))
      .evaluateAll((all) =>
        all.map((field) =>
          ["type", "inputmode", "enterkeyhint", "autocomplete"]
            .map((name) => field.getAttribute(name) ?? "-")
            .join(" "),
        ),
      );
    return [...new Set(said)];
  };
  /** Fields with text of less than 16 px, or with more than they show. */
  const faults = () =>
    fields.evaluateAll((all) =>
      all.flatMap((field) =>
        Number.parseFloat(getComputedStyle(field).fontSize) < 16 || field.scrollWidth > field.clientWidth + 1
          ? field.outerHTML
          : [],
      ),
    );
  await openPage(page, "/");
  expect([await kinds(), await faults()]).toEqual([["email - - email"], []]);

  await openPage(page, paperPath("pop"));
  await openRun(page);
  await page.locator("[role=spinbutton]").first().tap();
  const figure = page.locator("figure[data-live]", { has: page.locator("select") }).first();
  await figure
    .locator("details", { has: page.locator("select") })
    .locator("summary")
    .tap();
  await figure.locator("select").first().waitFor();
  await page.locator("figure[data-live] input[inputmode]").first().waitFor();
  // In the text and in figures.
  expect(await fields.count()).toBeGreaterThan(1);
  expect([await kinds(), await faults()]).toEqual([["- decimal done off"], []]);

  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Search" }).tap();
  await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
  expect(await kinds()).toContain("search - go off");
  expect(await faults()).toEqual([]);
});
