/** What is wrong with the words of drawings, as a browser draws them. */
import type { Locator } from "@playwright/test";

export const labelFaults = (drawings: Locator) => drawings.evaluateAll(labelFaultsIn);

/**
 * Runs in the page: what is wrong with the labels of these drawings: not between 12 and 14 CSS px (a subscript at least 10,
 * on the landing page as large as small text and larger), cut by the drawing's edge, or over another label. A closed item of the accordion is opened first.
 */
export async function labelFaultsIn(svgs: Element[]): Promise<string[]> {
  const faultsOf = (svg: Element) => {
    const shown = (element: Element) => element.checkVisibility({ opacityProperty: true });
    const texts = [...svg.querySelectorAll("text")].filter(shown);
    const lines = texts.flatMap((text) => {
      const own = [...text.children].filter((child) => child.hasAttribute("x"));
      return (own.length > 0 ? own : [text]).map((line) => ({
        words: line.textContent ?? "",
        box: line.getBoundingClientRect(),
      }));
    });
    const frame = svg.getBoundingClientRect();
    const faults: string[] = [];
    if (lines.length < 2) faults.push(`has ${lines.length} labels`);

    for (const word of [...texts, ...texts.flatMap((text) => [...text.querySelectorAll("tspan")])]) {
      const scale = (word as SVGTextContentElement).getScreenCTM()?.a ?? 0;
      const size = Number.parseFloat(getComputedStyle(word).fontSize) * scale;
      const isOnLanding = svg.closest("[data-drawing], [data-shown]");
      const least = word.classList.contains("fig-subscript") ? 10 : isOnLanding ? 14 : 12;
      if (!(size >= least && (isOnLanding || size <= 14)))
        faults.push(`“${word.textContent}” is ${size.toFixed(1)} px`);
    }

    // A line's box is taller than its letters: these are between 20 and 80 % of it.
    const letters = lines.map(({ words, box }) => ({
      words,
      left: box.left,
      right: box.right,
      top: box.top + 0.2 * box.height,
      bottom: box.bottom - 0.2 * box.height,
    }));
    letters.forEach((label, index) => {
      if (
        label.left < frame.left - 0.5 ||
        label.right > frame.right + 0.5 ||
        label.top < frame.top ||
        label.bottom > frame.bottom
      )
        faults.push(`“${label.words}” is cut`);
      for (const other of letters.slice(index + 1)) {
        const apart =
          label.right < other.left ||
          other.right < label.left ||
          label.bottom < other.top ||
          other.bottom < label.top;
        if (!apart) faults.push(`“${label.words}” lies over “${other.words}”`);
      }
    });

    const name = svg.getAttribute("aria-label")?.slice(0, 24) ?? svg.querySelector("title")?.textContent;
    return faults.map((fault) => `${name}: ${fault}`);
  };

  await document.fonts.ready;
  const faults: string[] = [];
  for (const svg of svgs) {
    // The live drawing has taken its place meanwhile.
    if (!svg.isConnected) continue;
    const button = svg.closest("[data-open]")?.querySelector("button");
    if (button?.ariaExpanded === "false") {
      button.click();
      await new Promise((next) => requestAnimationFrame(next));
    }
    if (!svg.checkVisibility()) faults.push(`${svg.ariaLabel ?? svg.textContent} is not to be seen`);
    faults.push(...faultsOf(svg));
  }
  return faults;
}
