import { type RefObject, useEffect } from "react";
import { readableText } from "./readable-text";

/** Copying from a text gives its words and formulae in readable lines, without its controls. */
export function useReadableCopy(text: RefObject<HTMLElement>): void {
  useEffect(() => {
    const copy = (event: ClipboardEvent) => {
      const selection = document.getSelection();
      const isField = event.target instanceof Element && event.target.closest("input, textarea");
      if (!event.clipboardData || isField || !selection?.rangeCount || selection.isCollapsed) return;
      // Firefox makes several ranges where something inside cannot be selected.
      const ranges = Array.from({ length: selection.rangeCount }, (_, index) => selection.getRangeAt(index));
      const { current } = text;
      if (!current || ranges.every((range) => !range.intersectsNode(current) || isInCode(range))) return;
      const readable = readableText(ranges);
      event.clipboardData.setData("text/plain", readable.text);
      event.clipboardData.setData("text/html", readable.html);
      event.preventDefault();
    };
    document.addEventListener("copy", copy);
    return () => document.removeEventListener("copy", copy);
  }, [text]);
}

/** Code is copied as it stands. */
function isInCode({ commonAncestorContainer: node }: Range): boolean {
  return (node instanceof Element ? node : node.parentElement)?.closest("pre") != null;
}
