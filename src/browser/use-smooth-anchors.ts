import { useEffect } from "react";
import { getFragmentId } from "../site/readable-address";

/** A smooth scroll takes less time. */
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
    const { dataset } = document.documentElement;
    let timer = 0;
    const startSmoothScroll = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest("a") : null;
      if (!link?.hash || link.pathname !== window.location.pathname) return;
      // Browsers should open the `<details>` around a fragment, but not all do yet: https://bugs.webkit.org/show_bug.cgi?id=228843,
      // https://bugzilla.mozilla.org/show_bug.cgi?id=1724299.
      let details = document.getElementById(getFragmentId(link.hash))?.closest("details");
      for (; details; details = details.parentElement?.closest("details")) details.open = true;
      dataset.scroll = "smooth";
      window.clearTimeout(timer);
      timer = window.setTimeout(() => delete dataset.scroll, MAX_SCROLL_MS);
    };
    // The listener captures, so that it runs before the link's own handlers, which may scroll at once.
    document.addEventListener("click", startSmoothScroll, { capture: true });
    return () => document.removeEventListener("click", startSmoothScroll, { capture: true });
  }, []);
}
