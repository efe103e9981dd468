import { useEffect } from "react";
import { getFragmentId } from "../site/readable-address";
import { openDetailsAround } from "./open-details-around";

/** Longer than browsers take for a smooth scroll; only for those that never say `scrollend`. */
const MAX_SCROLL = 1500;

/**
 * Makes jumps within the page smooth, and opens the folds that they lead into.
 *
 * The browser still follows the link itself, with its address, `:target` and focus; `scroll-behavior` is smooth only
 * while it does, since on the whole document it would also animate the way to the top of a new page. `elements.css`
 * leaves it out when reduced motion is asked for.
 */
export function useSmoothAnchors(): void {
  useEffect(() => {
    const root = document.documentElement;
    let timer = 0;
    const stop = () => {
      window.clearTimeout(timer);
      delete root.dataset.scroll;
    };
    const start = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link?.hash || link.pathname !== window.location.pathname) return;
      // Not every browser opens what is closed around the place.
      if (isFollowedHere(event)) openDetailsAround(document.getElementById(getFragmentId(link.hash)));
      root.dataset.scroll = "smooth";
      window.clearTimeout(timer);
      timer = window.setTimeout(stop, MAX_SCROLL);
    };
    // Before the handlers of the link itself, which may go there at once.
    document.addEventListener("click", start, { capture: true });
    document.addEventListener("scrollend", stop);
    return () => {
      document.removeEventListener("click", start, { capture: true });
      document.removeEventListener("scrollend", stop);
      stop();
    };
  }, []);
}

const isFollowedHere = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => !ctrlKey && !metaKey && !shiftKey;
