import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { addDismissible } from "../../ui/dismissal";
import { Subscripts } from "../../ui/Subscripts";
import { stayBeside } from "../reading/place-beside";
import * as styles from "./LivePaper.module.css";
import type { Refusal } from "./state";
import type { LiveStore } from "./store";
import type { RefusedNumber } from "./use-number-gestures";
import { offerText } from "./words";

type RefusalNoteProps = { refused: RefusedNumber; store: LiveStore };

/**
 * Beside a number that could not be moved: why, and a way out. It goes at Escape, with the focus or a press elsewhere, with
 * the next change, and when its number is scrolled out of sight. By the keyboard the way out is reached in the number's
 * editor, which says the same.
 */
export function RefusalNote({ refused: { element, state }, store }: RefusalNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  useBesideNumber(note, element);

  useEffect(
    () => addDismissible({ dismiss: store.forgetRefusal, parts: () => [note.current, element] }),
    [element, store],
  );

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting === false) store.forgetRefusal();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, store]);

  return (
    <div ref={note} className={styles.editor}>
      <p>
        <Subscripts text={state.refusal?.sentence ?? ""} />
      </p>
      <WayOut store={store} refusal={state.refusal} onTaken={() => element.focus({ preventScroll: true })} />
    </div>
  );
}

type WayOutProps = { store: LiveStore; refusal: Refusal | undefined; onTaken: () => void };

/** The way out of a refusal, where there is one: a press moves the number that stands in the way, and the wanted one. */
export function WayOut({ store, refusal, onTaken }: WayOutProps) {
  const offer = refusal?.offer;
  if (!offer) return null;
  const take = () => {
    store.changeTogether(offer.changes);
    onTaken();
  };
  return (
    <button type="button" className={styles.button} onClick={take}>
      <Subscripts text={offerText(store.inputs, offer)} />
    </button>
  );
}

/** Keeps a note beside a number, and the paragraph, entry of a list or row that the number stands in uncovered. */
export function useBesideNumber(note: RefObject<HTMLElement>, number: Element): void {
  useLayoutEffect(() => {
    const around = number.closest("p, li, dd, tr, figcaption") ?? number;
    if (note.current) return stayBeside(note.current, number, around);
  });
}
