import { useId } from "react";
import { createPortal } from "react-dom";
import { useModalDialog } from "../../ui/use-modal-dialog";
import { DEMO_PATH } from "./fragment";

type DemoUnavailableProps = {
  /** Of a button: the demo's own rules may be what could not be had. */
  className?: string;
  onClose: () => void;
  onAgain: () => void;
};

/** A word about a demo that could not be loaded, and ways on. */
export function DemoUnavailable({ className, onClose, onAgain }: DemoUnavailableProps) {
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
