import { useEffect, useState } from "react";

/** Long enough to be read; milliseconds. */
const SAID_FOR = 4000;

/**
 * What a control has just done, for a few seconds. Before the same is said again, say `undefined`: screen readers do not
 * read a text again that has not changed.
 */
export function useStatus(): [status: string | undefined, say: (text: string | undefined) => void] {
  // An object, so that the same text starts a new timer.
  const [status, setStatus] = useState<{ text: string }>();

  useEffect(() => {
    if (!status) return;
    const timer = window.setTimeout(() => setStatus(undefined), SAID_FOR);
    return () => window.clearTimeout(timer);
  }, [status]);

  return [status?.text, (text) => setStatus(text === undefined ? undefined : { text })];
}
