import { useEffect, useId, useMemo, useRef } from "react";
import { createPortal } from "react-dom";
import { useHash } from "../browser/use-hash";
import { useModalDialog } from "../browser/use-modal-dialog";
import { derive } from "../example/derive";
import type { ExampleInputs } from "../example/example";
import * as styles from "./Demo.module.css";
import { demoTexts } from "./demo-texts";
import { DEMO_FRAGMENT, isDemoAddress, isMarketAddress } from "./fragment";
import { Market } from "./market/Market";
import { SeasonView } from "./SeasonView";
import { openDemo } from "./setting";

type DemoDialogProps = { inputs: ExampleInputs; onClose: () => void };

/** The demo: a season or the market, as the address asks. */
export default function DemoDialog({ inputs, onClose }: DemoDialogProps) {
  const dialog = useModalDialog(onClose);
  const title = useId();
  const hash = useHash();
  const isMarket = isMarketAddress(hash);
  /** Where the market's link back leads. */
  const season = useRef<string>(DEMO_FRAGMENT);
  useEffect(() => {
    if (!isMarket && isDemoAddress(hash)) season.current = hash;
  }, [hash, isMarket]);
  const setting = useMemo(() => openDemo(derive(inputs)), [inputs]);
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
      {isMarket ? <Market setting={setting} season={season.current} /> : <SeasonView setting={setting} />}
    </dialog>,
    document.body,
  );
}
