import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type TouchEvent,
  useEffect,
  useId,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { arrowStep } from "../browser/arrow-step";
import { useModalDialog } from "../browser/use-modal-dialog";
import * as styles from "./Search.module.css";
import { SearchResults, SearchSuggestions } from "./SearchResults";
import { type SearchState, useSearch } from "./use-search";

/** The index of a result among those of these words. */
type Selection = { words: string; index: number };

/**
 * The search: a field, and below it suggestions or results. The focus stays in the field; the arrow keys select a result,
 * at first the best one, and Enter opens it. It stands in the body, out of reach of the styles around its button.
 */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const dialog = useModalDialog(onClose);
  const [query, setQuery] = useState("");
  const [selection, setSelection] = useState<Selection>();
  const [entered, setEntered] = useState("");
  const words = query.trim();
  const state = useSearch(words);
  const pages = state.kind === "found" ? state.pages : [];
  const found = state.kind === "found" ? state.words : "";
  const selected = selection?.words === found ? selection.index : 0;
  const count = pages.reduce((sum, { hits }) => sum + hits.length, 0);
  const [fieldId, listId] = [useId(), useId()];
  const selectedId = `${listId}${selected}`;

  // Enter opens a result once those of the words in the field are there, which may be later.
  useEffect(() => {
    if (entered === "" || entered !== found) return;
    setEntered("");
    document.getElementById(selectedId)?.click();
  }, [entered, found, selectedId]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setEntered(words);
  };
  /** The browser follows a link by itself; an open dialog would keep the focus from where it leads. */
  const closeAtLink = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const link = target instanceof Element && target.closest("a");
    if (!link || ctrlKey || metaKey || shiftKey) return;
    // With another query the browser would load the open page anew, without its figures' views.
    if (link.hash && link.pathname === window.location.pathname) link.search = window.location.search;
    dialog.current?.close();
  };
  const select = (index: number) => setSelection({ words: found, index });
  const move = (event: KeyboardEvent) => {
    const step = arrowStep(event.nativeEvent);
    if (step === 0 || count === 0) return;
    event.preventDefault();
    const next = (selected + step + count) % count;
    select(next);
    document.getElementById(`${listId}${next}`)?.scrollIntoView({ block: "nearest" });
  };

  /** The keyboard of a phone covers the last results: it goes when they are scrolled. */
  const scroll = ({ target }: TouchEvent) => {
    if (target instanceof Element && !target.closest("form")) document.getElementById(fieldId)?.blur();
  };

  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search the litepapers"
      onClick={closeAtLink}
      onKeyDown={move}
      onTouchMove={scroll}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: React 18 has no type for <search> */}
      <form className={styles.form} role="search" onSubmit={submit}>
        <label className="visually-hidden" htmlFor={fieldId}>
          Search the litepapers and the glossary
        </label>
        <input
          className={styles.field}
          id={fieldId}
          type="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls={listId}
          aria-activedescendant={count > 0 ? selectedId : undefined}
          autoComplete="off"
          enterKeyHint="go"
          placeholder="Papers and glossary"
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
            setSelection(undefined);
            setEntered("");
          }}
        />
        <button className={`quiet ${styles.close}`} type="button" onClick={onClose}>
          Close
        </button>
      </form>
      <p className={`quiet ${styles.status}`} role="status">
        {statusOf(state, count)}
      </p>
      {/* The key makes new results a new list, which starts at its top. */}
      <SearchResults key={found} id={listId} pages={pages} selected={selected} onSelect={select} />
      {state.kind === "idle" && state.suggestions.length > 0 && (
        <SearchSuggestions suggestions={state.suggestions} />
      )}
    </dialog>,
    document.body,
  );
}

function statusOf(state: SearchState, count: number): string {
  switch (state.kind) {
    case "idle":
      return "";
    case "searching":
      return "Searching…";
    case "failed":
      return typeof WebAssembly !== "undefined"
        ? "The search could not be loaded. Check the connection, and type to try again."
        : "The search needs WebAssembly, which is switched off in this browser, as by Lockdown Mode.";
    case "found": {
      if (count === 0) return `Nothing found for ${quote(state.words)}.`;
      if (!state.instead) return `${resultsOf(count)} for ${quote(state.words)}`;
      const { typed, shown } = state.instead;
      return `Nothing has ${typed.map(quote).join(" or ")}. Shown: ${shown}. ${resultsOf(count)}.`;
    }
  }
}

const resultsOf = (count: number) => `${count} ${count === 1 ? "result" : "results"}`;

/** In quotation marks, once: a typed phrase has its own. */
function quote(words: string): string {
  return `“${words.replaceAll(/^["“”]+|["“”]+$/g, "")}”`;
}
