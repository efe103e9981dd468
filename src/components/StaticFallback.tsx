import { type ReactNode, useLayoutEffect, useRef } from "react";
import { showStaticPage } from "../browser/show-static-page";
import { ErrorBoundary } from "./ErrorBoundary";

/** `root` is the element that React hydrates. */
type StaticFallbackProps = { root: Element; children: ReactNode };

/**
 * Puts back the elements that React removes after an error that no other boundary has caught, as without scripts,
 * and scrolls to the last position, in CSS px. That is saved by a listener, because it is 0 once React has emptied the page.
 */
export function StaticFallback({ root, children }: StaticFallbackProps) {
  const pageNodes = useRef([...root.childNodes]);
  const scrollTop = useRef(window.scrollY);

  useLayoutEffect(() => {
    if (root.hasChildNodes()) pageNodes.current = [...root.childNodes];
    const saveScrollPosition = () => {
      scrollTop.current = window.scrollY;
    };
    window.addEventListener("scroll", saveScrollPosition, { passive: true });
    return () => window.removeEventListener("scroll", saveScrollPosition);
  }, [root]);

  const restorePage = () => {
    root.replaceChildren(...pageNodes.current);
    window.scrollTo({ top: scrollTop.current, behavior: "instant" });
    showStaticPage();
  };
  return (
    <ErrorBoundary fallback={null} onError={restorePage}>
      {children}
    </ErrorBoundary>
  );
}
