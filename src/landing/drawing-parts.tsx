import type { ReactNode } from "react";
import * as styles from "./FeatureDrawing.module.css";

type Place = { x: number; y: number };

/** What appears in the nth place while the drawing plays. */
export function Step({ order, children }: { order: 1 | 2 | 3 | 4; children: ReactNode }) {
  return (
    <g className={styles.step} data-order={order}>
      {children}
    </g>
  );
}

type PartyProps = Place & { name: string; party?: "buyer" | "agent" };

/** A party of the job. Only the buyer and the lead agent have colours. */
export function Party({ x, y, name, party }: PartyProps) {
  return (
    <g className={styles.party} data-party={party} transform={`translate(${x} ${y})`}>
      <circle r="38" />
      <Label below={0.35}>{name}</Label>
    </g>
  );
}

/** The ring in small, with an amount in it. */
export function Escrow({ x, y, amount }: Place & { amount: number | string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className={styles.ticks} r="42" pathLength="36" />
      <Label below={0.35} isStrong>
        {amount}
      </Label>
    </g>
  );
}

/** A straight arrow, solid or, for something that is refused, dashed with a cross at its end. */
export function Arrow({ from, to, isRefused = false }: ArrowProps) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const degrees = Math.round((Math.atan2(dy, dx) * 180) / Math.PI);
  const head = isRefused ? "m-7-7l14 14m0-14l-14 14" : "m-9-6l9 6l-9 6";
  return (
    <g transform={`translate(${from[0]} ${from[1]}) rotate(${degrees})`}>
      <path className={isRefused ? styles.refused : undefined} d={`M0 0H${Math.round(Math.hypot(dx, dy))}`} />
      <path d={`M${Math.round(Math.hypot(dx, dy))} 0${head}`} />
    </g>
  );
}

type ArrowProps = {
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
  isRefused?: boolean;
};

type LabelProps = Partial<Place> & {
  anchor?: "start" | "middle" | "end";
  /** The offset below `y` in em. */
  below?: number;
  isStrong?: boolean;
  children: ReactNode;
};

export function Label({ x = 0, y = 0, anchor = "middle", below = 0, isStrong, children }: LabelProps) {
  return (
    <text x={x} y={y} dy={`${below}em`} textAnchor={anchor} className={isStrong ? styles.strong : undefined}>
      {children}
    </text>
  );
}
