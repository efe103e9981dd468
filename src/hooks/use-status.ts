import { useEffect, useState } from "react";

/** Long enough to be read; milliseconds. */
const SAID_FOR = 4000;

/**
 * What a control has just done, for a few seconds. Where the same may be said again, it is taken back first: what has
 * not changed is not read out again.
 */
export function useStatus(): [status: string | undefined, say: (text: string | undefined) => void] {
  // An object, so that each has its own time.
  const [status, setStatus] = useState<{ text: string }>();

  useEffect(() => {
    if (!status) return;
    const timer = window.setTimeout(() => setStatus(undefined), SAID_FOR);
    return () => window.clearTimeout(timer);
  }, [status]);

  return [status?.text, (text) => setStatus(text === undefined ? undefined : { text })];
}
