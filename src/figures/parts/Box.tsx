import { Label } from "./Label";

const OUTLINES = { box: "fig-tint", accent: "fig-tint fig-accent-line", terminal: "fig-tint fig-quiet" };

/** Beyond this, the corners of a tall box would cut into its words. */
const ROUNDEST = 42;

type Props = {
  x: number;
  y: number;
  width: number;
  height: number;
  /** A terminal state is round and outlined. */
  kind?: "box" | "accent" | "terminal";
  title: string;
  /** Quieter words under the title. */
  note?: string;
};

/** A named box of a diagram. */
export function Box({ x, y, width, height, kind = "box", title, note }: Props) {
  const radius = kind === "terminal" ? Math.min(height / 2, ROUNDEST) : 4;
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
