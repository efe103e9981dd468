import { type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";
import { ErrorBoundary } from "../ErrorBoundary/ErrorBoundary";

export type DialogProps = { onClose: () => void };

type LazyDialogProps = DialogProps & {
  /** Fetches the dialog; the same function in each rendering. */
  load: () => Promise<ComponentType<DialogProps>>;
  /** What stands in its place where it cannot be had or fails; `again` fetches it anew. */
  unavailable: (again: () => void) => ReactNode;
};

/** A dialog whose script is fetched now. */
export function LazyDialog({ load, unavailable, onClose }: LazyDialogProps) {
  // A new one for each attempt, since `lazy` keeps a failure for ever; most failures of a network are over at once.
  const attempt = () => lazy(async () => ({ default: await load().catch(load) }));
  const [Dialog, setDialog] = useState(attempt);
  return (
    <ErrorBoundary
      fallback={(again) =>
        unavailable(() => {
          setDialog(attempt);
          again();
        })
      }
    >
      <Suspense fallback={null}>
        <Dialog onClose={onClose} />
      </Suspense>
    </ErrorBoundary>
  );
}
