/** The old picture stands still until the new page is there; it never stands longer than this. Milliseconds. */
const MAX_WAIT = 1000;

let arrived = () => {};

/**
 * Changes the page, fading where the browser has view transitions and motion is welcome.
 *
 * Nothing on the screen changes while a transition waits, so the new page has to be loaded. Both start at once: Gatsby's
 * router changes the route in the next animation frame, and the browser takes its picture at the end of that same
 * frame, before React has rendered anything.
 */
export function fade(changePage: () => void): void {
  if (fadeIsWelcome()) {
    const arrival = new Promise<void>((resolve) => {
      arrived = resolve;
      setTimeout(resolve, MAX_WAIT);
    });
    // Skipped by the browser, in a hidden tab for instance, the page changes all the same.
    document.startViewTransition(() => arrival).ready.catch(() => undefined);
  }
  changePage();
}

/** The new page stands: to be called after each change of route. */
export function pageArrived(): void {
  arrived();
}

function fadeIsWelcome(): boolean {
  return (
    typeof document.startViewTransition === "function" &&
    !window.matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}
