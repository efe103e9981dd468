import { type RefObject, useEffect, useRef, useState } from "react";
import { idOf } from "../site/readable-address";
import { addDismissible } from "../browser/dismissal";

/** What a preview is about: the link, or the symbol of a formula, that asked, and the element it leads to. */
export type Previewed = { link: Element; target: HTMLElement };

/** Citations, terms and symbols. */
const PREVIEWED = 'a[role="doc-biblioref"], a.term, a.symbol, [data-symbol]';

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
): Previewed | undefined {
  const [previewed, setPreviewed] = useState<Previewed>();
  const current = useRef<Previewed>();
  current.current = previewed;

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    let timer = 0;
    let touching = false;

    const linkOf = ({ target }: Event): Element | null =>
      target instanceof Element ? target.closest(PREVIEWED) : null;
    const isOnCard = ({ target }: Event) => target instanceof Node && Boolean(card.current?.contains(target));
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
    const over = (event: PointerEvent) => {
      if (event.pointerType === "touch") return;
      const link = linkOf(event);
      if (link) later(() => show(link), OPEN_DELAY);
      else if (isOnCard(event)) window.clearTimeout(timer);
    };
    const out = (event: PointerEvent) => {
      if (event.pointerType !== "touch" && (linkOf(event) || isOnCard(event))) later(hide, CLOSE_DELAY);
    };
    const focusIn = (event: FocusEvent) => {
      const link = linkOf(event);
      if (link?.matches(":focus-visible")) show(link);
    };
    const down = ({ pointerType }: PointerEvent) => {
      touching = pointerType === "touch";
      window.clearTimeout(timer);
    };
    const click = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || !touching) return;
      if (current.current?.link === link) return hide();
      event.preventDefault();
      show(link);
    };

    document.addEventListener("pointerover", over, { signal });
    document.addEventListener("pointerout", out, { signal });
    document.addEventListener("pointerdown", down, { signal });
    document.addEventListener("focusin", focusIn, { signal });
    text.current?.addEventListener("click", click, { signal });
    window.addEventListener("hashchange", hide, { signal });
    return () => {
      window.clearTimeout(timer);
      listeners.abort();
    };
  }, [text, card]);

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
