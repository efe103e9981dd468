/** A page's own CSS is a part of the sheet with all rules. What it leaves out must be nothing that can be seen. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { paperPath } from "./pages";

const SHEET = /\/sheet-[0-9a-f]+\.css$/;

const WINDOWS = [
  [360, "light"],
  [1440, "dark"],
] as const;

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const path of ["/", paperPath("agfi"), "/glossary"]) {
  for (const [width, colorScheme] of WINDOWS) {
    test(`nothing changes on ${path} in ${width} px, ${colorScheme}, when the sheet with all rules comes`, async ({
      page,
      console,
    }) => {
      console.expect(/ERR_BLOCKED_BY_CLIENT/);
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.route(/\.js$/, (route) => route.abort("blockedbyclient"));
      await page.route(SHEET, (route) => route.abort("blockedbyclient"));
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await expect(page.locator("html")).not.toHaveAttribute("data-arriving");
      const before = await lookOf(page);
      expect(before.size).toBeGreaterThan(500);

      await page.unroute(SHEET);
      const rules = await addSheet(page);
      expect(rules).toBeGreaterThan(100);
      expect(differences(before, await lookOf(page))).toEqual([]);
    });
  }
}

/** Box and computed styles of every element that is shown, by what they are of: `12 h2.Hero-title color`. */
async function lookOf(page: Page): Promise<Map<string, string>> {
  const entries = await page.evaluate(() =>
    [...document.body.querySelectorAll("*")]
      .filter((element) => element.checkVisibility())
      .flatMap((element, index) => {
        const name = `${index} ${element.localName}.${element.getAttribute("class") ?? ""}`;
        const { x, y, width, height } = element.getBoundingClientRect();
        const box = [x, y, width, height].map((value) => value.toFixed(2)).join(" ");
        const style = getComputedStyle(element);
        return [
          [`${name} box`, box],
          // Custom properties that no rule on the screen reads are left out on purpose.
          ...Array.from(style)
            .filter((property) => !property.startsWith("--"))
            .map((property) => [`${name} ${property}`, style.getPropertyValue(property)]),
        ] as [string, string][];
      }),
  );
  return new Map(entries);
}

/** The first few of what is not the same. */
function differences(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((key) => before.get(key) !== after.get(key))
    .slice(0, 20)
    .map((key) => `${key}: ${before.get(key)} → ${after.get(key)}`);
}

/** Adds the sheet as the runtime's starter does, and counts its rules, also those in layers. */
function addSheet(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done, fail) => {
        const href = document.getElementById("gatsby-runtime")?.dataset.sheet ?? "";
        const link = Object.assign(document.createElement("link"), {
          rel: "stylesheet",
          href: `${href}?again`,
        });
        link.onload = () =>
          done(
            [...(link.sheet?.cssRules ?? [])].reduce(
              (sum, rule) => sum + (rule instanceof CSSLayerBlockRule ? rule.cssRules.length : 1),
              0,
            ),
          );
        link.onerror = () => fail(new Error(`${href} did not come`));
        document.head.append(link);
      }),
  );
}
