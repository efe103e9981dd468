import { type MouseEvent, useEffect, useRef, useState } from "react";
import { CopyButton } from "../../ui/CopyButton";
import { Subscripts, withoutSubscripts } from "../../ui/Subscripts";
import { useDismissibleDetails } from "../../ui/use-dismissible-details";
import * as styles from "./LivePaper.module.css";
import { WayOut } from "./RefusalNote";
import type { LiveState } from "./state";
import type { LiveStore } from "./store";
import { announceChange, describeChanges } from "./words";

/** A status is read out once its reader pauses; milliseconds. */
const PAUSE = 700;
/** Room for the focus ring, in CSS px. */
const RING = 8;

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
export function ChangedRun(props: ChangedRunProps) {
  const { store, state, following, onNext } = props;
  const { changes, refusal } = state;
  const [status, setStatus] = useStatus(store, state, following);
  const list = describeChanges(store.inputs, changes);
  // A refusal without a name is of the address. All others are shown where the change was asked for.
  const leftOut = refusal && !refusal.name ? refusal.sentence : undefined;
  return (
    <section className={styles.changedRun} aria-label="Changes of the run">
      {(list.length > 0 || leftOut) && (
        <p className={styles.notice}>
          {leftOut && <span>{leftOut} </span>}
          {list.length > 0 && (
            <>
              <strong>Not the printed run.</strong>{" "}
              <Subscripts text={`${list.map(({ sentence }) => sentence).join("; ")}.`} />{" "}
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
          <ChangesBar {...props} onNext={() => setStatus(onNext())} />
        </>
      )}
      <p className="visually-hidden" role="status">
        {withoutSubscripts(status)}
      </p>
    </section>
  );
}

type ChangesBarProps = Omit<ChangedRunProps, "onNext"> & { onNext: () => void };

/** Wherever the reader is: how much is changed and follows, the way from place to place, back, and back to the printed run. */
function ChangesBar({ store, state, following, onNext, onCopy }: ChangesBarProps) {
  const { changes, refusal, canUndo } = state;
  const bar = useRoomBelow();
  const details = useRef<HTMLDetailsElement>(null);
  useDismissibleDetails(details);
  const list = describeChanges(store.inputs, changes);
  const follow = following > 0 ? `, ${following} ${following === 1 ? "follows" : "follow"}` : "";
  const goBack = () => {
    store.reset();
    focusPaper();
  };
  const undo = () => {
    store.undo();
    const { changes: left, canUndo: more } = store.getSnapshot();
    if (!more || Object.keys(left).length === 0) focusPaper();
  };
  const takeBack = (name: string, { currentTarget }: MouseEvent) => {
    const line = currentTarget.closest("li");
    const next = line?.nextElementSibling ?? line?.parentElement?.nextElementSibling;
    store.reset([name]);
    if (name in store.getSnapshot().changes) return;
    if (list.length === 1) focusPaper();
    else next?.querySelector("button")?.focus();
  };
  const address = async () => {
    onCopy();
    return window.location.href;
  };
  return (
    <div ref={bar} className={styles.bar}>
      <div className={styles.pill}>
        <details ref={details} className={styles.list}>
          <summary className={styles.count}>{`${list.length} changed${follow}`}</summary>
          <ul>
            {list.map(({ name, sentence, printed }) => (
              <li key={name} className={styles.change}>
                <Subscripts text={sentence} />
                <button className={styles.button} type="button" onClick={(event) => takeBack(name, event)}>
                  Back to {printed}
                </button>
                {refusal?.name === name && (
                  <>
                    <p>
                      <Subscripts text={refusal.sentence} />
                    </p>
                    <WayOut store={store} refusal={refusal} onTaken={focusPaper} />
                  </>
                )}
              </li>
            ))}
          </ul>
          <CopyButton label="Copy this address" text={address} />
        </details>
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
    </div>
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
      const sentence =
        state.refusal?.sentence ?? announceChange(store.inputs, before.changes, state, following);
      if (sentence) setStatus(sentence);
    }, PAUSE);
    return () => window.clearTimeout(timer);
  }, [store, state, following]);

  return [status, setStatus];
}

/** The focus goes here when the button that had it disappears. */
function focusPaper(): void {
  document.getElementById("main")?.focus({ preventScroll: true });
}

/**
 * Makes room for the bar at the bottom of the window, so that it covers neither what takes the focus nor the end of the
 * page.
 */
function useRoomBelow(): (element: HTMLElement | null) => void {
  const [bar, setBar] = useState<HTMLElement | null>(null);

  useEffect(() => {
    if (!bar) return;
    const page = document.documentElement.style;
    // Padding of the page itself would turn off scroll anchoring.
    const end = document.querySelector("footer")?.style;
    const observer = new ResizeObserver(() => {
      page.scrollPaddingBottom = `max(4.5rem, ${bar.offsetHeight + RING}px)`;
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
