import type { Element, ElementContent, Parents } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { sha256 } from "../content/sha256";
import { sourceOf } from "./marks";
import { titleOf } from "./section-texts";

/** What nobody has said, as a paper says so. */
export type OpenQuestion = {
  /** Made from its section and its first words, so that it stays when others come and go. */
  key: string;
  /** Id of the heading above it. */
  section: string | null;
  /** Id of the paragraph that it stands in, if that has one. */
  paragraph: string | null;
  text: string;
};

const WORDS_THAT_IDENTIFY = 8;

/**
 * Every open question of a paper, in order: what stands behind a mark `[open]`, up to the next mark, and what a card says to
 * be open. A mark within a sentence is no question: it explains the marks, or adds to what the sentence says.
 */
export function openQuestions(tree: Parents): OpenQuestion[] {
  const found: OpenQuestion[] = [];
  let section: string | null = null;
  const add = (children: readonly ElementContent[], { properties, tagName }: Element) => {
    const words = titleOf({ type: "element", tagName: "p", properties: {}, children: [...children] });
    const text = words.charAt(0).toUpperCase() + words.slice(1);
    if (/^(?:Nothing\.?)?$/.test(text)) return;
    const opening = text.toLowerCase().split(/\s+/).slice(0, WORDS_THAT_IDENTIFY).join(" ");
    const key = sha256(`${section} ${opening}`).slice(0, 6);
    const id = tagName === "p" && properties.id ? String(properties.id) : null;
    found.push({ key, section, paragraph: id, text });
  };
  const read = (parent: Parents): void => {
    for (const [index, child] of parent.children.entries()) {
      if (child.type !== "element") continue;
      if (/^h[23]$/.test(child.tagName)) section = String(child.properties.id);
      const label = parent.children.slice(0, index).findLast((before) => before.type === "element");
      if (child.tagName === "dd" && label && textOf(label) === "Open") add(child.children, child);
      else {
        for (const run of openRuns(child.children)) add(run, child);
        read(child);
      }
    }
  };
  read(tree);
  return found;
}

/** What stands behind each mark `[open]` at a sentence's beginning, up to the next mark. */
function openRuns(children: readonly ElementContent[]): ElementContent[][] {
  const runs: ElementContent[][] = [];
  let run: ElementContent[] | undefined;
  let before = "";
  for (const child of children) {
    const source = sourceOf(child);
    if (source) {
      run = source === "open" && /(?:^|[.:;?!])\s*$/.test(before) ? [] : undefined;
      if (run) runs.push(run);
    } else run?.push(child);
    before += source ? "" : textOf(child);
  }
  return runs;
}
