import { useId } from "react";
import { createPortal } from "react-dom";
import { fetchRun } from "../../run/published-run";
import { type DialogProps, LazyDialog } from "../../ui/LazyDialog";
import { useModalDialog } from "../../ui/use-modal-dialog";
import { DEMO_PATH } from "./fragment";

type DemoProps = DialogProps & {
  /** Of a button: the demo's own style sheet may be what could not be loaded. */
  className?: string;
};

const load = async () => {
  const [{ default: DemoDialog }, published] = await Promise.all([import("./DemoDialog"), fetchRun()]);
  return ({ onClose }: DialogProps) => <DemoDialog published={published} onClose={onClose} />;
};

/** The demo, whose script, style sheet and content are fetched now; where that fails, a word about it and ways on. */
export function Demo({ className, onClose }: DemoProps) {
  return (
    <LazyDialog
      loading="Loading the demo…"
      load={load}
      unavailable={(again) => <Unavailable className={className} onClose={onClose} onAgain={again} />}
      onClose={onClose}
    />
  );
}

function Unavailable({ className, onClose, onAgain }: DemoProps & { onAgain: () => void }) {
  const dialog = useModalDialog(onClose);
  const sentence = useId();
  return createPortal(
    <dialog ref={dialog} aria-label="Demo" aria-describedby={sentence}>
      <p id={sentence}>
        The demo could not be loaded. Try again, or{" "}
        <a href={DEMO_PATH}>read the same story on its own page</a>.
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
