import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./fixtures";

/** Every level of every version of WCAG for which axe has rules, and its best practices. */
const RULE_TAGS = [
  ...["wcag2a", "wcag2aa", "wcag2aaa"],
  ...["wcag21a", "wcag21aa", "wcag21aaa", "wcag22a", "wcag22aa", "wcag22aaa"],
  "best-practice",
];

/** Rules that axe disables by default: a name without the visible label (WCAG 2.5.3), and targets that are too small (2.5.8). */
const OPTIONAL_RULES = ["label-content-name-mismatch", "target-size"];

/**
 * Rules of level AAA that the design does not meet: a contrast of 7:1 for all text (secondary text has 4.5:1), and links whose
 * text alone says where they lead.
 */
const EXCLUDED_RULES = ["color-contrast-enhanced", "identical-links-same-purpose"];

/** Rules about colours, which take many times as long as all others together. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

type CheckOptions = {
  /** The selector of the part of the page to check. Without it the whole page is checked. */
  within?: string;
  /** The rules to apply: those about colours, or all others. Without it all are applied. */
  only?: "markup" | "colours";
  /** The text that a failure begins with. */
  label?: string;
};

/** Fails if axe finds a violation, if one of its rules throws, or if text has the colour of its background. */
export async function expectNoViolations(
  page: Page,
  { within, only, label }: CheckOptions = {},
): Promise<void> {
  const disabledRules = only === "markup" ? [...EXCLUDED_RULES, ...COLOUR_RULES] : EXCLUDED_RULES;
  // Legacy mode runs in the page itself. The default opens another page for frames, which the site does not have:
  // https://github.com/dequelabs/axe-core-npm/blob/develop/packages/playwright/error-handling.md.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (within) axe.include(within);
  axe.options({
    runOnly: only === "colours" ? COLOUR_RULES : RULE_TAGS,
    rules: Object.fromEntries([
      ...OPTIONAL_RULES.map((rule) => [rule, { enabled: true }]),
      ...disabledRules.map((rule) => [rule, { enabled: false }]),
    ]),
  });
  const { violations, incomplete } = await axe.analyze();
  // axe reports both of these as incomplete instead of as violations.
  const failedRules = incomplete.flatMap((result) => ("error" in result ? [result.id] : []));
  const invisibleTexts = incomplete
    .flatMap(({ nodes }) => nodes)
    .filter(({ any }) => any.some(({ data }) => data?.messageKey === "equalRatio"))
    .map(({ target }) => target.join(" "));
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    elements: nodes.slice(0, 5).map(({ target, failureSummary }) => `${target.join(" ")} ${failureSummary}`),
  }));
  expect([...found, ...failedRules, ...invisibleTexts], label).toEqual([]);
}

/** Applies the rules about colours in both themes, to text of each kind, and all others once. */
export async function expectNoViolationsInBothThemes(page: Page, within = "body"): Promise<void> {
  await expectNoViolations(page, { within, only: "markup", label: "markup" });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(within).evaluate(markKindsOfText);
    await expectNoViolations(page, { within: "[data-kind]", only: "colours", label: colorScheme });
  }
}

/** Runs in the page. Marks the first visible text of each kind: with the same tags, classes and colours, up to the root. */
function markKindsOfText(root: Element): void {
  const kinds = new Set<string>();
  const markTexts = (element: Element, kindOfParent: string) => {
    const { color, background, opacity, position, fontSize, fontWeight } = getComputedStyle(element);
    const parts = [kindOfParent, element.tagName, element.getAttribute("class"), color, background];
    const kind = [...parts, opacity, position, fontSize, fontWeight].join();
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
    const isFirst = hasText && element.checkVisibility() && !kinds.has(kind);
    if (isFirst) kinds.add(kind);
    element.toggleAttribute("data-kind", isFirst);
    for (const child of element.children) markTexts(child, kind);
  };
  markTexts(root, "");
}
