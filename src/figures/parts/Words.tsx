type Props = {
  anchor?: "middle" | "end";
  words: readonly (readonly [x: number, y: number, text: string])[];
};

/** Words at their places in a drawing of the landing page. */
export function Words({ anchor, words }: Props) {
  return (
    <g textAnchor={anchor}>
      {words.map(([x, y, text]) => (
        <text key={`${x} ${y}`} x={x} y={y}>
          {text}
        </text>
      ))}
    </g>
  );
}
