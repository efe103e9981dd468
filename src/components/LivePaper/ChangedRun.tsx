import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useDismissibleDetails } from "../../hooks/use-dismissible-details";
import type { LiveState, LiveStore } from "../../lib/live/store";
import { announceChange, changedCount, describeChanges } from "../../lib/live/words";
import { CopyButton } from "../CopyButton/CopyButton";
import * as styles from "./LivePaper.module.css";

/** A status is read out once its reader pauses; milliseconds. */
const PAUSE = 700;

/** How far the ring of the focus reaches beyond what has it, and a little more; CSS px. */
const RING = 8;

type ChangedRunProps = {
  store: LiveStore;
  state: LiveState;
  /** How many values differ from the printed ones because of the changes. */
  following: number;
  /** Before the address is copied. */
  onCopy: () => void;
};

/** Says, at the paper's top and wherever the reader is, that the run is not the printed one; and the way back to it. */
export function ChangedRun({ store, state, following, onCopy }: ChangedRunProps) {
  const { changes, refused } = state;
  const status = useStatus(store, state, following);
  const bar = useRoomBelow();
  const list = describeChanges(store.inputs, changes);
  const goBack = () => {
    store.reset();
    focusPaper();
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
    <section className={styles.changedRun} aria-label="Changes of the run">
      {list.length > 0 && (
        <p className={styles.notice}>
          <strong>Not the printed run.</strong>{" "}
          <span>{`${list.map(({ sentence }) => sentence).join("; ")}.`}</span>
        </p>
      )}
      {(list.length > 0 || refused) && (
        <div ref={bar} className={styles.bar}>
          {refused && <p className={styles.refused}>{refused}</p>}
          {list.length > 0 && (
            <Disclosure summary={changedCount(changes)}>
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
                  </li>
                ))}
              </ul>
              <CopyButton label="Copy this address" text={address} />
            </Disclosure>
          )}
          <button className={styles.button} type="button" onClick={goBack}>
            {list.length > 0 ? "Back to the printed run" : "Close"}
          </button>
        </div>
      )}
      <p className="visually-hidden" role="status">
        {status}
      </p>
    </section>
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

/** One sentence on the last change, or on why there was none. */
function useStatus(store: LiveStore, state: LiveState, following: number): string {
  const [status, setStatus] = useState("");
  const announced = useRef(state);

  useEffect(() => {
    const timer = window.setTimeout(() => {
      const before = announced.current;
      announced.current = state;
      if (before === state) return;
      if (state.refused) return setStatus(state.refused);
      const names = Object.keys({ ...before.changes, ...state.changes });
      const changed = names.filter((name) => before.changes[name] !== state.changes[name]);
      const [name] = changed;
      if (Object.keys(state.changes).length === 0 && changed.length > 0) setStatus("The run is as printed.");
      else if (name) setStatus(announceChange(store.inputs, name, state.changes[name], following));
    }, PAUSE);
    return () => window.clearTimeout(timer);
  }, [store, state, following]);

  return status;
}
