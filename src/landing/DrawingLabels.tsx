type DrawingLabelsProps = {
  anchor?: "middle" | "end";
  /** The offset below `y` in em. */
  below?: number;
  words: readonly (readonly [x: number, y: number, text: string])[];
};

/** The labels of a drawing on the landing page. */
export function DrawingLabels({ anchor, below, words }: DrawingLabelsProps) {
  return (
    <g textAnchor={anchor}>
      {words.map(([x, y, text]) => (
        <text key={`${x} ${y}`} x={x} y={y} dy={below && `${below}em`}>
          {text}
        </text>
      ))}
    </g>
  );
}
