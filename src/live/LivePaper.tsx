import { type RefObject, useState, useSyncExternalStore } from "react";
import type { RunInputs } from "../example/run";
import { ChangedRun } from "./ChangedRun";
import { LiveFigures } from "./LiveFigure";
import * as styles from "./LivePaper.module.css";
import { NumberEditor } from "./NumberEditor";
import { useLiveText } from "./show-in-text";
import { useLiveStore } from "./use-live-store";
import { type PressedNumber, useNumberKeys } from "./use-number-keys";

type LivePaperProps = { text: RefObject<HTMLElement>; inputs: RunInputs };

/** A paper whose run the reader can change: its text follows, and says that it was changed. */
export function LivePaper({ text, inputs }: LivePaperProps) {
  const store = useLiveStore(inputs);
  const state = useSyncExternalStore(store.subscribe, store.getSnapshot);
  const following = useLiveText(text, store, state);
  const [pressed, setPressed] = useState<PressedNumber>();
  useNumberKeys(text, store, setPressed);

  return (
    <>
      <LiveFigures text={text} store={store} />
      <ChangedRun store={store} state={state} following={following} />
      {/* An element of its own: a new sibling of the text would make the browser style all of it again. */}
      <div className={`on-screen ${styles.place}`}>
        {pressed && (
          <NumberEditor
            key={`${pressed.name} ${pressed.typed ?? ""}`}
            pressed={pressed}
            store={store}
            state={state}
            onClose={() => setPressed((latest) => (latest === pressed ? undefined : latest))}
          />
        )}
      </div>
    </>
  );
}
