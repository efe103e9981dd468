import { navigate } from "gatsby";
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from "react";
import { type SearchResult, search } from "../../lib/search";
import * as styles from "./Search.module.css";

type SearchState =
  | { kind: "idle" | "searching" | "failed" }
  | { kind: "found"; query: string; results: readonly SearchResult[] };

const PAUSE = 120;

/** The search: a field, and below it the sections in which the words were found. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState("");
  const state = useSearch(query);
  const fieldId = useId();

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  const follow = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === dialog.current) return dialog.current.close();
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    dialog.current?.close();
    void navigate(link.pathname + link.hash);
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search the litepapers"
      onClose={onClose}
      onClick={follow}
      onKeyDown={moveFocus}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: React 18 has no type for <search> */}
      <form
        className={styles.form}
        method="dialog"
        role="search"
        onSubmit={(event) => event.preventDefault()}
      >
        <label className="visually-hidden" htmlFor={fieldId}>
          Search the litepapers and the glossary
        </label>
        <input
          className={styles.field}
          id={fieldId}
          type="search"
          autoComplete="off"
          placeholder="Search the litepapers and the glossary"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <button className={styles.close} type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </form>
      <p className={styles.status} role="status">
        {statusOf(state)}
      </p>
      {state.kind === "found" && <Results results={state.results} />}
    </dialog>
  );
}

function Results({ results }: { results: readonly SearchResult[] }) {
  return (
    <ul className={styles.pages}>
      {results.map(({ url, title, hits }) => (
        <li key={url}>
          <p className={styles.page}>{title}</p>
          <ul>
            {hits.map((hit) => (
              <li key={hit.url}>
                <a className={styles.hit} href={hit.url}>
                  <span className={styles.section}>{hit.title}</span>
                  <span className={styles.excerpt}>
                    {hit.excerpt.map(({ text, marked }, index) =>
                      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one string, never reordered
                      marked ? <mark key={index}>{text}</mark> : text,
                    )}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function useSearch(query: string): SearchState {
  const [state, setState] = useState<SearchState>({ kind: "idle" });
  const words = query.trim();

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
        if (!outdated) setState({ kind: "found", query: words, results });
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

function statusOf(state: SearchState): string {
  switch (state.kind) {
    case "idle":
      return "";
    case "searching":
      return "Searching…";
    case "failed":
      return "The search could not be loaded. Check the connection and type again.";
    case "found": {
      const sections = state.results.reduce((sum, { hits }) => sum + hits.length, 0);
      if (sections === 0) return `Nothing found for “${state.query}”.`;
      return `${sections} ${sections === 1 ? "section" : "sections"} for “${state.query}”`;
    }
  }
}

/** Arrow keys walk through the field and the results; Escape closes at once, where a search field would first empty itself. */
function moveFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key === "Escape") {
    event.preventDefault();
    event.currentTarget.close();
  }
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (step === 0) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input, a")];
  const index = stops.indexOf(document.activeElement as HTMLElement);
  stops[Math.max(0, Math.min(stops.length - 1, index + step))]?.focus();
  event.preventDefault();
}
