/** What axe says of a page. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
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

/** Rules that read colours, which take many times as long as all others together. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

type Look = {
  /** The part of the page that is looked at: all of it, unless a selector names less. */
  within?: string;
  /** What is asked of it, where that is not everything. */
  only?: "markup" | "colours";
  where?: string;
};

export async function expectNoViolations(page: Page, { within, only, where }: Look = {}): Promise<void> {
  const left = only === "markup" ? [...NOT_PROMISED, ...OF_COLOURS] : NOT_PROMISED;
  // In one page, as there are no frames: otherwise each look opens another page.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (within) axe.include(within);
  if (only === "colours") axe.withRules(OF_COLOURS);
  else
    axe.options({
      runOnly: TAGS,
      rules: Object.fromEntries([
        ...ASKED_FOR.map((rule) => [rule, { enabled: true }]),
        ...left.map((rule) => [rule, { enabled: false }]),
      ]),
    });
  const { violations, incomplete } = await axe.analyze();
  // A rule that stumbles has looked at nothing, and words in the colour of their ground axe leaves to people.
  const stumbled = incomplete.flatMap((result) => ("error" in result ? [result.id] : []));
  const unseen = incomplete
    .flatMap(({ nodes }) => nodes)
    .filter(({ any }) => any.some(({ data }) => data?.messageKey === "equalRatio"))
    .map(({ target }) => target.join(" "));
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    at: nodes.slice(0, 5).map(({ target, failureSummary }) => `${target.join(" ")} ${failureSummary}`),
  }));
  expect([...found, ...stumbled, ...unseen], where).toEqual([]);
}

/** Looks at the page, or at the part that a selector names, in the light theme, and at its colours in the dark one. */
export async function expectNoViolationsInBothThemes(page: Page, within?: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  await expectNoViolations(page, { within, where: "light" });
  await page.emulateMedia({ colorScheme: "dark" });
  await expectNoViolations(page, { within, where: "dark", only: "colours" });
}
