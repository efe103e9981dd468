import { useEffect } from "react";

/** The part of an address that holds the changed run (`address.ts`). */
const RUN = /[?&](run=[^&#]+)/;

const PAPER = /^\/litepapers\/[\w-]+\/?$/;

/**
 * Adds the changed run of the page to the address of another paper, since all papers share one run. Any other address, and
 * one that asks for a run itself, stays as it is.
 */
export function withRun(address: string, here: Pick<Location, "href" | "search">): string {
  const run = RUN.exec(here.search)?.[1];
  if (!run) return address;
  const [from, to] = [new URL(here.href), new URL(address, here.href)];
  if (to.origin !== from.origin || !PAPER.test(to.pathname) || RUN.test(to.search)) return address;
  return `${to.pathname}${to.search ? `${to.search}&` : "?"}${run}${to.hash}`;
}

/**
 * Has the links to other papers lead to the run as the reader has changed it, before they are followed, opened in another
 * tab or copied. `flush` writes that run into the address at once.
 */
export function useRunInLinks(flush: () => void): void {
  useEffect(() => {
    const listeners = new AbortController();
    const rewritten = new WeakMap<Element, { from: string; to: string }>();
    const rewrite = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
      if (!link) return;
      flush();
      const href = link.getAttribute("href") ?? "";
      const known = rewritten.get(link);
      // React may have given the link another address meanwhile.
      const from = known?.to === href ? known.from : href;
      const to = withRun(from, window.location);
      if (to !== href) link.setAttribute("href", to);
      rewritten.set(link, { from, to });
    };
    for (const event of ["pointerdown", "focusin", "click"])
      document.addEventListener(event, rewrite, { capture: true, signal: listeners.signal });
    return () => listeners.abort();
  }, [flush]);
}
