import { type RefObject, useState, useSyncExternalStore } from "react";
import { useLiveStore } from "../../hooks/use-live-store";
import { useLiveText } from "../../hooks/use-live-text";
import { type PressedNumber, type RefusedNumber, useNumberGestures } from "../../hooks/use-number-gestures";
import { useRunInLinks } from "../../hooks/use-run-in-links";
import { useUndoKeys } from "../../hooks/use-undo-keys";
import type { LiveRun } from "../../lib/live/store";
import { LiveFigures, type LiveFiguresProps } from "../LiveFigure/LiveFigures";
import { ChangedRun } from "./ChangedRun";
import * as styles from "./LivePaper.module.css";
import { NumberEditor } from "./NumberEditor";
import { RefusalNote } from "./RefusalNote";

/** What a paper needs to be live, of all that there is. */
type LiveParts = LiveRun & { figures: LiveFiguresProps["figures"] };

type LivePaperProps = { text: RefObject<HTMLElement>; parts: LiveParts };

/** The same with what shows it: the module that the build makes for each paper (`src/gatsby/live-papers.ts`). */
export type LiveModule = LiveParts & { LivePaper: typeof LivePaper };

/** A paper whose run the reader can change: its text follows, and says that it was changed. */
export function LivePaper({ text, parts }: LivePaperProps) {
  const { store, flush } = useLiveStore(parts);
  useUndoKeys(store);
  useRunInLinks(flush);
  const state = useSyncExternalStore(store.subscribe, store.getSnapshot);
  const { following, next } = useLiveText(text, store, state);
  const [pressed, setPressed] = useState<PressedNumber>();
  const [refused, setRefused] = useState<RefusedNumber>();
  useNumberGestures(text, store, setPressed, setRefused);

  return (
    <>
      <LiveFigures text={text} store={store} figures={parts.figures} />
      <ChangedRun store={store} state={state} following={following} onNext={next} onCopy={flush} />
      {/* What comes among its sisters has the browser style them all anew: here it has none. */}
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
