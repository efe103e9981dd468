/** What axe says of a page, and what may not change where only colours do. */
import AxeBuilder from "@axe-core/playwright";
import type { JSHandle, Page } from "@playwright/test";
import { expect } from "./fixtures";

/** Every level of every version of WCAG that axe has rules for, and what it holds to be good practice besides. */
const TAGS = [
  ...["wcag2a", "wcag2aa", "wcag2aaa"],
  ...["wcag21a", "wcag21aa", "wcag21aaa", "wcag22a", "wcag22aa", "wcag22aaa"],
  "best-practice",
];

/** Rules that axe does not apply by itself: a name that lacks what the eye reads (2.5.3), and targets that are too small. */
const ASKED_FOR = ["label-content-name-mismatch", "target-size"];

/**
 * Rules of level AAA that this design does not promise: 7:1 for all text (prose has it, what is quiet has 4.5:1), and
 * links whose words alone say where they lead.
 */
const NOT_PROMISED = ["color-contrast-enhanced", "identical-links-same-purpose"];

/** Rules that read colours, and rules that read boxes. All others read the markup, and which of it is shown. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];
const OF_BOXES = ["target-size", "scrollable-region-focusable"];

type Appearance = { colorScheme: "light" | "dark"; forcedColors: "none" | "active" };

/** Both themes, and forced colours, which leave no theme's colour to look at. */
const appearances: readonly Appearance[] = [
  { colorScheme: "light", forcedColors: "none" },
  { colorScheme: "dark", forcedColors: "none" },
  { colorScheme: "light", forcedColors: "active" },
];

const nameOf = ({ colorScheme, forcedColors }: Appearance) =>
  forcedColors === "active" ? `forced colours, ${colorScheme}` : colorScheme;

export async function expectNoViolations(
  page: Page,
  { within, rules, where }: { within?: string; rules?: readonly string[]; where?: string } = {},
): Promise<void> {
  const { forced, hasAxe } = await page.evaluate(() => ({
    forced: window.matchMedia("(forced-colors: active)").matches,
    hasAxe: "axe" in window,
  }));
  // Where colours are forced, those that are drawn are the system's; the computed ones, which axe reads, are not.
  const left = forced ? [...NOT_PROMISED, "color-contrast"] : NOT_PROMISED;
  const runOnly = rules
    ? { type: "rule" as const, values: rules.filter((rule) => !left.includes(rule)) }
    : { type: "tag" as const, values: TAGS };
  const changed = Object.fromEntries([
    ...ASKED_FOR.map((rule) => [rule, { enabled: true }]),
    ...left.map((rule) => [rule, { enabled: false }]),
  ]);
  // Half a megabyte, twice for each look, is for a page that does not have it yet.
  const axe = new AxeBuilder(hasAxe ? { page, axeSource: "undefined" } : { page })
    // The pages have no frames, which is all that the slower mode would add.
    .setLegacyMode()
    .options({ runOnly, ...(rules ? {} : { rules: changed }), resultTypes: ["violations", "incomplete"] });
  const { violations, incomplete } = await (within ? axe.include(within) : axe).analyze();
  // A rule that stumbles is reported among what axe leaves to people, and has looked at nothing.
  const stumbled = incomplete.flatMap((result) => ("error" in result ? [result.error] : []));
  expect(stumbled, where).toEqual([]);
  // Words in the colour of their ground, too, axe leaves to people.
  const unseen = incomplete
    .flatMap(({ nodes }) => nodes)
    .filter(({ any }) => any.some(({ data }) => data?.messageKey === "equalRatio"))
    .map(({ target }) => target.join(" "));
  expect(unseen, where).toEqual([]);
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    at: nodes.slice(0, 5).map(({ target, failureSummary }) => `${target.join(" ")} ${failureSummary}`),
  }));
  expect(found, where).toEqual([]);
}

/**
 * Looks at the page, or at the part that a selector names, in each appearance: in the first with every rule, and in the
 * others, where the same elements have to be shown, with those that read colours and, if any has moved, boxes.
 */
export async function expectNoViolationsInAnyColours(page: Page, within = "body"): Promise<void> {
  await page.emulateMedia(appearances[0]);
  await expectNoViolations(page, { within: within === "body" ? undefined : within, where: "light" });
  const first = await shownIn(page, within);
  for (const appearance of appearances.slice(1)) {
    await page.emulateMedia(appearance);
    const where = nameOf(appearance);
    const { changed, moved } = await page.evaluate(
      ([first, now]) => ({
        changed: [...new Set([...first.keys(), ...now.keys()])]
          .filter((element) => first.has(element) !== now.has(element))
          .map((element) => `${now.has(element) ? "shown" : "hidden"}: ${element.outerHTML.slice(0, 80)}`),
        moved: [...now].some(([element, box]) => first.get(element) !== box),
      }),
      [first, await shownIn(page, within)] as const,
    );
    expect(changed, where).toEqual([]);
    await expectNoViolations(page, { within, rules: OF_COLOURS, where });
    if (moved) await expectNoViolations(page, { within, rules: OF_BOXES, where });
  }
}

/** Every element of a part of the page that is shown, with its box. */
function shownIn(page: Page, within: string): Promise<JSHandle<Map<Element, string>>> {
  return page.evaluateHandle((within) => {
    const boxes = new Map<Element, string>();
    for (const element of document.querySelectorAll(`:is(${within}) *`)) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const { x, y, width, height } = element.getBoundingClientRect();
      boxes.set(element, [x, y, width, height].join());
    }
    return boxes;
  }, within);
}
