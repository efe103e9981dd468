import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { CopyButton } from "../../ui/CopyButton";
import { useDismissibleDetails } from "../../ui/use-dismissible-details";
import * as styles from "./LivePaper.module.css";
import type { LiveState } from "./state";
import type { LiveStore } from "./store";
import { WayOut } from "./WayOut";
import { changedCount, describeChanges } from "./words";

/** How far the ring of the focus reaches beyond what has it, and a little more; CSS px. */
const RING = 8;

type ChangesBarProps = {
  store: LiveStore;
  state: LiveState;
  /** At how many places something follows from the changes. */
  following: number;
  /** Leads to the next of these places. */
  onNext: () => void;
  /** Before the address is copied. */
  onCopy: () => void;
};

/** Wherever the reader is: how much is changed and follows, the way from place to place, back, and back to the printed run. */
export function ChangesBar({ store, state, following, onNext, onCopy }: ChangesBarProps) {
  const { changes, refused, refusedAt, canUndo } = state;
  const bar = useRoomBelow();
  const list = describeChanges(store.inputs, changes);
  const goBack = () => {
    store.reset();
    focusPaper();
  };
  const undo = () => {
    store.undo();
    const { changes: left, canUndo: more } = store.getSnapshot();
    if (!more || Object.keys(left).length === 0) focusPaper();
  };
  const takeBack = (name: string, line: number, { currentTarget }: MouseEvent) => {
    store.reset([name]);
    if (name in store.getSnapshot().changes) return;
    if (list.length === 1) focusPaper();
    else currentTarget.closest("details")?.querySelectorAll("button")[line + 1]?.focus();
  };
  const address = async () => {
    onCopy();
    return window.location.href;
  };
  return (
    <div ref={bar} className={styles.bar}>
      <Disclosure summary={changedCount(changes, following)}>
        <ul>
          {list.map(({ name, sentence, printed }, line) => (
            <li key={name} className={styles.change}>
              <span>{sentence}</span>
              <button
                className={styles.button}
                type="button"
                onClick={(event) => takeBack(name, line, event)}
              >
                Back to {printed}
              </button>
              {refusedAt?.name === name && (
                <>
                  <p>{refused}</p>
                  <WayOut store={store} state={state} onTaken={focusPaper} />
                </>
              )}
            </li>
          ))}
        </ul>
        <CopyButton label="Copy this address" text={address} />
      </Disclosure>
      {following > 0 && (
        <button className={styles.button} type="button" onClick={onNext}>
          Next
        </button>
      )}
      {canUndo && (
        <button className={styles.button} type="button" aria-keyshortcuts="Control+Z Meta+Z" onClick={undo}>
          Undo
        </button>
      )}
      <button className={styles.button} type="button" onClick={goBack}>
        Reset
        <span className="visually-hidden"> to the printed run</span>
      </button>
    </div>
  );
}

function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  useDismissibleDetails(details);
  return (
    <details ref={details} className={styles.list}>
      <summary className={styles.count}>{summary}</summary>
      {children}
    </details>
  );
}

/** Where the focus goes when what had it does. */
function focusPaper(): void {
  document.getElementById("main")?.focus({ preventScroll: true });
}

/**
 * For an element at the window's bottom: what takes the focus is scrolled clear of it, however high it is by now, and so
 * is the page's end.
 */
function useRoomBelow(): (element: HTMLElement | null) => void {
  const [bar, setBar] = useState<HTMLElement | null>(null);

  useEffect(() => {
    if (!bar) return;
    const page = document.documentElement.style;
    // Room of the page's own would keep the browser from holding still what is read while a number above takes another line.
    const end = document.querySelector("footer")?.style;
    const observer = new ResizeObserver(() => {
      page.scrollPaddingBottom = `max(4rem, ${bar.offsetHeight + RING}px)`;
      if (end) end.paddingBottom = `${bar.offsetHeight}px`;
    });
    observer.observe(bar);
    return () => {
      observer.disconnect();
      page.scrollPaddingBottom = "";
      if (end) end.paddingBottom = "";
    };
  }, [bar]);

  return setBar;
}
