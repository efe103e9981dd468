import { Label } from "./Label";

type Props = {
  x: number;
  y: number;
  width: number;
  height: number;
  /** A terminal state is round and has two outlines. */
  kind?: "box" | "accent" | "terminal";
  title: string;
  /** Quieter words under the title. */
  note?: string;
};

/** A named box of a diagram. */
export function Box({ x, y, width, height, kind = "box", title, note }: Props) {
  const radius = kind === "terminal" ? height / 2 : 4;
  const middle = { x: x + width / 2, y: y + height / 2 };
  const noteLines = note?.split("\n").length ?? 0;
  return (
    <g>
      <rect
        className={kind === "accent" ? "fig-box-accent" : "fig-box"}
        x={x}
        y={y}
        width={width}
        height={height}
        rx={radius}
      />
      {kind === "terminal" && (
        <rect
          className="fig-axis"
          x={x + 4}
          y={y + 4}
          width={width - 8}
          height={height - 8}
          rx={radius - 4}
        />
      )}
      <Label
        x={middle.x}
        y={middle.y - 12 * noteLines}
        at="middle"
        anchor="middle"
        tone={note === undefined ? "plain" : "strong"}
        text={title}
      />
      {note !== undefined && (
        <Label x={middle.x} y={middle.y + 12} at="middle" anchor="middle" tone="quiet" text={note} />
      )}
    </g>
  );
}
