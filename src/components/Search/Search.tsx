import { useId } from "react";
import { createPortal } from "react-dom";
import { useModalDialog } from "../../hooks/use-modal-dialog";
import { type DialogProps, LazyDialog } from "../LazyDialog/LazyDialog";
import * as styles from "./Search.module.css";

const load = async () => (await import("./SearchDialog")).default;

/** The search, whose script is fetched now; or where that cannot be had or fails, a word about it and ways on. */
export function Search({ onClose }: DialogProps) {
  return (
    <LazyDialog
      load={load}
      unavailable={(again) => <SearchUnavailable onClose={onClose} onAgain={again} />}
      onClose={onClose}
    />
  );
}

function SearchUnavailable({ onClose, onAgain }: DialogProps & { onAgain: () => void }) {
  const dialog = useModalDialog();
  const sentence = useId();

  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search the litepapers"
      aria-describedby={sentence}
      onClose={onClose}
    >
      <p className={styles.status} id={sentence}>
        The search could not be loaded. Try again, or reload the page if the site has changed in the meantime.
      </p>
      <div className={styles.form}>
        <button className={styles.close} type="button" onClick={onAgain}>
          Try again
        </button>
        <button className={styles.close} type="button" onClick={() => window.location.reload()}>
          Reload the page
        </button>
        <button className={styles.close} type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
    </dialog>,
    document.body,
  );
}
