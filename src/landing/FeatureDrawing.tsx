import { useRef } from "react";
import { useIsOnScreen } from "../browser/use-is-on-screen";
import * as drawing from "../figures/parts/drawing.module.css";
import * as styles from "./FeatureDrawing.module.css";
import { featureDrawings } from "./feature-drawings";
import type { FeatureName } from "./features";
import { useJobWords } from "./job-words";

/** One of the six drawings of the protocol's parts. It moves once, when it is seen, and rests on a whole frame. */
export function FeatureDrawing({ name }: { name: FeatureName }) {
  const frame = useRef<HTMLDivElement>(null);
  const isOnScreen = useIsOnScreen(frame);
  const { label, strokes } = featureDrawings[name](useJobWords());
  return (
    <div ref={frame} className={`${drawing.container} ${styles.frame}`} data-onscreen={isOnScreen}>
      <svg className={drawing.drawing} viewBox="0 0 480 400" role="img" aria-label={label}>
        {strokes}
      </svg>
    </div>
  );
}
