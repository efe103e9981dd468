import { useId, useMemo } from "react";
import { createPortal } from "react-dom";
import { useHash } from "../browser/use-hash";
import { useModalDialog } from "../browser/use-modal-dialog";
import { deriveExample } from "../example/derive";
import type { ExampleInputs } from "../example/example";
import * as styles from "./Demo.module.css";
import { demoTexts } from "./demo-texts";
import { MARKET_FRAGMENT } from "./fragment";
import { Market } from "./market/Market";
import { SeasonView } from "./SeasonView";
import { openDemo } from "./setting";

type DemoDialogProps = { inputs: ExampleInputs; onClose: () => void };

/** The demo: a season or the market, as the address asks. */
export default function DemoDialog({ inputs, onClose }: DemoDialogProps) {
  const dialog = useModalDialog(onClose);
  const title = useId();
  const hash = useHash();
  const isMarket = hash === MARKET_FRAGMENT;
  const setting = useMemo(() => openDemo(deriveExample(inputs)), [inputs]);
  return createPortal(
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={title}>
      <header className={styles.bar}>
        <h2 className={styles.title} id={title}>
          {isMarket ? demoTexts.market : demoTexts.title}
        </h2>
        <button className="quiet-button" type="button" onClick={onClose}>
          Close
        </button>
      </header>
      {isMarket ? <Market setting={setting} /> : <SeasonView setting={setting} />}
    </dialog>,
    document.body,
  );
}
