import { type PointerEvent, useRef } from "react";
import type { FigureDefinition, FigureHandle } from "../figures/figure-definition";
import { FIGURE_WIDTH } from "../figures/parts/drawing";
import { numberOf, type Run } from "../example/run";
import { nearestStep, sliderDomain } from "./domains";
import * as styles from "./LiveFigure.module.css";
import type { LiveStore } from "./store";

type HandlesProps = {
  definition: FigureDefinition;
  run: Run;
  view: string | undefined;
  store: LiveStore;
  /** Makes a change that is asked for here. */
  ask: (change: () => void) => void;
};

/** Points to pull, over the drawing. They are for pointers alone: the controls do the same for every reader. */
export function Handles({ definition, run, view, store, ask }: HandlesProps) {
  const sheet = useRef<SVGSVGElement>(null);
  const grabbedAt = useRef(0);

  const pull = (handle: FigureHandle) => (event: PointerEvent<SVGElement>) => {
    const parameter = definition.parameters.find(({ input }) => input === handle.input);
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || !sheet.current || !parameter) return;
    const { left, top, width } = sheet.current.getBoundingClientRect();
    const unit = width / FIGURE_WIDTH;
    const place = handle.along === "x" ? (event.clientX - left) / unit : (event.clientY - top) / unit;
    const wanted = nearestStep(sliderDomain(store.inputs, parameter), handle.valueAt(place));
    ask(() => store.change(parameter.input, wanted));
  };
  const grab = (handle: FigureHandle) => (event: PointerEvent<SVGElement>) => {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    grabbedAt.current = numberOf(store.getSnapshot().run.values, handle.input);
  };

  const { handles } = definition;
  if (!handles) return null;
  return (
    // As many units wide as the drawing, from the same corner; how high it is does not matter.
    <svg
      ref={sheet}
      className={`fig on-screen ${styles.handles}`}
      viewBox={`0 0 ${FIGURE_WIDTH} ${FIGURE_WIDTH}`}
      aria-hidden="true"
    >
      {handles(run, view).map((handle) => (
        <g
          key={handle.input}
          ref={keepFinger}
          className={styles.handle}
          data-along={handle.along}
          data-input={handle.input}
          transform={`translate(${handle.x} ${handle.y})`}
          onPointerDown={grab(handle)}
          onPointerMove={pull(handle)}
          onPointerCancel={() => store.change(handle.input, grabbedAt.current)}
        >
          <circle r="44" />
          <circle className={styles.knob} r="14" />
        </g>
      ))}
    </svg>
  );
}

/**
 * A finger on a point pulls it and scrolls nothing: Chromium ignores `touch-action` in SVG, and React's own
 * listeners are passive.
 */
function keepFinger(point: SVGGElement | null): void {
  point?.addEventListener("touchstart", (event) => event.preventDefault(), { passive: false });
}
