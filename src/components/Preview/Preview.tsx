import { type RefObject, useLayoutEffect, useRef } from "react";
import { usePreview } from "../../hooks/use-preview";
import * as styles from "./Preview.module.css";

/** Citations and terms: what a reader wants to see without losing the place. */
const PREVIEWED = 'a[href^="#reference-"], a[href^="#term-"]';
const EDGE = 16;

/** A card with what a citation or a term in the text leads to, beside the link that asks for it. */
export function Preview({ text }: { text: RefObject<HTMLElement> }) {
  const card = useRef<HTMLDivElement>(null);
  const [previewed] = usePreview(text, card, PREVIEWED);

  useLayoutEffect(() => {
    const element = card.current;
    if (!element || !previewed) return;
    const { link, target } = previewed;
    element.replaceChildren(...contentOf(target));
    const place = () => {
      const line = link.getClientRects()[0] ?? link.getBoundingClientRect();
      const { offsetWidth, offsetHeight } = element;
      const left = Math.max(
        EDGE,
        Math.min(line.left, document.documentElement.clientWidth - offsetWidth - EDGE),
      );
      const below = line.bottom + offsetHeight + EDGE < window.innerHeight;
      element.style.left = `${left + window.scrollX}px`;
      element.style.top = `${(below ? line.bottom + 6 : line.top - offsetHeight - 6) + window.scrollY}px`;
    };
    place();
    link.setAttribute("aria-describedby", element.id);
    window.addEventListener("resize", place);
    return () => {
      link.removeAttribute("aria-describedby");
      window.removeEventListener("resize", place);
    };
  }, [previewed]);

  return <div ref={card} className={styles.card} id="preview" role="tooltip" hidden={!previewed} />;
}

/** A copy of a reference without its back-links, or of a term with its definition, without the ids of the original. */
function contentOf(target: HTMLElement): Node[] {
  const copies = target.matches("dt") ? [target, target.nextElementSibling] : [target];
  return copies.flatMap((element) => {
    if (!element) return [];
    const copy = element.cloneNode(true) as Element;
    for (const part of copy.querySelectorAll(".backlinks")) part.remove();
    for (const part of copy.querySelectorAll("[id]")) part.removeAttribute("id");
    const line = document.createElement(element.matches("dt") ? "strong" : "p");
    line.append(...copy.childNodes);
    return [line];
  });
}
