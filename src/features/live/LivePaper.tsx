import { type RefObject, useState, useSyncExternalStore } from "react";
import type { RunInputs } from "../../run/run";
import { ChangedRun } from "./ChangedRun";
import { LiveFigures } from "./LiveFigures";
import * as styles from "./LivePaper.module.css";
import { NumberEditor } from "./NumberEditor";
import { RefusalNote } from "./RefusalNote";
import { useLiveStore } from "./use-live-store";
import { useLiveText } from "./use-live-text";
import { type PressedNumber, type RefusedNumber, useNumberGestures } from "./use-number-gestures";
import { useRunInLinks } from "./use-run-in-links";
import { useUndoKeys } from "./use-undo-keys";

type LivePaperProps = { text: RefObject<HTMLElement>; inputs: RunInputs };

/** A paper whose run the reader can change: its text follows, and says that it was changed. */
export function LivePaper({ text, inputs }: LivePaperProps) {
  const { store, flush } = useLiveStore(inputs);
  useUndoKeys(store);
  useRunInLinks(flush);
  const state = useSyncExternalStore(store.subscribe, store.getSnapshot);
  const { following, next } = useLiveText(text, store, state);
  const [pressed, setPressed] = useState<PressedNumber>();
  const [refused, setRefused] = useState<RefusedNumber>();
  useNumberGestures(text, store, setPressed, setRefused);

  return (
    <>
      <LiveFigures text={text} store={store} />
      <ChangedRun store={store} state={state} following={following} onNext={next} onCopy={flush} />
      {/* An element of its own: a new sibling of the text would make the browser style all of it again. */}
      <div className={styles.place}>
        {pressed ? (
          <NumberEditor
            key={pressed.name}
            pressed={pressed}
            store={store}
            state={state}
            onClose={() => setPressed((latest) => (latest === pressed ? undefined : latest))}
            onRefuse={setRefused}
          />
        ) : (
          refused?.state === state && <RefusalNote refused={refused} store={store} />
        )}
      </div>
    </>
  );
}
