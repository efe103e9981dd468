/** What fields say to keyboards of phones, to browsers that fill in and to spelling checkers. */
import { landingTexts } from "../../src/features/landing/landing";
import { expect, test } from "./fixtures";
import { openPage, openRun, paperPath } from "./pages";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("each field that is typed into says which keyboard it takes, and asks for no more to be filled in than an address", async ({
  page,
}) => {
  const fields = () =>
    page
      .locator("input:visible:not([type=range], [type=radio], [aria-hidden] *)")
      .evaluateAll((all) =>
        all.map((field) =>
          ["type", "inputmode", "enterkeyhint", "autocomplete"]
            .map((name) => field.getAttribute(name) ?? "-")
            .join(" "),
        ),
      );
  await openPage(page, "/");
  await expect(page.getByLabel(landingTexts.waitlist.label)).toHaveAttribute("autocomplete", "email");
  expect(await fields()).toEqual(["email - - email"]);

  await openPage(page, paperPath("pop"));
  await openRun(page);
  await page.locator("[role=spinbutton]").first().click();
  await page.locator("figure[data-live] input[inputmode]").first().waitFor();
  // In the text and in figures.
  const numbers = await fields();
  expect(numbers.length).toBeGreaterThan(1);
  expect(new Set(numbers)).toEqual(new Set(["- decimal done off"]));

  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
  expect(await fields()).toContain("search - go off");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("no field has text so small that an iPhone zooms into it, and each has room for its number", async ({
    page,
  }) => {
    const faults = () =>
      page
        .locator("input:visible:not([type=range], [type=radio], [aria-hidden] *), select:visible")
        .evaluateAll((all) => {
          const fields = all as (HTMLInputElement | HTMLSelectElement)[];
          const small = (field: Element) => Number.parseFloat(getComputedStyle(field).fontSize) < 16;
          const cut = (field: Element) => field.scrollWidth > field.clientWidth + 1;
          return fields.filter((field) => small(field) || cut(field)).map(({ outerHTML }) => outerHTML);
        });
    await openPage(page, "/");
    expect(await faults()).toEqual([]);
    await openPage(page, paperPath("pop"));
    await openRun(page);
    await page.locator("[role=spinbutton]").first().tap();
    const figure = page.locator("figure[data-live]", { has: page.locator("select") }).first();
    await figure
      .locator("details", { has: page.locator("select") })
      .locator("summary")
      .tap();
    await figure.locator("select").first().waitFor();
    expect(await faults()).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Search" }).tap();
    await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
    expect(await faults()).toEqual([]);
  });
});
