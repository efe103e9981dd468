import * as drawing from "../figures/parts/drawing.module.css";
import * as styles from "./FeatureDrawing.module.css";

type Point = readonly [x: number, y: number];

type LabelProps = { at: Point; anchor?: "start" | "end"; isStrong?: boolean; text: string };

/** Words whose middle, start or end is at a point. Line breaks in them begin new lines. */
export function Label({ at: [x, y], anchor, isStrong, text }: LabelProps) {
  return (
    <text y={y} textAnchor={anchor ?? "middle"} className={isStrong ? drawing.strong : undefined}>
      {text.split("\n").map((line, index) => (
        <tspan key={line} x={x} dy={index === 0 ? "0.35em" : "1.35em"}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

type PartyProps = { at: Point; name: string; party?: "buyer" | "agent" };

/** A party of the job. Only the buyer and the lead agent have colours. */
export function Party({ at: [x, y], name, party }: PartyProps) {
  return (
    <g className={styles.party} data-party={party}>
      <circle cx={x} cy={y} r="38" />
      <Label at={[x, y]} isStrong text={name} />
    </g>
  );
}

/** The ring in small, with an amount in it. */
export function Escrow({ at: [x, y], amount }: { at: Point; amount: number }) {
  return (
    <g>
      <circle className={styles.ticks} cx={x} cy={y} r="42" pathLength="36" />
      <Label at={[x, y]} isStrong text={String(amount)} />
    </g>
  );
}

type ArrowProps = { from: Point; to: Point; isRefused?: boolean };

/** A straight arrow, or a dashed line with a cross at its end for something that is refused. */
export function Arrow({ from, to, isRefused = false }: ArrowProps) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.round(Math.hypot(dx, dy));
  const degrees = Math.round((Math.atan2(dy, dx) * 180) / Math.PI);
  return (
    <g transform={`translate(${from.join(" ")}) rotate(${degrees})`}>
      <path className={isRefused ? styles.refused : undefined} d={`M0 0H${length}`} />
      <path d={`M${length} 0${isRefused ? "m-7-7l14 14m0-14l-14 14" : "m-9-6l9 6l-9 6"}`} />
    </g>
  );
}
