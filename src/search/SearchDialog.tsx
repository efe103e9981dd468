import { createElement, type FormEvent, Fragment, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import * as styles from "./Search.module.css";
import { MARK_PATTERN, normaliseQuery, type SearchHit, searchSite } from "./search";

type Results = { status: string; hits: readonly SearchHit[] };

const NO_RESULTS: Results = { status: "", hits: [] };

/** A dialog with a field and its results. It is a child of the body, out of reach of the styles around its button. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [results, setResults] = useState(NO_RESULTS);

  useEffect(() => dialog.current?.showModal(), []);

  /** Shows the results for the words in the field, and returns the first. */
  const updateResults = async (): Promise<SearchHit | undefined> => {
    const readQuery = () => normaliseQuery(field.current?.value ?? "");
    const query = readQuery();
    if (query === "") setResults(NO_RESULTS);
    else if (results.hits.length === 0) setResults({ ...NO_RESULTS, status: "Searching…" });
    const hits = query === "" ? undefined : await searchSite(query).catch(() => null);
    // The reader has typed other words since, or has closed the dialog.
    if (hits === undefined || query !== readQuery()) return undefined;
    // Browsers do not fetch a module again that has failed: https://github.com/whatwg/html/issues/6768.
    const status = hits
      ? describeCount(hits.length, query)
      : "The search could not be loaded. Reload the page to try again.";
    setResults({ status, hits: hits ?? [] });
    return hits?.[0];
  };
  const openFirstResult = async (event: FormEvent) => {
    event.preventDefault();
    const first = await updateResults();
    if (first) dialog.current?.close();
    if (first) window.location.assign(first.url);
  };

  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes the dialog at Escape
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search"
      onClose={onClose}
      // The backdrop is the dialog element itself.
      onClick={({ target }) => target === dialog.current && dialog.current.close()}
    >
      <form className={styles.form} onSubmit={openFirstResult}>
        <input
          ref={field}
          className={styles.field}
          // Not of the type "search", in which the first Escape would only remove the words.
          type="text"
          aria-label="Search the questions, papers and glossary"
          placeholder="Questions, papers, glossary"
          autoComplete="off"
          maxLength={200}
          enterKeyHint="go"
          onChange={updateResults}
        />
        <button className={`quiet ${styles.close}`} type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </form>
      <p className={`quiet ${styles.status}`} role="status">
        {results.status}
      </p>
      {/* The key makes a new list for other results, so that it is scrolled to its top. */}
      <div key={results.status} className={styles.results}>
        {results.hits.map(({ url, page, title, sentence }, index) => (
          <Fragment key={url}>
            {page !== results.hits[index - 1]?.page && <h2 className={styles.page}>{page}</h2>}
            {/* An open modal dialog would keep the browser from moving the focus to the link's fragment. */}
            <a className={styles.hit} href={url} onClick={() => dialog.current?.close()}>
              <span className={styles.section}>{title}</span>{" "}
              <span className="quiet">{sentence.split(MARK_PATTERN).map(renderSentencePart)}</span>
            </a>
          </Fragment>
        ))}
      </div>
    </dialog>,
    document.body,
  );
}

/** Renders a part of a sentence that was split at its marks: every second part was marked. */
const renderSentencePart = (part: string, index: number) =>
  createElement(index % 2 === 1 ? "mark" : Fragment, { key: index }, part);

function describeCount(count: number, query: string): string {
  const text = count === 0 ? "Nothing found" : count === 1 ? "1 result" : `${count} results`;
  return `${text} for “${query}”`;
}
