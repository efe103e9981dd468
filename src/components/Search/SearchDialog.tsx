import { navigate } from "gatsby";
import { type FormEvent, type KeyboardEvent, type MouseEvent, useId, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { useModalDialog } from "../../hooks/use-modal-dialog";
import { type SearchState, useSearch } from "../../hooks/use-search";
import { arrowStep } from "../../lib/arrow-step";
import { search } from "../../lib/search";
import { showSection } from "../../navigation/show-section";
import type { DialogProps } from "../LazyDialog/LazyDialog";
import * as styles from "./Search.module.css";
import { SearchResults } from "./SearchResults";
import { SearchSuggestions } from "./SearchSuggestions";

type SearchDialogProps = DialogProps & {
  /** What was typed before the dialog was there. */
  typed?: string;
};

/** A place among the results of these words, from 0: among others it would be another result, or none. */
type Selection = { words: string; place: number };

/**
 * The search: a field, and below it what can be asked, or the sections in which the words were found.
 *
 * The focus stays in the field, where typing goes on; the arrow keys select a result, and Enter opens it: the best one
 * to begin with. It stands in the body, so that no style of the place that opens it reaches it.
 */
export default function SearchDialog({ onClose, typed = "" }: SearchDialogProps) {
  const dialog = useModalDialog(onClose);
  const [query, setQuery] = useState(typed);
  const [selection, setSelection] = useState<Selection>();
  const words = query.trim();
  const state = useSearch(words);
  const pages = state.kind === "found" ? state.pages : [];
  const found = state.kind === "found" ? state.words : "";
  const selected = selection?.words === found ? selection.place : 0;
  const select = (place: number) => setSelection({ words: found, place });
  const count = pages.reduce((sum, { hits }) => sum + hits.length, 0);
  const [fieldId, listId] = [useId(), useId()];

  const follow = (address: string) => {
    // Whatever is shown next, an open dialog would keep the focus from it.
    flushSync(onClose);
    const { pathname, hash } = new URL(address, window.location.href);
    const here = pathname === window.location.pathname.replace(/\/$/, "");
    if (here && hash) return showSection(hash);
    void navigate(pathname + hash);
    if (here) document.getElementById("main")?.focus();
  };
  const press = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    follow(link.href);
  };
  /** What is asked for before its results have come is opened as soon as they have. */
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (words === "") return;
    const answer = await search(words).catch(() => undefined);
    const hit = answer?.pages.flatMap(({ hits }) => hits)[found === words ? selected : 0];
    const field = dialog.current?.querySelector("input");
    if (hit && dialog.current?.open && field?.value.trim() === words) follow(hit.url);
  };
  const move = (event: KeyboardEvent) => {
    const step = arrowStep(event.nativeEvent);
    if (step === 0 || count === 0) return;
    event.preventDefault();
    const next = (selected + step + count) % count;
    select(next);
    document.getElementById(`${listId}${next}`)?.scrollIntoView({ block: "nearest" });
  };

  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search the litepapers"
      onClick={press}
      onKeyDown={move}
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
          aria-activedescendant={count > 0 ? `${listId}${selected}` : undefined}
          autoComplete="off"
          enterKeyHint="go"
          placeholder="Papers and glossary"
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
            setSelection(undefined);
          }}
        />
        <button className={styles.close} type="button" onClick={onClose}>
          Close
        </button>
      </form>
      <p className={styles.status} role="status">
        {statusOf(state, count)}
      </p>
      {/* Other results are read from their beginning: a list of their own. */}
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
      return "The search could not be loaded. Check the connection, and type to try again.";
    case "found": {
      if (count === 0) return `Nothing found for ${quote(state.words)}.`;
      if (!state.instead) return `${resultsOf(count)} for ${quote(state.words)}`;
      const { typed, shown } = state.instead;
      return `Nothing has ${typed.map(quote).join(" or ")}. Shown: ${shown}. ${resultsOf(count)}.`;
    }
  }
}

const resultsOf = (count: number) => `${count} ${count === 1 ? "result" : "results"}`;

/** In quotation marks, once: who looks for a phrase has typed some. */
function quote(words: string): string {
  return `“${words.replaceAll(/^["“”]+|["“”]+$/g, "")}”`;
}
