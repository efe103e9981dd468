import { useIsHydrated } from "../browser/use-is-hydrated";
import type { Example } from "../example/example";
import * as styles from "./Demo.module.css";
import { DemoGame } from "./DemoGame";

/** The demo's game. The address and the session, on which it depends, exist in browsers only. */
export function Demo({ example }: { example: Example }) {
  return (
    <div className={styles.demo} data-scripted="">
      {useIsHydrated() && <DemoGame example={example} />}
    </div>
  );
}
