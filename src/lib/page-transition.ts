type Navigate = (to: string | number, options?: object) => unknown;

/** What Gatsby's runtime hangs on the window; its links go through `___navigate`. */
export type GatsbyWindow = {
  ___navigate: Navigate;
  ___loader: { loadPage: (pathname: string) => Promise<unknown> };
};

/** The old picture stands still until the new page is there; it never stands longer than this. Milliseconds. */
const LONGEST_STILL = 1000;

let arrived = () => {};

/**
 * Lets pages fade into each other where the browser has view transitions and motion is welcome.
 *
 * Gatsby tells of a route only while React is replacing it, too late for a picture of the old page: so its `navigate`
 * is wrapped. The page is loaded first, since nothing on the screen changes while a transition waits. Then both start
 * at once: Gatsby's router changes the route in the next animation frame, and the browser takes its picture at the end
 * of that same frame, before React has rendered anything.
 */
export function fadeBetweenPages(gatsby: GatsbyWindow): void {
  const navigate = gatsby.___navigate;
  gatsby.___navigate = (to, options) => {
    const pathname = otherPage(to);
    if (pathname === undefined || !fadeIsWelcome()) return navigate(to, options);
    return gatsby.___loader.loadPage(pathname).then(
      () => {
        const arrival = new Promise<void>((resolve) => {
          arrived = resolve;
          setTimeout(resolve, LONGEST_STILL);
        });
        // Skipped by the browser, in a hidden tab for instance, the page changes all the same.
        document.startViewTransition(() => arrival).ready.catch(() => undefined);
        navigate(to, options);
      },
      () => navigate(to, options),
    );
  };
}

/** The new page stands: to be called after each change of route. */
export function pageArrived(): void {
  arrived();
}

function otherPage(to: string | number): string | undefined {
  if (typeof to === "number") return undefined;
  const { pathname } = new URL(to, window.location.href);
  return pathname === window.location.pathname ? undefined : pathname;
}

function fadeIsWelcome(): boolean {
  return (
    typeof document.startViewTransition === "function" &&
    !window.matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}
