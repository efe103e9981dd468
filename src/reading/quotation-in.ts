import { FORMULA, type Quotation } from "./quotation";

/** Elements at whose beginning a browser ends a word, also where no blank stands. */
const BLOCKS = "p, div, li, dt, dd, th, td, figcaption, summary, pre, text";

/** The selection within a paragraph and the words around it; without one, the whole paragraph. */
export function quotationIn(paragraph: HTMLElement): Quotation {
  const all = contentsOf(paragraph);
  const selection = document.getSelection();
  const selected = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  if (!selected || selected.collapsed || !paragraph.contains(selected.commonAncestorContainer))
    return { before: "", words: wordsIn(all), after: "" };
  const before = all.cloneRange();
  before.setEnd(selected.startContainer, selected.startOffset);
  const after = all.cloneRange();
  after.setStart(selected.endContainer, selected.endOffset);
  return { before: wordsIn(before), words: wordsIn(selected), after: wordsIn(after) };
}

/** All the text in which a browser can find a quotation. */
export function searchableText(text: Element): string {
  return wordsIn(contentsOf(text));
}

/** The text as it is served: without the numbers of a changed run, which stand beside the printed ones. */
export function servedText(part: Element): string {
  return served(contentsOf(part)).textContent ?? "";
}

function wordsIn(range: Range): string {
  const text = served(range);
  for (const formula of text.querySelectorAll("math")) formula.replaceWith(FORMULA);
  for (const block of text.querySelectorAll(BLOCKS)) block.before(" ");
  return text.textContent ?? "";
}

function served(range: Range): DocumentFragment {
  const contents = range.cloneContents();
  for (const now of contents.querySelectorAll(".live-now")) now.remove();
  return contents;
}

function contentsOf(element: Element): Range {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range;
}
