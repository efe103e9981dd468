type Props = {
  anchor?: "middle" | "end";
  /** How far below their places they stand, in their own size. */
  below?: number;
  words: readonly (readonly [x: number, y: number, text: string])[];
};

/** Words at their places in a drawing of the landing page. */
export function DrawingLabels({ anchor, below, words }: Props) {
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
