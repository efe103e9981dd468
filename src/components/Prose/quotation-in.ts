import { FORMULA, type Quotation } from "../../lib/quotation";

/** Where one of these begins, a browser sees no word go on, also where nothing stands between it and what is before it. */
const BLOCKS = "p, div, li, dt, dd, th, td, figcaption, summary, aside, pre, text";

/** What is selected in a paragraph, with what stands around it; where nothing is, or more than that, all of it. */
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

/** All that a browser can look for in a text. */
export function searchableText(text: Element): string {
  return wordsIn(contentsOf(text));
}

/** What a part of the page says as it is served; the page may show a run with other numbers beside the printed ones. */
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
