import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { addDismissible } from "./dismissal";
import { ErrorBoundary } from "./ErrorBoundary";

export type DialogProps = { onClose: () => void };

/** Milliseconds after which a reader doubts that the press was heard. */
const DOUBT = 400;

type LazyDialogProps = DialogProps & {
  /** What is said while it loads. */
  loading: string;
  /** Fetches the dialog. */
  load: () => Promise<ComponentType<DialogProps>>;
  /** What stands in its place where it fails; `again` fetches it once more. */
  unavailable: (again: () => void) => ReactNode;
};

/** A dialog whose script is fetched now. */
export function LazyDialog({ loading, load, unavailable, onClose }: LazyDialogProps) {
  // `lazy` keeps a failure for ever, so each try makes a new one. Most failures of a network are over at once.
  const fetched = () => lazy(async () => ({ default: await load().catch(load) }));
  const [Dialog, setDialog] = useState(fetched);
  return (
    <ErrorBoundary
      fallback={(again) =>
        unavailable(() => {
          setDialog(fetched);
          again();
        })
      }
    >
      <Suspense fallback={<Loading text={loading} onCancel={onClose} />}>
        <Dialog onClose={onClose} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Says that the dialog is loading; Escape cancels it. */
function Loading({ text, onCancel }: { text: string; onCancel: () => void }) {
  const [late, setLate] = useState(false);
  const cancel = useRef(onCancel);
  cancel.current = onCancel;

  useEffect(() => {
    const timer = setTimeout(() => setLate(true), DOUBT);
    const removed = addDismissible({ dismiss: () => cancel.current() });
    return () => {
      clearTimeout(timer);
      removed();
    };
  }, []);

  return createPortal(<div role="status">{late && <p className="notice">{text}</p>}</div>, document.body);
}
