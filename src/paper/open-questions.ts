import type { Element, ElementContent, Parents } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { sha256 } from "../text/sha256";
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
  /** The one or two sentences before it in its block, on which it may rest. */
  context: string | null;
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
  const add = ({ children, before }: Run, { properties, tagName }: Element) => {
    const words = wordsOf(children);
    const text = words.charAt(0).toUpperCase() + words.slice(1);
    if (/^(?:Nothing\.?)?$/.test(text)) return;
    const opening = text.toLowerCase().split(/\s+/).slice(0, WORDS_THAT_IDENTIFY).join(" ");
    const key = sha256(`${section} ${opening}`).slice(0, 6);
    const id = tagName === "p" && properties.id ? String(properties.id) : null;
    const context = wordsOf(before)
      .split(/(?<=[.:;?!])\s+/)
      .slice(-2)
      .join(" ");
    found.push({ key, section, paragraph: id, context: context || null, text });
  };
  const read = (parent: Parents): void => {
    for (const [index, child] of parent.children.entries()) {
      if (child.type !== "element") continue;
      if (/^h[23]$/.test(child.tagName)) section = String(child.properties.id);
      const label = parent.children.slice(0, index).findLast((before) => before.type === "element");
      if (child.tagName === "dd" && label && textOf(label) === "Open")
        add({ children: child.children, before: [] }, child);
      else {
        for (const run of openRuns(child.children)) add(run, child);
        read(child);
      }
    }
  };
  read(tree);
  return found;
}

/** What stands behind a mark up to the next one, and before it in its block. */
type Run = { children: ElementContent[]; before: readonly ElementContent[] };

/** What stands behind each mark `[open]` at a sentence's beginning. */
function openRuns(children: readonly ElementContent[]): Run[] {
  const runs: Run[] = [];
  const before: ElementContent[] = [];
  let run: Run | undefined;
  for (const child of children) {
    const source = sourceOf(child);
    if (source) {
      const begins = /(?:^|[.:;?!])\s*$/.test(before.map((node) => textOf(node)).join(""));
      run = source === "open" && begins ? { children: [], before: [...before] } : undefined;
      if (run) runs.push(run);
    } else {
      run?.children.push(child);
      before.push(child);
    }
  }
  return runs;
}

const wordsOf = (children: readonly ElementContent[]) =>
  titleOf({ type: "element", tagName: "p", properties: {}, children: [...children] });
