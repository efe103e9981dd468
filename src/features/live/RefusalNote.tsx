import { useEffect, useLayoutEffect, useRef } from "react";
import { addDismissible } from "../../ui/dismissal";
import { stayBeside } from "../reading/place-beside";
import * as styles from "./LivePaper.module.css";
import { sentenceAround } from "./sentence-around";
import type { LiveStore } from "./store";
import type { RefusedNumber } from "./use-number-gestures";
import { WayOut } from "./WayOut";

type RefusalNoteProps = { refused: RefusedNumber; store: LiveStore };

/**
 * Beside a number that could not be moved: why, and a way out. It goes at Escape, with the focus or a press elsewhere, with
 * the next change, and when its number is scrolled out of sight. By the keyboard the way out is reached in the number's
 * editor, which says the same.
 */
export function RefusalNote({ refused: { element, state }, store }: RefusalNoteProps) {
  const note = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (note.current) return stayBeside(note.current, element, sentenceAround(element));
  });

  useEffect(
    () => addDismissible({ dismiss: store.forgetRefusal, parts: () => [note.current, element] }),
    [element, store],
  );

  useEffect(() => {
    if (typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting === false) store.forgetRefusal();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, store]);

  return (
    <div ref={note} className={styles.editor}>
      <p>{state.refused}</p>
      <WayOut store={store} state={state} onTaken={() => element.focus({ preventScroll: true })} />
    </div>
  );
}
