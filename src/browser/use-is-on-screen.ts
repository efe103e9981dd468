import { type RefObject, useEffect, useState } from "react";

/** Whether any part of the element is in the window: `undefined` until the browser has said so, and where it cannot. */
export function useIsOnScreen(element: RefObject<Element | null>): boolean | undefined {
  const [onScreen, setOnScreen] = useState<boolean>();

  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver((entries) => setOnScreen(entries.at(-1)?.isIntersecting));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return onScreen;
}
