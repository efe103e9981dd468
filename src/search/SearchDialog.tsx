import { createElement, type FormEvent, Fragment, type KeyboardEvent, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { getArrowStep } from "../browser/get-arrow-step";
import { useModalDialog } from "../browser/use-modal-dialog";
import * as styles from "./Search.module.css";
import { MARK_PATTERN, normaliseQuery, type SearchHit, searchSite } from "./search";

/** A field, and below it what was found. It stands in the body, out of reach of the styles around its button. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const dialog = useModalDialog(onClose);
  const field = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState({ status: "", hits: [] as readonly SearchHit[], failed: false });

  const look = async () => {
    field.current?.focus();
    const typed = () => normaliseQuery(field.current?.value ?? "");
    const words = typed();
    const show = (status: string, hits: readonly SearchHit[] = [], failed = false) =>
      setShown({ status, hits, failed });
    if (words === "" || shown.hits.length === 0) show(words && "Searching…");
    const found = words === "" ? undefined : await searchSite(words).catch(() => null);
    // Where other words have been typed since, their search shows what it finds. Closed, there is no field.
    if (found === undefined || words !== typed()) return;
    if (found === null) return show("The search could not be loaded.", [], true);
    const count = found.length === 1 ? "1 result" : `${found.length} results`;
    show(`${found.length === 0 ? "Nothing found" : count} for “${words}”`, found);
    return found[0];
  };
  const openFirst = async (event: FormEvent) => {
    event.preventDefault();
    const first = await look();
    if (first) dialog.current?.close();
    if (first) window.location.assign(first.url);
  };
  const move = (event: KeyboardEvent) => {
    const step = getArrowStep(event.nativeEvent);
    const focused = event.target;
    if (step === 0 || !(focused instanceof Node)) return;
    event.preventDefault();
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input, a")];
    const isBeforeFocus = (stop: Node) =>
      stop.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING;
    const isAfterFocus = (stop: Node) =>
      stop.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_PRECEDING;
    // Past either end they go round. A button is not a stop, but the focus may come from one.
    const next =
      step > 0 ? (stops.find(isAfterFocus) ?? stops[0]) : (stops.findLast(isBeforeFocus) ?? stops.at(-1));
    next?.focus();
  };

  return createPortal(
    <dialog ref={dialog} className={styles.dialog} aria-label="Search the litepapers" onKeyDown={move}>
      <form className={styles.form} onSubmit={openFirst}>
        <input
          ref={field}
          className={styles.field}
          type="search"
          aria-label="Search the questions, papers and glossary"
          placeholder="Questions, papers, glossary"
          autoComplete="off"
          enterKeyHint="go"
          onChange={look}
        />
        <button className={`quiet ${styles.close}`} type="button" onClick={onClose}>
          Close
        </button>
      </form>
      <p className={`quiet ${styles.status}`} role="status">
        {shown.status}
      </p>
      {shown.failed && (
        <button className={`button ${styles.again}`} type="button" onClick={look}>
          Try again
        </button>
      )}
      {/* Other results are another list, which starts at its top. A dialog left open would keep the focus from a link's place. */}
      <div key={shown.status} className={styles.results}>
        {shown.hits.map(({ url, page, title, sentence }, index) => (
          <Fragment key={url}>
            {page !== shown.hits[index - 1]?.page && <h2 className={styles.page}>{page}</h2>}
            <a className={styles.hit} href={url} onClick={() => dialog.current?.close()}>
              <span className={styles.section}>{title}</span>{" "}
              <span className="quiet">{sentence.split(MARK_PATTERN).map(withMarks)}</span>
            </a>
          </Fragment>
        ))}
      </div>
    </dialog>,
    document.body,
  );
}

/** Every second part of a sentence is what was found. */
const withMarks = (part: string, index: number) =>
  createElement(index % 2 === 1 ? "mark" : Fragment, { key: index }, part);
