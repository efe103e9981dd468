import { lazy, Suspense, useState } from "react";
import { fetchDemoContent } from "../../lib/demo/fetch-content";
import { ErrorBoundary } from "../ErrorBoundary/ErrorBoundary";
import { DemoUnavailable } from "./DemoUnavailable";

type DemoProps = {
  /** Of a button that is there before the demo's own rules. */
  className?: string;
  onClose: () => void;
};

const load = () => Promise.all([import("./DemoDialog"), fetchDemoContent()]);

/** A new one for each attempt, since `lazy` keeps a failure for ever; most failures of a network are over at once. */
const newDialog = () =>
  lazy(async () => {
    const [{ default: DemoDialog }, content] = await load().catch(load);
    return {
      default: ({ onClose }: Pick<DemoProps, "onClose">) => (
        <DemoDialog content={content} onClose={onClose} />
      ),
    };
  });

/** The demo, whose script, rules and content are fetched now; or where they cannot be had, a word about it and ways on. */
export function Demo({ className, onClose }: DemoProps) {
  const [Dialog, setDialog] = useState(newDialog);
  return (
    <ErrorBoundary
      fallback={(again) => (
        <DemoUnavailable
          className={className}
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
