import { useEffect, useRef, useState } from "react";
import { ChangesBar } from "./ChangesBar";
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
  /** Leads to the next of these places, and says which it is. */
  onNext: () => string;
  /** Before the address is copied. */
  onCopy: () => void;
};

/** Says, at the paper's top, in a bar wherever the reader is and on paper, that the run is not the printed one. */
export function ChangedRun({ store, state, following, onNext, onCopy }: ChangedRunProps) {
  const { changes, refused, refusedAt } = state;
  const [status, setStatus] = useStatus(store, state, following);
  const list = describeChanges(store.inputs, changes);
  // Other refusals are said where something was asked for: this one by the address.
  const leftOut = refusedAt ? undefined : refused;
  return (
    <section className={styles.changedRun} aria-label="Changes of the run">
      {(list.length > 0 || leftOut) && (
        <p className={styles.notice}>
          {leftOut && <span>{leftOut} </span>}
          {list.length > 0 && <strong>Not the printed run.</strong>}{" "}
          {list.length > 0 && <span>{`${list.map(({ sentence }) => sentence).join("; ")}.`}</span>}
        </p>
      )}
      {list.length > 0 && (
        // A sheet of paper has no address that would tell: what lies on a desk is the paper that others cite.
        <p className={styles.onPaper}>
          This run was changed on screen; what is printed here is the run as published.
        </p>
      )}
      {list.length > 0 && (
        <ChangesBar
          store={store}
          state={state}
          following={following}
          onNext={() => setStatus(onNext())}
          onCopy={onCopy}
        />
      )}
      <p className="visually-hidden" role="status">
        {status}
      </p>
    </section>
  );
}

/** One sentence on the last change, on why there was none, or on what else is set. */
function useStatus(
  store: LiveStore,
  state: LiveState,
  following: number,
): [status: string, setStatus: (status: string) => void] {
  const [status, setStatus] = useState("");
  const announced = useRef(state);

  useEffect(() => {
    const timer = window.setTimeout(() => {
      const before = announced.current;
      announced.current = state;
      if (before === state) return;
      const sentence = state.refused ?? announceChange(store.inputs, before.changes, state, following);
      if (sentence) setStatus(sentence);
    }, PAUSE);
    return () => window.clearTimeout(timer);
  }, [store, state, following]);

  return [status, setStatus];
}
