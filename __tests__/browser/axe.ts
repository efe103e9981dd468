/** What axe says of a page, and what is faint in its figures where colours are forced. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type AxeBuilder from "@axe-core/playwright";
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

/** Rules that read colours, and rules that read boxes. All others read the markup, and which of it is shown. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];
const OF_BOXES = ["target-size", "scrollable-region-focusable"];

/** Both themes, and forced colours, which leave no theme's colour to look at. */
const appearances = [
  { colorScheme: "light", forcedColors: "none" },
  { colorScheme: "dark", forcedColors: "none" },
  { colorScheme: "light", forcedColors: "active" },
] as const;

/** What axe is made of, for a page to run: it comes with the package that is asked for. */
const AXE = createRequire(require.resolve("@axe-core/playwright")).resolve("axe-core/axe.min.js");

const REPORTED = ["violations", "incomplete"] as const;

type Results = Awaited<ReturnType<AxeBuilder["analyze"]>>;

type WithAxe = {
  axe?: {
    configure(spec: { rules: readonly { id: string; selector: string }[] }): void;
    run(within: string | Document, options: Parameters<AxeBuilder["options"]>[0]): Promise<Results>;
  };
};

type Look = {
  /** The part of the page that is looked at: all of it, unless a selector names less. */
  within?: string;
  /** The only rules that are asked. */
  rules?: readonly string[];
  where?: string;
};

export async function expectNoViolations(page: Page, { within, rules, where }: Look = {}): Promise<void> {
  const { forced, hasAxe } = await page.evaluate(() => ({
    forced: window.matchMedia("(forced-colors: active)").matches,
    hasAxe: "axe" in window,
  }));
  // Half a megabyte is for a page that does not have it yet.
  if (!hasAxe) await page.evaluate(await readFile(AXE, "utf8"));
  // Where colours are forced, those that are drawn are the system's; the computed ones, which axe reads, are not.
  const left = forced ? [...NOT_PROMISED, "color-contrast"] : NOT_PROMISED;
  const runOnly = rules
    ? { type: "rule" as const, values: rules.filter((rule) => !left.includes(rule)) }
    : { type: "tag" as const, values: TAGS };
  const changed = Object.fromEntries([
    ...ASKED_FOR.map((rule) => [rule, { enabled: true }]),
    ...left.map((rule) => [rule, { enabled: false }]),
  ]);
  const options = {
    runOnly,
    ...(rules ? {} : { rules: changed }),
    resultTypes: [...REPORTED],
  };
  // Rules of colours take many times as long as all others together, and say the same of each text of a kind.
  if (runOnly.values.some((value) => TAGS.includes(value) || OF_COLOURS.includes(value)))
    await page.evaluate(markKinds, within ?? "body");
  const { violations, incomplete } = await page.evaluate(
    async ({ within, options }) => {
      const { axe } = window as WithAxe;
      if (!axe) throw new Error("The page does not have axe.");
      axe.configure({
        rules: [
          { id: "color-contrast", selector: "[data-kind-of-text]" },
          { id: "link-in-text-block", selector: "[data-kind-of-link]" },
        ],
      });
      const { violations, incomplete } = await axe.run(within ?? document, options);
      for (const name of ["data-kind-of-text", "data-kind-of-link"])
        for (const element of document.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
      return { violations, incomplete };
    },
    { within, options },
  );
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
 * Marks one text and one link of each kind in a part of the page. Texts are of one kind where they are written alike on
 * grounds that are painted alike.
 */
function markKinds(within: string): void {
  const grounds = new Map<Element, string>();
  const groundOf = (element: Element): string => {
    const known = grounds.get(element);
    if (known !== undefined) return known;
    const style = getComputedStyle(element);
    const { position, backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = style;
    const paint = [position, backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join("|");
    const outer = element.parentElement ? groundOf(element.parentElement) : "";
    const plain = paint === "static|rgba(0, 0, 0, 0)|none|1|none|normal";
    const ground = plain ? outer : `${outer}/${paint}`;
    grounds.set(element, ground);
    return ground;
  };
  const kindOf = (element: Element) => {
    const { color, fontSize, fontWeight, textShadow, textDecorationLine } = getComputedStyle(element);
    return [groundOf(element), color, fontSize, fontWeight, textShadow, textDecorationLine].join("|");
  };
  const kinds = new Map<string, { element: Element; letters: number; mark: string }>();
  const add = (element: Element, mark: string, kind: string, letters: number) => {
    const key = `${mark} ${kind}`;
    if ((kinds.get(key)?.letters ?? -1) < letters) kinds.set(key, { element, letters, mark });
  };
  for (const element of document.querySelectorAll(`:is(${within}), :is(${within}) *`)) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    // axe says nothing of a single letter, and of a link that is all there is in its line.
    const letters = own.map(({ nodeValue }) => nodeValue?.trim() ?? "").join("").length;
    const isField = element.matches("input, select, textarea");
    if (letters > 0 || isField) add(element, "data-kind-of-text", kindOf(element), letters);
    const block = element.parentElement;
    if (block && element.matches("a[href], [role=link]")) {
      const around = (block.textContent ?? "").length - (element.textContent ?? "").length;
      add(element, "data-kind-of-link", `${kindOf(element)}|${kindOf(block)}`, around);
    }
  }
  for (const { element, mark } of kinds.values()) element.setAttribute(mark, "");
}

/**
 * Looks at the page, or at the part that a selector names, in each appearance: in the first with every rule, in the others
 * with those that read colours or boxes.
 */
export async function expectNoViolationsInAnyColours(page: Page, within = "body"): Promise<void> {
  for (const [index, appearance] of appearances.entries()) {
    await page.emulateMedia(appearance);
    const where = JSON.stringify(appearance);
    if (index > 0) await expectNoViolations(page, { within, rules: [...OF_COLOURS, ...OF_BOXES], where });
    else await expectNoViolations(page, { within: within === "body" ? undefined : within, where });
  }
}

/** The words and lines of figures, and the rules beside the contents, that can hardly be told from the page's ground. */
export async function faintInFigures(page: Page): Promise<string[]> {
  const { faint, figures, texts, lines } = await page.evaluate(() => {
    const context = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("There is no canvas.");
    const measured = new Map<string, number>();
    const luminance = (colour: string) => {
      const known = measured.get(colour);
      if (known !== undefined) return known;
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      const found = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      measured.set(colour, found);
      return found;
    };
    const ground = luminance(getComputedStyle(document.documentElement).backgroundColor);
    const contrast = (colour: string) => {
      const [light = 0, dark = 0] = [luminance(colour), ground].sort((one, other) => other - one);
      return (light + 0.05) / (dark + 0.05);
    };
    const faint: string[] = [];
    for (const text of document.querySelectorAll(".fig text, .fig tspan")) {
      const ratio = contrast(getComputedStyle(text).fill);
      if (ratio < 4.5) faint.push(`“${text.textContent}” ${ratio.toFixed(2)}`);
    }
    const lines = document.querySelectorAll(
      ".fig :is(.fig-line-1, .fig-line-2, .fig-line-3, .fig-strong, .fig-accent-line)",
    );
    for (const line of lines) {
      const ratio = contrast(getComputedStyle(line).stroke);
      if (ratio < 3) faint.push(`${line.getAttribute("class")} ${ratio.toFixed(2)}`);
    }
    for (const entry of document.querySelectorAll("nav[aria-label=Contents] li")) {
      const ratio = contrast(getComputedStyle(entry, "::before").backgroundColor);
      if (ratio < 3) faint.push(`the rule beside “${entry.textContent}” ${ratio.toFixed(2)}`);
    }
    const figures = document.querySelectorAll("figure[data-figure]").length;
    return { faint, figures, texts: document.querySelectorAll(".fig text").length, lines: lines.length };
  });
  if (figures > 0) {
    expect(texts).toBeGreaterThan(10);
    expect(lines).toBeGreaterThan(0);
  }
  return faint;
}
