import { type RefObject, useEffect, useRef, useState } from "react";
import { addDismissible } from "../lib/dismissal";
import { idOf } from "../navigation/readable-address";

/** What a preview is about: the link, or the symbol of a formula, that asked, and the element it leads to. */
export type Previewed = { link: Element; target: HTMLElement };

/** Long enough that a pointer on its way elsewhere opens nothing; milliseconds. */
const OPEN_DELAY = 150;
/** Long enough to cross the gap between a link and its preview; milliseconds. */
const CLOSE_DELAY = 250;

/**
 * Shows what a link inside the page, or a symbol of a formula, leads to, on hover, focus and tap.
 *
 * As WCAG 1.4.13 asks: Escape dismisses it, the pointer may move onto it, and it stays until the reader leaves. On
 * touch the first tap shows the preview, and a second one follows the link, where there is one.
 */
export function usePreview(
  text: RefObject<HTMLElement>,
  card: RefObject<HTMLElement>,
  selector: string,
): Previewed | undefined {
  const [previewed, setPreviewed] = useState<Previewed>();
  const current = useRef<Previewed>();
  current.current = previewed;

  useEffect(() => {
    const container = text.current;
    if (!container) return;
    let timer = 0;
    let touching = false;

    const linkOf = (event: Event): Element | null =>
      event.target instanceof Element ? event.target.closest(selector) : null;
    const show = (link: Element) => {
      const id = link instanceof HTMLAnchorElement ? idOf(link.hash) : link.getAttribute("data-symbol");
      const target = document.getElementById(id ?? "");
      if (target) setPreviewed({ link, target });
    };
    const later = (action: () => void, delay: number) => {
      window.clearTimeout(timer);
      timer = window.setTimeout(action, delay);
    };
    const hide = () => {
      window.clearTimeout(timer);
      setPreviewed(undefined);
    };
    const isOnCard = (node: EventTarget | null) =>
      node instanceof Node && Boolean(card.current?.contains(node));

    const over = (event: PointerEvent) => {
      if (event.pointerType === "touch") return;
      const link = linkOf(event);
      if (link) later(() => show(link), OPEN_DELAY);
      else if (isOnCard(event.target)) window.clearTimeout(timer);
    };
    const out = (event: PointerEvent) => {
      if (event.pointerType === "touch") return;
      if (linkOf(event) || isOnCard(event.target)) later(hide, CLOSE_DELAY);
    };
    const focusIn = (event: FocusEvent) => {
      const link = linkOf(event);
      if (link?.matches(":focus-visible")) show(link);
    };
    const down = (event: PointerEvent) => {
      touching = event.pointerType === "touch";
      window.clearTimeout(timer);
    };
    const click = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || !touching) return;
      if (current.current?.link === link) return hide();
      event.preventDefault();
      show(link);
    };

    document.addEventListener("pointerover", over);
    document.addEventListener("pointerout", out);
    document.addEventListener("pointerdown", down);
    document.addEventListener("focusin", focusIn);
    container.addEventListener("click", click);
    window.addEventListener("hashchange", hide);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener("pointerover", over);
      document.removeEventListener("pointerout", out);
      document.removeEventListener("pointerdown", down);
      document.removeEventListener("focusin", focusIn);
      container.removeEventListener("click", click);
      window.removeEventListener("hashchange", hide);
    };
  }, [text, card, selector]);

  useEffect(() => {
    if (!previewed) return;
    return addDismissible({
      // Another link may have asked in the meantime.
      dismiss: () => setPreviewed((latest) => (latest === previewed ? undefined : latest)),
      parts: () => [previewed.link, card.current],
    });
  }, [previewed, card]);

  return previewed;
}
