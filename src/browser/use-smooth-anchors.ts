import { useEffect } from "react";
import { getFragmentId } from "../site/readable-address";
import { openDetailsAround } from "./open-details-around";

/** A smooth scroll takes less time. This ends one in browsers without `scrollend`: https://caniuse.com/mdn-api_document_scrollend_event. */
const MAX_SCROLL_MS = 1500;

/**
 * Makes jumps within the page smooth, and opens the `<details>` that they lead into.
 *
 * The browser still follows the link itself, with its address, `:target` and focus. `scroll-behavior` is smooth only
 * while it does, since it would also animate the way to the top of a new page. `elements.css` leaves it out under
 * reduced motion.
 */
export function useSmoothAnchors(): void {
  useEffect(() => {
    const root = document.documentElement;
    let timer = 0;
    const endSmoothScroll = () => {
      window.clearTimeout(timer);
      delete root.dataset.scroll;
    };
    const startSmoothScroll = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link?.hash || link.pathname !== window.location.pathname) return;
      if (isFollowedHere(event)) openDetailsAround(document.getElementById(getFragmentId(link.hash)));
      root.dataset.scroll = "smooth";
      window.clearTimeout(timer);
      timer = window.setTimeout(endSmoothScroll, MAX_SCROLL_MS);
    };
    // The listener captures, so that it runs before the link's own handlers, which may scroll at once.
    document.addEventListener("click", startSmoothScroll, { capture: true });
    document.addEventListener("scrollend", endSmoothScroll);
    return () => {
      document.removeEventListener("click", startSmoothScroll, { capture: true });
      document.removeEventListener("scrollend", endSmoothScroll);
      endSmoothScroll();
    };
  }, []);
}

/** With one of these keys browsers open the link in another tab or window, or download it. */
const isFollowedHere = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => !ctrlKey && !metaKey && !shiftKey;
