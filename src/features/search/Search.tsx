import { type MutableRefObject, useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { type DialogProps, LazyDialog } from "../../ui/LazyDialog";
import { useModalDialog } from "../../ui/use-modal-dialog";
import * as styles from "./Search.module.css";

/** The search, whose script is fetched now; where that fails, a message and ways on. */
export function Search({ onClose }: DialogProps) {
  const typed = useTyped();
  const [load] = useState(() => async () => {
    const { default: SearchDialog } = await import("./SearchDialog");
    return (props: DialogProps) => <SearchDialog {...props} typed={typed.current} />;
  });

  return (
    <LazyDialog
      loading="Loading the search…"
      load={load}
      unavailable={(again) => <SearchUnavailable onClose={onClose} onAgain={again} />}
      onClose={onClose}
    />
  );
}

/** What is typed while the dialog is loading. */
function useTyped(): MutableRefObject<string> {
  const typed = useRef("");

  useEffect(() => {
    const take = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (key.length > 1 || ctrlKey || metaKey || altKey || document.querySelector("dialog[open]")) return;
      // A space would press the button that has opened the search.
      event.preventDefault();
      typed.current += key;
    };
    document.addEventListener("keydown", take);
    return () => document.removeEventListener("keydown", take);
  }, []);

  return typed;
}

function SearchUnavailable({ onClose, onAgain }: DialogProps & { onAgain: () => void }) {
  const dialog = useModalDialog(onClose);
  const sentence = useId();

  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search the litepapers"
      aria-describedby={sentence}
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
        <button className={styles.close} type="button" onClick={onClose}>
          Close
        </button>
      </div>
    </dialog>,
    document.body,
  );
}
