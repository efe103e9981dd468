import { type PointerEvent, useRef } from "react";
import type { FigureDefinition, FigureHandle, FigureTarget } from "../../figures/figure-definition";
import { FIGURE_WIDTH } from "../../figures/parts/drawing";
import { numberOf, type Run } from "../../run/run";
import { nearestStep, sliderDomain } from "./domains";
import * as styles from "./LiveFigure.module.css";
import type { LiveStore } from "./store";

type HandlesProps = {
  name: string;
  definition: FigureDefinition;
  run: Run;
  view: string | undefined;
  store: LiveStore;
  /** Makes a change that is asked for here. */
  ask: (change: () => void) => void;
};

/**
 * Points to pull and parts to press, over the drawing. They are for pointers alone: the controls do the same for every
 * reader.
 */
export function Handles({ name, definition, run, view, store, ask }: HandlesProps) {
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
  const press = (target: FigureTarget) => () =>
    store.view(name, target.view === view ? undefined : target.view);

  const { handles, targets } = definition;
  if (!handles && !targets) return null;
  return (
    // As many units wide as the drawing, from the same corner; how high it is does not matter.
    <svg
      ref={sheet}
      className={`fig on-screen ${styles.handles}`}
      viewBox={`0 0 ${FIGURE_WIDTH} ${FIGURE_WIDTH}`}
      aria-hidden="true"
    >
      {targets?.map(({ view: shown, ...place }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: hidden from all but pointers; the select does the same
        <rect key={shown} className={styles.target} {...place} onClick={press({ view: shown, ...place })} />
      ))}
      {handles?.(run, view).map((handle) => (
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
