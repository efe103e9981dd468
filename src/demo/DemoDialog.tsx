import { useId, useMemo } from "react";
import { createPortal } from "react-dom";
import { useModalDialog } from "../browser/use-modal-dialog";
import type { ExampleInputs } from "../example/example";
import * as styles from "./Demo.module.css";
import { demoTexts } from "./demo-texts";
import { SeasonView } from "./SeasonView";
import { openDemo } from "./setting";

type DemoDialogProps = { inputs: ExampleInputs; onClose: () => void };

/** The demo in a dialog over the whole window. */
export default function DemoDialog({ inputs, onClose }: DemoDialogProps) {
  const dialog = useModalDialog(onClose);
  const title = useId();
  const setting = useMemo(() => openDemo(inputs), [inputs]);
  return createPortal(
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={title}>
      <header className={styles.bar}>
        <h2 className={styles.title} id={title}>
          {demoTexts.title}
        </h2>
        <button className="quiet-button" type="button" onClick={onClose}>
          Close
        </button>
      </header>
      <SeasonView setting={setting} />
    </dialog>,
    document.body,
  );
}
