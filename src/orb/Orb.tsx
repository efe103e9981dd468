import { useEffect, useRef, useState } from "react";
import { useIsOnScreen } from "../browser/use-is-on-screen";
import { useMotion } from "../browser/use-motion";
import * as styles from "./Orb.module.css";
import type { OrbScene } from "./orb-scene";
import { openContext, releaseContext } from "./webgl-support";

/** A ring of light that fills its parent, with a hand at `turn`, a share of the clock from 0 to 1. Under reduced motion, and where it cannot be drawn, it is a poster (`npm run draw:orb`). */
export function Orb({ turn }: { turn: number }) {
  const orb = useRef<HTMLDivElement>(null);
  const [scene, setScene] = useState<OrbScene>();
  const [isDrawn, setDrawn] = useState(false);
  const { isReduced, isRunning: canMove } = useMotion();
  const isRunning = useIsOnScreen(orb) === true && canMove;

  useEffect(() => {
    scene?.setTurn(turn);
    scene?.setRunning(isRunning);
  }, [scene, isRunning, turn]);

  useEffect(() => {
    if (isReduced) return;
    let isCancelled = false;
    let mountedScene: OrbScene | undefined;
    // Not in JSX: a canvas keeps its context for ever, so one whose context was released cannot be drawn on again.
    const canvas = document.createElement("canvas");
    canvas.className = styles.canvas ?? "";

    const mountScene = async () => {
      await waitForIdlePage();
      if (isCancelled) return;
      try {
        // Checked first, since the script would be loaded in vain.
        if (!openContext(canvas)) throw new Error("this browser gives no WebGL context");
        const { createOrb } = await import("./orb-scene");
        if (isCancelled) return releaseContext(canvas);
        orb.current?.prepend(canvas);
        mountedScene = createOrb(canvas, setDrawn);
        setScene(mountedScene);
      } catch (error) {
        canvas.remove();
        releaseContext(canvas);
        console.warn("The orb is not drawn, its poster stays:", error);
      }
    };
    void mountScene();

    return () => {
      isCancelled = true;
      mountedScene?.destroy();
      setScene(undefined);
      canvas.remove();
      setDrawn(false);
    };
  }, [isReduced]);

  return (
    <div ref={orb} className={styles.orb} data-orb={isDrawn ? "drawn" : "poster"} aria-hidden="true">
      <img className={styles.poster} src="/orb.avif" width={1024} height={1024} alt="" />
    </div>
  );
}

/** Waits until the page has loaded and the browser has nothing better to do. */
async function waitForIdlePage(): Promise<void> {
  if (document.readyState !== "complete")
    await new Promise((done) => window.addEventListener("load", done, { once: true }));
  await new Promise<unknown>((done) => {
    // Safari has no requestIdleCallback: https://bugs.webkit.org/show_bug.cgi?id=164193.
    if ("requestIdleCallback" in window) window.requestIdleCallback(done, { timeout: 2000 });
    else setTimeout(done, 200);
  });
}
