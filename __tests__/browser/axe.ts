/** What axe says of a page, what may not change where only colours do, and what is faint where they are forced. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type AxeBuilder from "@axe-core/playwright";
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
 * Marks one text and one link of each kind in a part of the page. They are of one kind where all is alike that a rule of
 * colours reads: what is set for them, what they stand on, what else lies there, and how much of them is cut off.
 */
function markKinds(within: string): void {
  const numbers = new Map<string, number>();
  const numberOf = (text: string) => {
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };

  const overlap = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;

  /** What an element stands on, as a number, and what cuts it off. */
  type Place = { ground: number; clips: readonly DOMRect[] };
  const places = new Map<Element, Place>();
  const painted: { element: Element; box: DOMRect; ground: number }[] = [];
  const placeOf = (element: Element): Place => {
    const known = places.get(element);
    if (known) return known;
    const outer = element.parentElement ? placeOf(element.parentElement) : undefined;
    const style = getComputedStyle(element);
    const paint = [
      ["canvas", "img", "svg", "video"].includes(element.localName) && element.localName,
      element.hasAttribute("inert") && "inert",
      style.backgroundColor !== "rgba(0, 0, 0, 0)" && style.backgroundColor,
      style.backgroundImage !== "none" && style.backgroundImage,
      style.opacity !== "1" && style.opacity,
      style.filter !== "none" && style.filter,
      style.mixBlendMode !== "normal" && style.mixBlendMode,
      style.clipPath !== "none" && style.clipPath,
      style.clip !== "auto" && style.clip,
      ...["::before", "::after"].map((name) => {
        const pseudo = getComputedStyle(element, name);
        if (pseudo.content === "none" || pseudo.position === "static") return false;
        return [name, pseudo.display, pseudo.backgroundColor, pseudo.backgroundImage].join();
      }),
    ].filter(Boolean);
    const box = element.getBoundingClientRect();
    const ground =
      paint.length === 0 && outer
        ? outer.ground
        : numberOf([outer?.ground, style.position, ...paint].join("|"));
    if (paint.length > 0) painted.push({ element, box, ground });
    const outside = outer?.clips ?? [];
    const place = { ground, clips: style.overflow === "visible" ? outside : [...outside, box] };
    places.set(element, place);
    return place;
  };
  const parts = [...document.querySelectorAll(within)].map((part) => part.getBoundingClientRect());
  for (const element of document.body.querySelectorAll("*")) {
    const box = element.getBoundingClientRect();
    if (parts.some((part) => overlap(part, box))) placeOf(element);
  }

  const writingOf = (element: Element) => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    return [color, fontSize, fontWeight, textShadow].join("|");
  };
  const cut = (box: DOMRect, clip: DOMRect) => {
    if (!overlap(clip, box)) return "all";
    return box.left < clip.left || box.right > clip.right || box.top < clip.top || box.bottom > clip.bottom;
  };
  /** The one of each kind of which axe says most. */
  const texts = new Map<string, { element: Element; worth: number }>();
  const links = new Map<string, { element: Element; worth: number }>();
  const add = (to: typeof texts, kind: string, element: Element, worth: number) => {
    const other = to.get(kind);
    if (!other || other.worth < worth) to.set(kind, { element, worth });
  };
  for (const element of document.querySelectorAll(`:is(${within}), :is(${within}) *`)) {
    const ownNodes = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const own = ownNodes.map(({ nodeValue }) => nodeValue).join(" ");
    const hasText = own.trim() !== "";
    const isLink = element.matches("a[href], [role=link]");
    if (!hasText && !isLink && !element.matches("input, select, textarea")) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const { ground, clips } = placeOf(element);
    const box = element.getBoundingClientRect();
    const over = painted.filter(
      (other) =>
        overlap(other.box, box) && !other.element.contains(element) && !element.contains(other.element),
    );
    const kind = [
      ...[ground, writingOf(element)],
      element.closest(":disabled, [aria-disabled=true], label:has(:disabled)") !== null,
      box.width > 0 && box.height > 0 && box.right > 0 && box.bottom + window.scrollY > 0,
      ...new Set(clips.map((clip) => cut(box, clip))),
      ...new Set(over.map((other) => other.ground)),
    ].join("|");
    // Of a single letter and of signs it says nothing.
    const words = [/[\p{L}\d]/u, /[\p{L}\d]{2}/u].filter((word) => word.test(own)).length;
    if (hasText || !isLink) add(texts, kind, element, words);
    if (!isLink) continue;
    // Nor of a link that is all there is in its line.
    let block = element;
    while (block.parentElement && getComputedStyle(block).display === "inline") block = block.parentElement;
    const inLinks = [...block.querySelectorAll("a, button")].map((link) => link.textContent ?? "").join("");
    const inWords = (block.textContent ?? "").trim().length - inLinks.length;
    const { display, textDecorationLine, borderBottom } = getComputedStyle(element);
    const around = [placeOf(block).ground, writingOf(block), display, textDecorationLine, borderBottom];
    add(links, [kind, ...around].join("|"), element, inWords);
  }
  for (const { element } of texts.values()) element.setAttribute("data-kind-of-text", "");
  for (const { element } of links.values()) element.setAttribute("data-kind-of-link", "");
}

/**
 * Looks at the page, or at the part that a selector names, in each appearance: in the first with every rule, at the whole
 * page where `first` says so, and in the others, where the same elements have to be shown, with those that read colours
 * and, if any has moved, boxes.
 */
export async function expectNoViolationsInAnyColours(
  page: Page,
  within = "body",
  first = within,
): Promise<void> {
  await page.emulateMedia(appearances[0]);
  await expectNoViolations(page, { within: first === "body" ? undefined : first, where: "light" });
  const shown = await shownIn(page, within);
  for (const appearance of appearances.slice(1)) {
    await page.emulateMedia(appearance);
    const where = nameOf(appearance);
    const { changed, moved } = await page.evaluate(
      ([shown, now]) => ({
        changed: [...new Set([...shown.keys(), ...now.keys()])]
          .filter((element) => shown.has(element) !== now.has(element))
          .map((element) => `${now.has(element) ? "shown" : "hidden"}: ${element.outerHTML.slice(0, 80)}`),
        moved: [...now].some(([element, box]) => shown.get(element) !== box),
      }),
      [shown, await shownIn(page, within)] as const,
    );
    expect(changed, where).toEqual([]);
    await expectNoViolations(page, {
      within,
      rules: moved ? [...OF_COLOURS, ...OF_BOXES] : OF_COLOURS,
      where,
    });
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

/** The words and lines of figures, and the rules beside the contents, that can hardly be told from the page's ground. */
export async function faintInFigures(page: Page): Promise<string[]> {
  const { faint, texts } = await page.evaluate(() => {
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
    for (const line of document.querySelectorAll(
      ".fig :is(.fig-line-1, .fig-line-2, .fig-line-3, .fig-edge, .fig-axis)",
    )) {
      const ratio = contrast(getComputedStyle(line).stroke);
      if (ratio < 3) faint.push(`${line.getAttribute("class")} ${ratio.toFixed(2)}`);
    }
    for (const entry of document.querySelectorAll("nav[aria-label=Contents] li")) {
      const ratio = contrast(getComputedStyle(entry, "::before").backgroundColor);
      if (ratio < 3) faint.push(`the rule beside “${entry.textContent}” ${ratio.toFixed(2)}`);
    }
    return { faint, texts: document.querySelectorAll(".fig text").length };
  });
  expect(texts).toBeGreaterThan(10);
  return faint;
}
