import { useRef, useState } from "react";
import { useMotion } from "../../hooks/use-motion";
import * as styles from "./Orb.module.css";
import { OrbPoster } from "./OrbPoster";
import { useOrbScene } from "./use-orb-scene";

export interface OrbProps {
  /** Degrees by which the colours are turned. The poster is drawn for 300. */
  hue?: number;
  /** How far the ring bends near the pointer. */
  hoverIntensity?: number;
  rotateOnHover?: boolean;
}

/**
 * A ring of light that fills its positioned parent. Asks useMotion itself, because one `running` from outside could
 * not tell reduced motion (the poster) from a pause (the last frame), and because no caller can then forget to.
 */
export function Orb({ hue = 300, hoverIntensity = 2, rotateOnHover = false }: OrbProps) {
  const { reduced, running } = useMotion();
  const [hasRun, setHasRun] = useState(false);
  if (running && !hasRun) setHasRun(true);

  const host = useRef<HTMLDivElement>(null);
  const mounted = hasRun && !reduced;
  const shown = useOrbScene(host, styles.canvas, { mounted, running, hue, hoverIntensity, rotateOnHover });

  return (
    <div className={styles.orb} data-orb={shown} aria-hidden="true">
      <div ref={host} />
      <OrbPoster />
    </div>
  );
}
