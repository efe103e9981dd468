import { Label } from "./Label";

const OUTLINES = { box: "fig-tint", accent: "fig-tint fig-accent-line", terminal: "fig-tint fig-quiet" };

/** Half a terminal state's height, until its corners would cut into the words of a tall one. */
const ROUNDEST = 42;
const ROUND_CORNER = 28;

type Props = {
  x: number;
  y: number;
  width: number;
  height: number;
  /** A terminal state is round and outlined. */
  kind?: "box" | "accent" | "terminal";
  title: string;
  /** Quieter words under the title. */
  note?: string | undefined;
};

/** A named box of a diagram. */
export function Box({ x, y, width, height, kind = "box", title, note }: Props) {
  const radius = kind === "terminal" ? (height > 2 * ROUNDEST ? ROUND_CORNER : height / 2) : 4;
  return (
    <g>
      <rect className={OUTLINES[kind]} x={x} y={y} width={width} height={height} rx={radius} />
      <Label
        x={x + width / 2}
        y={y + height / 2}
        at="middle"
        anchor="middle"
        tone={note === undefined ? "plain" : "strong"}
        text={title}
        note={note}
      />
    </g>
  );
}
