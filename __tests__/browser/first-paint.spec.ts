/** A page's own CSS is a part of the sheet with all rules. What it leaves out must be nothing that can be seen. */
import type { JSHandle, Page } from "@playwright/test";
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
      await expect(page.locator("html")).not.toHaveAttribute("data-arriving");
      // Only what has been laid out asks for its fonts.
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const before = await lookOf(page);
      expect(await before.evaluate(({ size }) => size)).toBeGreaterThan(30);

      await page.unroute(SHEET);
      const rules = await addSheet(page);
      expect(rules).toBeGreaterThan(100);
      expect(await differences(page, before, await lookOf(page))).toEqual([]);
    });
  }
}

/** Of every element that is shown: its box, and the value of each property in the order of `getComputedStyle`. */
type Look = Map<Element, { box: string; values: string[] }>;

/** The look stays in the page: carried out of it, a paper's would be a million strings. */
function lookOf(page: Page): Promise<JSHandle<Look>> {
  return page.evaluateHandle(() => {
    const shown = [...document.body.querySelectorAll("*")].filter((element) => element.checkVisibility());
    return new Map(
      shown.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const box = [x, y, width, height].map((value) => value.toFixed(2)).join(" ");
        const style = getComputedStyle(element);
        // Custom properties that no rule on the screen reads are left out on purpose.
        const values = Array.from(style, (name) =>
          name.startsWith("--") ? "" : style.getPropertyValue(name),
        );
        return [element, { box, values }];
      }),
    );
  });
}

/** The first few of what is not the same. */
function differences(page: Page, before: JSHandle<Look>, after: JSHandle<Look>): Promise<string[]> {
  return page.evaluate(
    ([before, after]) =>
      [...new Set([...before.keys(), ...after.keys()])]
        .flatMap((element) => {
          const name = `${element.localName}.${element.getAttribute("class") ?? ""}`;
          const [one, other] = [before.get(element), after.get(element)];
          if (!one || !other) return [`${name} is ${other ? "" : "not "}shown`];
          const names = Array.from(getComputedStyle(element)).filter(
            (property) => !property.startsWith("--"),
          );
          return [
            ...(one.box === other.box ? [] : [`${name} stands at ${one.box} → ${other.box}`]),
            ...names.flatMap((property, index) =>
              one.values[index] === other.values[index]
                ? []
                : [`${name} ${property}: ${one.values[index]} → ${other.values[index]}`],
            ),
          ];
        })
        .slice(0, 20),
    [before, after] as const,
  );
}

/** Adds the sheet as the bootstrap script does, and counts its rules, also those in layers. */
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
