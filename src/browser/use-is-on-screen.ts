import { type RefObject, useEffect, useState } from "react";

/** Returns true while any part of the element is in the window. It is undefined until the browser has reported it. */
export function useIsOnScreen(element: RefObject<Element | null>): boolean | undefined {
  const [isOnScreen, setOnScreen] = useState<boolean>();

  useEffect(() => {
    // Tests run without this API: jsdom has none (https://github.com/jsdom/jsdom/issues/2032).
    if (!element.current || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver((entries) => setOnScreen(entries.at(-1)?.isIntersecting));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return isOnScreen;
}
