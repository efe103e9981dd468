import { useRef, useState } from "react";
import { useMotion } from "../../ui/use-motion";
import * as styles from "./Orb.module.css";
import { useOrbScene } from "./use-orb-scene";

/**
 * A ring of light that fills its positioned parent. Under reduced motion it is a poster; paused it keeps its last frame.
 * The poster is the first frame that the shader draws (`tools/icons`), and the scene goes on from it.
 */
export function Orb() {
  const { reduced, running } = useMotion();
  const [hasRun, setHasRun] = useState(false);
  if (running && !hasRun) setHasRun(true);

  const host = useRef<HTMLDivElement>(null);
  const shown = useOrbScene(host, styles.canvas ?? "", hasRun && !reduced, running);

  return (
    <div className={styles.orb} data-orb={shown} aria-hidden="true">
      <div ref={host} />
      <img className={styles.poster} src="/orb.avif" width={1024} height={1024} alt="" />
    </div>
  );
}
