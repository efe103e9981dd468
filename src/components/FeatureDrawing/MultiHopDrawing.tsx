import * as strokes from "./drawing.module.css";
import * as styles from "./MultiHopDrawing.module.css";

/** Heights of the five parts of the job, where they stand as one, after the first hop and after the second. */
const parts = [
  { whole: 164, first: 112, second: 62 },
  { whole: 178, first: 126, second: 120 },
  { whole: 192, first: 230, second: 192 },
  { whole: 206, first: 244, second: 264 },
  { whole: 220, first: 258, second: 322 },
];

/** Left edges of the five places: the job, out over two hops, back over them to the result. */
const places = [14, 116, 218, 320, 422];
const width = 44;

/** A job of five parts splits over two hops and folds back into one result. */
export function MultiHopDrawing() {
  return (
    <>
      <g className={strokes.quiet}>
        {parts.map(({ whole, first, second }) => (
          <path key={whole} d={thread([whole, first, second, first, whole])} />
        ))}
      </g>
      <g className={`${strokes.accent} ${styles.parts}`}>
        {parts.map(({ whole }) => (
          <path key={whole} d={`M422 ${whole - 4}h44v8h-44z`} />
        ))}
      </g>
      <g className={strokes.middle}>
        {["job", "hop 1", "hop 2", "hop 1", "result"].map((label, index) => (
          <text key={`${label}${places[index]}`} x={(places[index] ?? 0) + width / 2} y="370">
            {label}
          </text>
        ))}
      </g>
    </>
  );
}

function thread(heights: readonly number[]): string {
  return heights.reduce((d, y, index) => {
    const x = places[index] ?? 0;
    const before = heights[index - 1];
    return before === undefined
      ? `M${x} ${y}h${width}`
      : `${d}C${x - 29} ${before} ${x - 29} ${y} ${x} ${y}h${width}`;
  }, "");
}
