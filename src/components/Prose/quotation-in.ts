import { FORMULA, type Quotation } from "../../lib/quotation";

/** What is selected in a paragraph, with what stands around it; where nothing is, or more than that, all of it. */
export function quotationIn(paragraph: HTMLElement): Quotation {
  const all = document.createRange();
  all.selectNodeContents(paragraph);
  const selection = document.getSelection();
  const selected = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  if (!selected || selected.collapsed || !paragraph.contains(selected.commonAncestorContainer))
    return { before: "", words: textOf(all), after: "" };
  const before = all.cloneRange();
  before.setEnd(selected.startContainer, selected.startOffset);
  const after = all.cloneRange();
  after.setStart(selected.endContainer, selected.endOffset);
  return { before: textOf(before), words: textOf(selected), after: textOf(after) };
}

function textOf(range: Range): string {
  const text = range.cloneContents();
  for (const formula of text.querySelectorAll("math")) formula.replaceWith(FORMULA);
  return text.textContent ?? "";
}
