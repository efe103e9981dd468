/** A page's own CSS is a part of the sheet with all rules. What it leaves out must be nothing that can be seen. */
import type { JSHandle, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { paperPath } from "./pages";

const SHEET = /\/sheet-[0-9a-f]+\.css$/;

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const [path, width, colorScheme] of [
  ["/", 1440, "light"],
  [paperPath("agfi"), 360, "dark"],
  ["/glossary", 360, "light"],
] as const) {
  test(`nothing changes on ${path} when the sheet with all rules comes, in ${width} px, ${colorScheme}`, async ({
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
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const names = await propertiesOfSheet(page);
    expect(names.length).toBeGreaterThan(100);
    const before = await lookOf(page, names);
    expect(await before.evaluate(({ size }) => size)).toBeGreaterThan(30);

    await page.unroute(SHEET);
    expect(await addSheet(page)).toBeGreaterThan(100);
    expect(await differences(page, names, before, await lookOf(page, names))).toEqual([]);
  });
}

/** Of every element that is shown: its box, and the value of each property that is looked at. */
type Look = Map<Element, { box: number[]; values: string[] }>;

/**
 * The properties that any rule of the sheet sets. What a rule changes, it changes in one of these: on the element, on
 * what inherits from it, or through a custom property in another of its rules. Custom properties themselves, of which
 * the page leaves out those that no rule on the screen reads, are not seen.
 */
async function propertiesOfSheet(page: Page): Promise<string[]> {
  const href = await page.locator("#gatsby-runtime").getAttribute("data-sheet");
  const css = await (await page.request.get(href ?? "")).text();
  return page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    const names = new Set<string>();
    const gather = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule)
          for (const name of rule.style) if (!name.startsWith("--")) names.add(name);
        if (rule instanceof CSSStyleRule || rule instanceof CSSGroupingRule) gather(rule.cssRules);
      }
    };
    gather(sheet.cssRules);
    return [...names];
  }, css);
}

/** The look stays in the page: carried out of it, a paper's would be a million strings. */
function lookOf(page: Page, names: readonly string[]): Promise<JSHandle<Look>> {
  return page.evaluateHandle((names) => {
    const shown = [...document.body.querySelectorAll("*")].filter((element) => element.checkVisibility());
    return new Map(
      shown.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const box = [x, y, width, height];
        const style = getComputedStyle(element);
        return [element, { box, values: names.map((name) => style.getPropertyValue(name)) }];
      }),
    );
  }, names);
}

/** The first few of what is not the same. */
function differences(
  page: Page,
  names: readonly string[],
  before: JSHandle<Look>,
  after: JSHandle<Look>,
): Promise<string[]> {
  return page.evaluate(
    ([names, before, after]) =>
      [...new Set([...before.keys(), ...after.keys()])]
        .flatMap((element) => {
          const name = `${element.localName}.${element.getAttribute("class") ?? ""}`;
          const [one, other] = [before.get(element), after.get(element)];
          if (!one || !other) return [`${name} is ${other ? "" : "not "}shown`];
          return [
            ...(one.box.every((value, side) => Math.abs(value - (other.box[side] ?? Number.NaN)) <= 1)
              ? []
              : [`${name} stands at ${one.box} → ${other.box}`]),
            ...names.flatMap((property, index) =>
              one.values[index] === other.values[index]
                ? []
                : [`${name} ${property}: ${one.values[index]} → ${other.values[index]}`],
            ),
          ];
        })
        .slice(0, 20),
    [names, before, after] as const,
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
