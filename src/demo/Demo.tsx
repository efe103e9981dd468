import { lazy, Suspense, useEffect, useId, useState } from "react";
import { createPortal } from "react-dom";
import { useModalDialog } from "../browser/use-modal-dialog";
import { ErrorBoundary } from "../components/ErrorBoundary";
import { useExample } from "../components/use-example";
import { DEMO_PATH } from "./fragment";
import * as styles from "./LoadingNotice.module.css";

type DemoProps = {
  /** Of a button: the demo's own style sheet may be what could not be loaded. */
  className?: string;
  onClose: () => void;
};

/** Milliseconds after which a reader doubts that the press was heard. */
const DOUBT = 400;

const load = () => import("./DemoDialog");

/** `lazy` keeps a failure for ever, so each try makes a new one. Most failures of a network are over at once. */
const fetchDialog = () => lazy(() => load().catch(load));

/** The demo, whose script, style sheet and content are fetched now; where that fails, a word about it and ways on. */
export function Demo({ className, onClose }: DemoProps) {
  const { inputs } = useExample();
  const [Dialog, setDialog] = useState(fetchDialog);
  return (
    <ErrorBoundary
      fallback={(again) => (
        <Unavailable
          className={className}
          onClose={onClose}
          onAgain={() => {
            setDialog(fetchDialog);
            again();
          }}
        />
      )}
    >
      <Suspense fallback={<Loading />}>
        <Dialog inputs={inputs} onClose={onClose} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Loading() {
  const [late, setLate] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setLate(true), DOUBT);
    return () => clearTimeout(timer);
  }, []);

  return createPortal(
    <div role="status">{late && <p className={styles.notice}>Loading the demo…</p>}</div>,
    document.body,
  );
}

function Unavailable({ className, onClose, onAgain }: DemoProps & { onAgain: () => void }) {
  const dialog = useModalDialog(onClose);
  const sentence = useId();
  return createPortal(
    <dialog ref={dialog} aria-label="Demo" aria-describedby={sentence}>
      <p id={sentence}>
        The demo could not be loaded. Try again, or{" "}
        <a href={DEMO_PATH}>see on its own page how a job can end</a>.
      </p>
      <button className={className} type="button" onClick={onAgain}>
        Try again
      </button>{" "}
      <button className={className} type="button" onClick={onClose}>
        Close
      </button>
    </dialog>,
    document.body,
  );
}
