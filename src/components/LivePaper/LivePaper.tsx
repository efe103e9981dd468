import { type RefObject, useState, useSyncExternalStore } from "react";
import inputs from "../../../content/run.yaml";
import { useLiveStore } from "../../hooks/use-live-store";
import { useLiveText } from "../../hooks/use-live-text";
import { type PressedNumber, useNumberGestures } from "../../hooks/use-number-gestures";
import { LiveFigures } from "../LiveFigure/LiveFigures";
import { ChangedRun } from "./ChangedRun";
import * as styles from "./LivePaper.module.css";
import { NumberEditor } from "./NumberEditor";

/** A paper whose run the reader can change: its text follows, and says that it was changed. */
export default function LivePaper({ text }: { text: RefObject<HTMLElement> }) {
  const { store, flush } = useLiveStore(inputs);
  const state = useSyncExternalStore(store.subscribe, store.getSnapshot);
  const following = useLiveText(text, store, state);
  const [pressed, setPressed] = useState<PressedNumber>();
  useNumberGestures(text, store, setPressed);

  return (
    <>
      <LiveFigures text={text} store={store} />
      <ChangedRun store={store} state={state} following={following} onCopy={flush} />
      {/* What comes among its sisters has the browser style them all anew: here it has none. */}
      <div className={styles.place}>
        {pressed && (
          <NumberEditor
            key={pressed.name}
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
