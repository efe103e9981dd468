import type { ReactNode } from "react";
import { printNumber } from "../../run/run";
import { useMotion } from "../../ui/use-motion";
import * as styles from "./Demo.module.css";
import type { Demo } from "./use-demo";

/** Undo, redo, start over, the choice of a side, and where it is offered the film of all eight endings with its pause and its speed. */
export function Film({ demo, isOffered }: { demo: Demo; isOffered: boolean }) {
  const { reduced } = useMotion();
  const { side, canUndo, canRedo, film, speed } = demo;
  const names = {
    playing: "Pause",
    paused: "Go on",
    none: reduced ? "Show all eight endings" : "Watch all eight endings",
  };
  return (
    <section className={styles.tools} data-tools aria-label="The demo’s steps">
      {side !== null && (
        <>
          <Tool isOn={canUndo} onPress={demo.undo}>
            Undo
          </Tool>
          <Tool isOn={canRedo} onPress={demo.redo}>
            Redo
          </Tool>
          <Tool isOn={canUndo} onPress={demo.rewind}>
            Start over
          </Tool>
          <Tool isOn onPress={demo.chooseSide}>
            Choose a side
          </Tool>
        </>
      )}
      {isOffered && (
        <Tool isOn onPress={demo.playFilm}>
          {names[film]}
        </Tool>
      )}
      {film !== "none" && (
        <Tool isOn onPress={demo.changeSpeed}>
          <span className="visually-hidden">Speed </span>
          <span>{`${printNumber(speed, "factor")}×`}</span>
        </Tool>
      )}
    </section>
  );
}

type ToolProps = { isOn: boolean; onPress: () => void; children: ReactNode };

/** It is not `disabled`, which would take the focus away. */
function Tool({ isOn, onPress, children }: ToolProps) {
  return (
    <button className={styles.tool} type="button" aria-disabled={!isOn} onClick={() => isOn && onPress()}>
      {children}
    </button>
  );
}
