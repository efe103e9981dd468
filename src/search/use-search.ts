import { useEffect, useState } from "react";
import { type SearchAnswer, search } from "./search";
import { loadAids, type Suggestions } from "./search-aids";

export type SearchState =
  | { kind: "searching" | "failed" }
  | { kind: "idle"; suggestions: readonly Suggestions[] }
  | ({ kind: "found"; words: string } & SearchAnswer);

/** A search begins when typing has paused for this long; milliseconds. */
const PAUSE = 120;

/** What is found for words as they are typed; until then what was found last. Without words, suggestions. */
export function useSearch(words: string): SearchState {
  const [state, setState] = useState<SearchState>({ kind: "idle", suggestions: [] });

  useEffect(() => {
    let outdated = false;
    const show = (answer: Promise<SearchState>) =>
      answer
        .catch((): SearchState => ({ kind: "failed" }))
        .then((next) => {
          if (!outdated) setState(next);
        });
    const look = () => {
      setState((current) => (current.kind === "found" ? current : { kind: "searching" }));
      void show(search(words).then((answer) => ({ kind: "found", words, ...answer })));
    };
    const timer = words === "" ? undefined : window.setTimeout(look, PAUSE);
    if (words === "") void show(loadAids().then(({ suggestions }) => ({ kind: "idle", suggestions })));
    return () => {
      outdated = true;
      window.clearTimeout(timer);
    };
  }, [words]);

  return state;
}
