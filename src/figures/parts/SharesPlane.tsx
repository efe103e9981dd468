import { formatNumber } from "../../example/example";
import { adaptation, type InspectionGame, levelShares, type Shares } from "../../models/inspection";
import { Axes } from "./Axes";
import { DrawnArrow, Label } from "./drawing";
import * as styles from "./drawing.module.css";
import { createLinearScale, createLinePath } from "./plot";

/** How much room the words of a field and its arrow need. */
const FIELD = { width: 160, height: 116 };
/** How long an arrow is, across and up. */
const ARROW = 34;
const LEFT = 84;
const RIGHT = 592;
const TOP = 88;
const BOTTOM = 440;

type Props = {
  game: InspectionGame;
  /** The greatest share of poor work that is shown. */
  most: number;
  /** States in the order in which they were passed, which an arrow towards its end shows. */
  path: readonly Shares[];
};

/** The scales of a plane of the two shares: buyers that check across, and poor work up to a share. */
export function createPlaneScales(most: number) {
  return { x: createLinearScale([0, 1], [LEFT, RIGHT]), y: createLinearScale([0, most], [BOTTOM, TOP]) };
}

/**
 * The plane of two populations: the lines on which one side is level, which way both move in the fields between them, the
 * point at which both are level, and a path. It has arrows, so its frame needs their head.
 */
export function SharesPlane({ game, most, path }: Props) {
  const { x, y } = createPlaneScales(most);
  const { check, poor } = levelShares(game);
  const [checks, poors] = [check > 0 && check < 1, poor > 0 && poor < most];
  const points = path.map((state) => [x(state.check), y(state.poor)] as const);
  const turn = Math.ceil(0.75 * path.length);
  const [start] = path;
  const createShareTick = (value: number, isMain = false) => ({
    value,
    text: `${formatNumber(value, "share")}%`,
    isMain,
  });
  return (
    <>
      <Axes
        x={x}
        y={y}
        xTitle="buyers that check"
        xTitlePosition="below"
        yTitle="work that is poor"
        xTicks={[
          createShareTick(0),
          createShareTick(0.5),
          createShareTick(1),
          ...(checks ? [createShareTick(check, true)] : []),
        ]}
        yTicks={[
          createShareTick(0),
          createShareTick(most / 3),
          createShareTick((most * 2) / 3),
          createShareTick(most),
          ...(poors ? [createShareTick(poor, true)] : []),
        ]}
      />
      {checks && <path className={styles.dashedLine} d={`M${x(check)},${BOTTOM}V${TOP}`} />}
      {poors && <path className={styles.dashedLine} d={`M${LEFT},${y(poor)}H${RIGHT}`} />}
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
      {checks && poors && <circle className={styles.accentFill} cx={x(check)} cy={y(poor)} r={8} />}
    </>
  );
}

/** A part of the plane in which each side moves one way. */
export type Field = {
  from: Shares;
  to: Shares;
  middle: Shares;
  /** More buyers check, or fewer; more work is poor, or less. */
  checksMore: boolean;
  cheatsMore: boolean;
};

/** The fields into which the level shares divide the plane: four, or fewer if one of them lies outside. */
export function getFields(game: InspectionGame, most: number): Field[] {
  const level = levelShares(game);
  const across = splitRange(level.check, 1);
  const up = splitRange(level.poor, most);
  return up.flatMap(([bottom, top]) =>
    across.map(([left, right]) => {
      const middle = { check: (left + right) / 2, poor: (bottom + top) / 2 };
      const moves = adaptation(middle, game);
      return {
        ...{ from: { check: left, poor: bottom }, to: { check: right, poor: top }, middle },
        ...{ checksMore: moves.check > 0, cheatsMore: moves.poor > 0 },
      };
    }),
  );
}

/** From nothing to the end, cut at a value if it lies between. */
function splitRange(at: number, end: number): [from: number, to: number][] {
  return at > 0 && at < end
    ? [
        [0, at],
        [at, end],
      ]
    : [[0, end]];
}

/** Which way both sides move, in words and by an arrow, in the field's outer corner; nothing if there is no room. */
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
