import { type ReactNode, useState } from "react";
import { showStaticPage } from "../browser/show-static-page";
import { ErrorBoundary } from "./ErrorBoundary";

/** `root` is the element that React hydrates. */
type StaticFallbackProps = { root: Element; children: ReactNode };

/** Puts back the served elements, as without scripts, when React has removed them after an error that no other boundary has caught. */
export function StaticFallback({ root, children }: StaticFallbackProps) {
  const [servedNodes] = useState(() => [...root.childNodes]);
  const restorePage = () => {
    root.replaceChildren(...servedNodes);
    showStaticPage();
  };
  return (
    <ErrorBoundary fallback={null} onError={restorePage}>
      {children}
    </ErrorBoundary>
  );
}
