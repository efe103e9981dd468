import { useEffect, useRef, useState } from "react";
import { useMotion } from "../browser/use-motion";
import * as styles from "./Orb.module.css";
import type { OrbScene } from "./orb-scene";
import { openContext, releaseContext } from "./webgl-support";

/**
 * A ring of light that fills its positioned parent. Under reduced motion it is a poster; paused it keeps its last frame.
 * The poster is the first frame that the shader draws (`npm run draw:orb`), and the scene goes on from it. Where the scene
 * cannot be loaded or drawn, the poster stays.
 */
export function Orb() {
  const host = useRef<HTMLDivElement>(null);
  const scene = useRef<OrbScene>();
  const [isDrawn, setDrawn] = useState(false);
  const { isReduced, isRunning } = useMotion();
  const latest = useRef(isRunning);

  useEffect(() => {
    latest.current = isRunning;
    scene.current?.run(isRunning);
  }, [isRunning]);

  useEffect(() => {
    if (isReduced) return;
    let cancelled = false;
    // Made here and not in JSX: a canvas whose context was given back can never have another.
    const canvas = document.createElement("canvas");
    canvas.className = styles.canvas ?? "";

    const mount = async () => {
      await pageIsIdle();
      if (cancelled) return;
      try {
        // Asked for before the script that draws, which would come in vain.
        if (!openContext(canvas)) throw new Error("this browser gives no WebGL context");
        const { createOrb } = await import("./orb-scene");
        if (cancelled) return releaseContext(canvas);
        host.current?.append(canvas);
        scene.current = createOrb(canvas, setDrawn);
        scene.current.run(latest.current);
      } catch (error) {
        canvas.remove();
        releaseContext(canvas);
        console.warn("The orb is not drawn, its poster stays:", error);
      }
    };
    void mount();

    return () => {
      cancelled = true;
      scene.current?.destroy();
      scene.current = undefined;
      canvas.remove();
      setDrawn(false);
    };
  }, [isReduced]);

  return (
    <div className={styles.orb} data-orb={isDrawn ? "drawn" : "poster"} aria-hidden="true">
      <div ref={host} />
      <img className={styles.poster} src="/orb.avif" width={1024} height={1024} alt="" />
    </div>
  );
}

/** Waits until the page has loaded and the browser has nothing better to do. */
async function pageIsIdle(): Promise<void> {
  if (document.readyState !== "complete")
    await new Promise((done) => window.addEventListener("load", done, { once: true }));
  await new Promise<unknown>((done) => {
    // Safari has no requestIdleCallback.
    if ("requestIdleCallback" in window) window.requestIdleCallback(done, { timeout: 2000 });
    else setTimeout(done, 200);
  });
}
