import { type RefObject, useState, useSyncExternalStore } from "react";
import { useLiveStore } from "../../hooks/use-live-store";
import { useLiveText } from "../../hooks/use-live-text";
import { type PressedNumber, useNumberGestures } from "../../hooks/use-number-gestures";
import type { LiveRun } from "../../lib/live/store";
import { type FigureLoaders, LiveFigures } from "../LiveFigure/LiveFigures";
import { ChangedRun } from "./ChangedRun";
import { NumberEditor } from "./NumberEditor";

/** What a paper needs to be live, of all that there is: the build has chosen it (`src/gatsby/live-papers.ts`). */
export type LiveParts = LiveRun & { figures: FigureLoaders };

export type LivePaperProps = { text: RefObject<HTMLElement>; parts: LiveParts };

/** A paper whose run the reader can change: its text follows, and says that it was changed. */
export function LivePaper({ text, parts }: LivePaperProps) {
  const { store, flush } = useLiveStore(parts);
  const state = useSyncExternalStore(store.subscribe, store.getSnapshot);
  const following = useLiveText(text, store, state);
  const [pressed, setPressed] = useState<PressedNumber>();
  useNumberGestures(text, store, setPressed);

  return (
    <>
      <LiveFigures text={text} store={store} figures={parts.figures} />
      <ChangedRun store={store} state={state} following={following} onCopy={flush} />
      {pressed && (
        <NumberEditor
          key={pressed.name}
          pressed={pressed}
          store={store}
          state={state}
          onClose={() => setPressed((latest) => (latest === pressed ? undefined : latest))}
        />
      )}
    </>
  );
}
