import { useId } from "react";
import { createPortal } from "react-dom";
import { useModalDialog } from "../../hooks/use-modal-dialog";
import { DEMO_PATH } from "../../lib/demo/fragment";
// Of the rules that every page loads: those of the demo may be what could not be had.
import * as styles from "../Search/Search.module.css";

type DemoUnavailableProps = { onClose: () => void; onAgain: () => void };

export function DemoUnavailable({ onClose, onAgain }: DemoUnavailableProps) {
  const dialog = useModalDialog();
  const sentence = useId();
  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Demo"
      aria-describedby={sentence}
      onClose={onClose}
    >
      <p className={styles.status} id={sentence}>
        The demo could not be loaded. Try again, or{" "}
        <a href={DEMO_PATH}>read the same story on its own page</a>.
      </p>
      <div className={styles.form}>
        <button className={styles.close} type="button" onClick={onAgain}>
          Try again
        </button>
        <button className={styles.close} type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
    </dialog>,
    document.body,
  );
}
