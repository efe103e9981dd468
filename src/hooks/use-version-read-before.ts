import { useEffect, useState } from "react";

/**
 * The version of a paper that this browser showed before, where that was another; undefined until that is known.
 *
 * It is kept in the browser alone, for each paper. Where storage is denied, nothing is known.
 */
export function useVersionReadBefore(slug: string, version: string): string | undefined {
  const [before, setBefore] = useState<string>();
  useEffect(() => {
    try {
      const key = `read-${slug}`;
      const read = window.localStorage.getItem(key);
      if (read !== version) window.localStorage.setItem(key, version);
      setBefore(read && read !== version ? read : undefined);
    } catch {
      setBefore(undefined);
    }
  }, [slug, version]);
  return before;
}
