import { useEffect } from "react";
import { withRun } from "./with-run";

/** What comes before a link is followed, opened beside or copied, with whatever device. */
const SIGNS = ["pointerdown", "focusin", "click"] as const;

/**
 * Has the links to other papers lead to the run as the reader has changed it, also in another tab. `flush` writes that into
 * the address at once.
 */
export function useRunInLinks(flush: () => void): void {
  useEffect(() => {
    const served = new Map<Element, string>();
    const follow = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest("a[href]") : null;
      if (!link) return;
      flush();
      const href = served.get(link) ?? link.getAttribute("href") ?? "";
      const address = withRun(href, window.location);
      if (address !== link.getAttribute("href")) link.setAttribute("href", address);
      if (address === href) served.delete(link);
      else served.set(link, href);
    };
    for (const sign of SIGNS) document.addEventListener(sign, follow, { capture: true });
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, follow, { capture: true });
      for (const [link, href] of served) link.setAttribute("href", href);
    };
  }, [flush]);
}
