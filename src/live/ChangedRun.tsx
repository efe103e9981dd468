import { useEffect, useRef, useState } from "react";
import { Subscripts, withoutSubscripts } from "../components/Subscripts";
import { useDismissibleDetails } from "../browser/use-dismissible-details";
import * as styles from "./LivePaper.module.css";
import type { LiveState } from "./state";
import type { LiveStore } from "./store";
import { announceChange, describeChanges } from "./words";

/** A status is read out once its reader pauses; milliseconds. */
const PAUSE = 700;

type ChangedRunProps = {
  store: LiveStore;
  state: LiveState;
  /** At how many places something follows from the changes. */
  following: number;
};

/** Says, at the paper's top, in a bar wherever the reader is and on paper, that the run is not the printed one. */
export function ChangedRun({ store, state, following }: ChangedRunProps) {
  const status = useStatus(store, state, following);
  const { refusal } = state;
  const list = describeChanges(store.inputs, state.changes);
  // A refusal without a name is of the address. All others are shown where the change was asked for.
  const leftOut = refusal && !refusal.name ? refusal.sentence : undefined;
  return (
    <section className={styles.changedRun} aria-label="Changes of the run">
      {(list.length > 0 || leftOut) && (
        <p className={`on-screen ${styles.notice}`}>
          {leftOut && <span>{leftOut} </span>}
          {list.length > 0 && (
            <>
              <strong>Not the printed run.</strong> <Subscripts text={`${list.join("; ")}.`} />{" "}
              <span>Text that you copy has both numbers.</span>
            </>
          )}
        </p>
      )}
      {list.length > 0 && (
        <>
          {/* A sheet of paper has no address that would tell: what lies on a desk is the paper that others cite. */}
          <p className={styles.onPaper}>
            This run was changed on screen; what is printed here is the run as published.
          </p>
          <ChangesBar store={store} state={state} following={following} list={list} />
        </>
      )}
      <p className="visually-hidden" role="status">
        {withoutSubscripts(status)}
      </p>
    </section>
  );
}

/** Wherever the reader is: how much is changed and follows, a way back, and the way to the printed run. */
function ChangesBar({ store, state, following, list }: ChangedRunProps & { list: readonly string[] }) {
  const details = useRef<HTMLDetailsElement>(null);
  useDismissibleDetails(details);
  const follow = following > 0 ? `, ${following} ${following === 1 ? "follows" : "follow"}` : "";

  // The bar does not cover the page's end.
  useEffect(() => {
    const end = document.querySelector("footer");
    end?.setAttribute("data-below-bar", "");
    return () => end?.removeAttribute("data-below-bar");
  }, []);

  const goBack = () => {
    store.reset();
    focusPaper();
  };
  const undo = () => {
    store.undo();
    const { changes, canUndo } = store.getSnapshot();
    if (!canUndo || Object.keys(changes).length === 0) focusPaper();
  };
  return (
    <div className={`on-screen ${styles.bar}`}>
      <div className={styles.pill}>
        <details ref={details} className={styles.list}>
          <summary className={`opens ${styles.count}`}>{`${list.length} changed${follow}`}</summary>
          <ul>
            {list.map((sentence) => (
              <li key={sentence}>
                <Subscripts text={sentence} />
              </li>
            ))}
          </ul>
        </details>
        {state.canUndo && (
          <button className="button" type="button" aria-keyshortcuts="Control+Z Meta+Z" onClick={undo}>
            Undo
          </button>
        )}
        <button className="button" type="button" onClick={goBack}>
          Reset
          <span className="visually-hidden"> to the printed run</span>
        </button>
      </div>
    </div>
  );
}

/** One sentence on the last change, or on why there was none. */
function useStatus(store: LiveStore, state: LiveState, following: number): string {
  const [status, setStatus] = useState("");
  const announced = useRef(state);

  useEffect(() => {
    const timer = window.setTimeout(() => {
      const before = announced.current;
      announced.current = state;
      const sentence =
        state.refusal?.sentence ?? announceChange(store.inputs, before.changes, state, following);
      if (before !== state && sentence) setStatus(sentence);
    }, PAUSE);
    return () => window.clearTimeout(timer);
  }, [store, state, following]);

  return status;
}

/** The focus goes here when the button that had it disappears. */
function focusPaper(): void {
  document.getElementById("main")?.focus({ preventScroll: true });
}
