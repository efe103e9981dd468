import { type RefObject, useLayoutEffect, useRef } from "react";
import * as styles from "./Preview.module.css";
import { stayBeside } from "./place-beside";
import { usePreview } from "./use-preview";

/** A card with what a citation, a term or a symbol in the text leads to, beside the link that asks for it. */
export function Preview({ text }: { text: RefObject<HTMLElement> }) {
  const card = useRef<HTMLDivElement>(null);
  const previewed = usePreview(text, card);

  useLayoutEffect(() => {
    const element = card.current;
    if (!element || !previewed) return;
    const { link, target } = previewed;
    element.replaceChildren(...contentOf(target), ...claimOf(link, target));
    // A symbol's formula stays uncovered.
    const leave = stayBeside(element, link, link.closest("math") ?? link);
    link.setAttribute("aria-describedby", element.id);
    return () => {
      link.removeAttribute("aria-describedby");
      leave();
    };
  }, [previewed]);

  return (
    <div
      ref={card}
      className={`on-screen popover ${styles.card}`}
      id="preview"
      role="tooltip"
      hidden={!previewed}
    />
  );
}

/** What a citation is for: the text of the link back to it in the list of references. */
function claimOf(link: Element, target: HTMLElement): Node[] {
  const claim = link.id && target.querySelector(`a[href="#${link.id}"]:not([aria-label])`)?.textContent;
  if (!claim) return [];
  const line = document.createElement("p");
  line.className = styles.claim ?? "";
  line.textContent = `Cited here for: ${claim}`;
  return [line];
}

/**
 * A reference, or a term or symbol with its meaning: a clone without ids, back-links and addresses. It holds no links,
 * because no key leads into a tooltip; the link that asked for it leads to them.
 */
function contentOf(target: HTMLElement): Node[] {
  const elements = target.matches("dt") ? [target, target.nextElementSibling] : [target];
  return elements.flatMap((element) => {
    if (!element) return [];
    const clone = element.cloneNode(true) as Element;
    for (const part of clone.querySelectorAll('.backlinks, a[href^="http"]')) part.remove();
    for (const part of clone.querySelectorAll("[id]")) part.removeAttribute("id");
    for (const link of clone.querySelectorAll("a")) link.replaceWith(...link.childNodes);
    const line = document.createElement(element.matches("dt") ? "strong" : "p");
    line.append(...clone.childNodes);
    return [line];
  });
}
