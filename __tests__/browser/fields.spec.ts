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
