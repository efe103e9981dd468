import { useEffect, useState } from "react";
import { type SearchResult, search } from "../lib/search";

export type SearchState =
  | { kind: "idle" | "searching" | "failed" }
  | { kind: "found"; words: string; results: readonly SearchResult[] };

/** A search begins when typing has paused for this long; milliseconds. */
const PAUSE = 120;

/** What is found for words, as they are typed; what was found last stands until then. */
export function useSearch(words: string): SearchState {
  const [state, setState] = useState<SearchState>({ kind: "idle" });

  useEffect(() => {
    if (words === "") {
      setState({ kind: "idle" });
      return;
    }
    let outdated = false;
    const timer = window.setTimeout(async () => {
      setState((current) => (current.kind === "found" ? current : { kind: "searching" }));
      try {
        const results = await search(words);
        if (!outdated) setState({ kind: "found", words, results });
      } catch {
        if (!outdated) setState({ kind: "failed" });
      }
    }, PAUSE);
    return () => {
      outdated = true;
      window.clearTimeout(timer);
    };
  }, [words]);

  return state;
}
