import { lazy, Suspense, useId, useState } from "react";
import { createPortal } from "react-dom";
import { useModalDialog } from "../../hooks/use-modal-dialog";
import { ErrorBoundary } from "../ErrorBoundary/ErrorBoundary";
import * as styles from "./Search.module.css";

const load = () => import("./SearchDialog");

/** A new one for each attempt, since `lazy` keeps a failure for ever; most failures of a network are over at once. */
const newDialog = () => lazy(() => load().catch(load));

type SearchProps = { onClose: () => void };

/** The search, whose script is fetched now; or where that cannot be had or fails, a word about it and ways on. */
export function Search({ onClose }: SearchProps) {
  const [Dialog, setDialog] = useState(newDialog);
  return (
    <ErrorBoundary
      fallback={(again) => (
        <SearchUnavailable
          onClose={onClose}
          onAgain={() => {
            setDialog(newDialog);
            again();
          }}
        />
      )}
    >
      <Suspense fallback={null}>
        <Dialog onClose={onClose} />
      </Suspense>
    </ErrorBoundary>
  );
}

function SearchUnavailable({ onClose, onAgain }: SearchProps & { onAgain: () => void }) {
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
