import type { ReactNode } from "react";
import { printNumber } from "../../run/run";
import { useMotion } from "../../ui/use-motion";
import * as styles from "./Demo.module.css";
import { demoTexts } from "./texts";
import type { Demo } from "./use-demo";

/** Undo, redo, start over, and the film of all eight endings with its pause and its speed. */
export function Film({ demo }: { demo: Demo }) {
  const { reduced } = useMotion();
  const { past, future, film, speed } = demo;
  const playing = film === "playing";
  const start = reduced ? demoTexts.filmStill : demoTexts.film;
  const held = film === "paused" && future.length > 0;
  return (
    <section className={styles.tools} aria-label="The demo’s steps">
      <Tool able={past.length > 0} onPress={demo.undo}>
        {demoTexts.undo}
      </Tool>
      <Tool able={future.length > 0} onPress={demo.redo}>
        {demoTexts.redo}
      </Tool>
      <Tool able={past.length > 0} onPress={demo.rewind}>
        {demoTexts.rewind}
      </Tool>
      <Tool able onPress={demo.playFilm}>
        {playing ? demoTexts.pause : held ? demoTexts.resume : start}
      </Tool>
      {!reduced && (
        <Tool able onPress={demo.changeSpeed}>
          <span className="visually-hidden">Speed </span>
          <span>{`${printNumber(speed, "factor")}×`}</span>
        </Tool>
      )}
    </section>
  );
}

type ToolProps = { able: boolean; onPress: () => void; children: ReactNode };

/** It keeps the focus when there is nothing left to do for it. */
function Tool({ able, onPress, children }: ToolProps) {
  return (
    <button className={styles.tool} type="button" aria-disabled={!able} onClick={() => able && onPress()}>
      {children}
    </button>
  );
}
