import { useEffect, useState } from "react";

/** A short sentence is read in less time. */
const STATUS_DURATION_MS = 4000;

/**
 * Returns a message for a live region and its setter. The message disappears by itself. Before the same message is set again,
 * set undefined: screen readers announce only changes of a live region (WAI-ARIA 1.2, `aria-live`).
 */
export function useStatus(): [status: string | undefined, setStatus: (text: string | undefined) => void] {
  // An object, so that the same text starts the timer anew.
  const [message, setMessage] = useState<{ text: string }>();

  useEffect(() => {
    if (!message) return;
    const timer = window.setTimeout(() => setMessage(undefined), STATUS_DURATION_MS);
    return () => window.clearTimeout(timer);
  }, [message]);

  return [message?.text, (text) => setMessage(text === undefined ? undefined : { text })];
}
