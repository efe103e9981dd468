import { adaptation, type InspectionGame, levelShares, type Shares } from "../../models/inspection";
import { Axes, createTicks } from "./Axes";
import { DrawnArrow, Label } from "./drawing";
import * as styles from "./drawing.module.css";
import { createLinearScale, createLinePath } from "./plot";

/** A field that is smaller than this has no room for its label and arrow. */
const FIELD = { width: 160, height: 116 };
/** The width and height of an arrow. */
const ARROW = 34;
const LEFT = 84;
const RIGHT = 592;
const TOP = 88;
const BOTTOM = 440;

type Props = {
  game: InspectionGame;
  /** The end of the axis of poor work, a share. */
  most: number;
  /** Points of a path, in order. An arrowhead shows its direction. */
  path: readonly Shares[];
};

/** Returns the horizontal scale of buyers that check, and the vertical one of poor work. */
export function createPlaneScales(most: number) {
  return { x: createLinearScale([0, 1], [LEFT, RIGHT]), y: createLinearScale([0, most], [BOTTOM, TOP]) };
}

/** Draws the plane of both shares with the fields between their level lines, and a path. Its `DrawingFrame` needs `hasArrows`. */
export function SharesPlane({ game, most, path }: Props) {
  const { x, y } = createPlaneScales(most);
  const { check, poor } = levelShares(game);
  const [isCheckInside, isPoorInside] = [check > 0 && check < 1, poor > 0 && poor < most];
  const points = path.map((state) => [x(state.check), y(state.poor)] as const);
  const turn = Math.ceil(0.75 * path.length);
  const [start] = path;
  const createShareTicks = (values: readonly number[], mainValues: readonly number[]) =>
    createTicks([...values, ...mainValues], "share", mainValues).map((tick) => ({
      ...tick,
      text: `${tick.text}%`,
    }));
  return (
    <>
      <Axes
        x={x}
        y={y}
        xTitle="buyers that check"
        xTitlePosition="below"
        yTitle="work that is poor"
        xTicks={createShareTicks([0, 0.5, 1], isCheckInside ? [check] : [])}
        yTicks={createShareTicks([0, most / 3, (most * 2) / 3, most], isPoorInside ? [poor] : [])}
      />
      {isCheckInside && <path className={styles.dashedLine} d={`M${x(check)},${BOTTOM}V${TOP}`} />}
      {isPoorInside && <path className={styles.dashedLine} d={`M${LEFT},${y(poor)}H${RIGHT}`} />}
      {getFields(game, most).map((field) => (
        <Field key={`${field.middle.check} ${field.middle.poor}`} {...field} most={most} />
      ))}
      {path.length > 0 && (
        <>
          <DrawnArrow className={styles.line1} d={createLinePath(points.slice(0, turn))} />
          <path className={styles.line1} d={createLinePath(points.slice(turn - 1))} />
        </>
      )}
      {start && <circle className={styles.pointMarker} cx={x(start.check)} cy={y(start.poor)} r={5} />}
      {isCheckInside && isPoorInside && (
        <circle className={styles.accentFill} cx={x(check)} cy={y(poor)} r={8} />
      )}
    </>
  );
}

/** A rectangle of the plane in which each side changes in one direction. */
export type Field = { from: Shares; to: Shares; middle: Shares; checksMore: boolean; cheatsMore: boolean };

/** Returns the fields into which the level shares divide the plane: four, or fewer if one of these lies outside. */
export function getFields(game: InspectionGame, most: number): Field[] {
  const level = levelShares(game);
  const across = splitRange(level.check, 1);
  const up = splitRange(level.poor, most);
  return up.flatMap(([bottom, top]) =>
    across.map(([left, right]) => {
      const middle = { check: (left + right) / 2, poor: (bottom + top) / 2 };
      const moves = adaptation(middle, game);
      const [from, to] = [
        { check: left, poor: bottom },
        { check: right, poor: top },
      ] as const;
      return { from, to, middle, checksMore: moves.check > 0, cheatsMore: moves.poor > 0 };
    }),
  );
}

/** Returns the range from 0 to `end`, split at a value that lies within it. */
function splitRange(at: number, end: number): [from: number, to: number][] {
  const edges = [0, ...(at > 0 && at < end ? [at] : []), end];
  return edges.slice(1).map((to, index) => [edges[index] ?? 0, to]);
}

/** Draws the direction of both sides as a label and an arrow in the outer corner of a field, if there is room. */
function Field({ from, to, checksMore, cheatsMore, most }: Field & { most: number }) {
  const { x, y } = createPlaneScales(most);
  const [left, right, top, bottom] = [x(from.check), x(to.check), y(to.poor), y(from.poor)];
  if (right - left < FIELD.width || bottom - top < FIELD.height) return null;
  const atRight = to.check === 1 && from.check > 0;
  const edge = atRight ? right - 8 : left + 12;
  const [across, up] = [checksMore ? ARROW : -ARROW, cheatsMore ? -ARROW : ARROW];
  const centre = { x: atRight ? edge - 50 : edge + 50, y: top + 98 };
  return (
    <>
      <Label
        x={edge}
        y={top + 34}
        anchor={atRight ? "end" : "start"}
        text={`${checksMore ? "more" : "fewer"} check,\n${cheatsMore ? "more" : "fewer"} cheat`}
      />
      <DrawnArrow
        className={styles.quietLine}
        d={createLinePath([
          [centre.x - across / 2, centre.y - up / 2],
          [centre.x + across / 2, centre.y + up / 2],
        ])}
      />
    </>
  );
}
