import { lazy, Suspense } from "react";
import { retryUntilSuccess } from "../browser/retry-until-success";
import { useIsHydrated } from "../browser/use-is-hydrated";
import type { Example } from "../example/example";
import * as styles from "./Demo.module.css";

const DemoGame = lazy(() => retryUntilSuccess(() => import("./DemoGame")));

/** The demo's game, which is loaded after the page. The address and the session, on which it depends, exist in browsers only. */
export function Demo({ example }: { example: Example }) {
  const isHydrated = useIsHydrated();
  return (
    <div className={styles.demo} data-scripted="">
      {isHydrated && (
        <Suspense>
          <DemoGame example={example} />
        </Suspense>
      )}
    </div>
  );
}
