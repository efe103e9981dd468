import { createNumberGetter, createTextGetter, type Example } from "../example/example";
import { formatNumber } from "../example/format-number";
import { getStolenKeyHistory, type KeyMoment } from "../example/keys";
import type { FigureDefinition, FigureProps, FigureTable } from "./figure-definition";
import { Axes, createTicks } from "./parts/Axes";
import { DrawingFrame, Label } from "./parts/drawing";
import * as styles from "./parts/drawing.module.css";
import { createLinearScale, createStairPath, getRect } from "./parts/plot";

/** The row of rectangles below the axis that show the states of the key. */
const STATE_ROW = { top: 450, bottom: 494 };

/** Labels that are short enough for the rectangles. */
const STATE_LABELS = {
  active: "active",
  exhausted: "used up",
  expired: "expired",
  revoked: "revoked",
} as const;

const STATE_STYLES = [styles.area1, styles.area2, styles.area3];

export const figure: FigureDefinition = { Drawing: SessionKey, createTable, describeFinding };

/** Draws the amount charged to a stolen key over time, its limit and its end, and the revocation that comes too late. */
function SessionKey({ example }: FigureProps) {
  const get = createNumberGetter(example);
  const getText = createTextGetter(example);
  const moments = getStolenKeyHistory(get);
  const [limit, endHour] = [get("key.first-sub.limit"), get("key.first-sub.end")];
  const [theftHour, drainHour, revocationHour] = [get("key.stolen"), get("key.drained"), get("key.forced")];
  const ends = [endHour, revocationHour];
  const axisEnd = Math.max(...ends) + 6;
  const x = createLinearScale([0, axisEnd], [72, 632]);
  const y = createLinearScale([0, limit * 1.5], [390, 52]);
  const charges = moments.filter(({ spent }, index) => spent !== moments[index - 1]?.spent);
  return (
    <DrawingFrame
      name="session-key"
      title="A stolen key over time: what is charged to it, its limit and its end"
      description={`A stepped line of what is charged to a key with a limit of ${getText("key.first-sub.limit")} that ends after ${getText("key.first-sub.end")}: ${charges.map(({ at, spent }) => `${formatEth(spent)} ETH at hour ${at}`).join(", ")}. The key is stolen at hour ${theftHour}. Its revocation is signed at hour ${get("key.revoked")} and takes effect at hour ${revocationHour}. ${describeFinding(example)}`}
      height={STATE_ROW.bottom + 2}
    >
      <Axes
        x={x}
        y={y}
        xTitle="hours"
        yTitle="ETH charged"
        xTicks={createTicks([0, ...charges.map(({ at }) => at), ...ends], "hours", ends)}
        yTicks={createTicks([0, ...charges.map(({ spent }) => spent)], "ETH", [0, limit])}
      />
      <rect className={styles.area3} {...getRect(x(theftHour), y(limit), x(drainHour), y(0))} />
      <path
        className={styles.dashedLine}
        d={`M${x(0)},${y(limit)}H${x(axisEnd)}M${x(endHour)},${y(0)}V${y(limit * 1.3)}M${x(revocationHour)},${y(0)}V${y(limit * 1.12)}`}
      />
      <Label x={x(axisEnd)} y={y(limit) + 28} anchor="end" text="limit" />
      <Label x={x(theftHour) - 12} y={y(limit) - 14} text="stolen" />
      <Label x={x(endHour) - 8} y={y(limit * 1.3) + 14} anchor="end" text="end" />
      <Label
        x={x(axisEnd)}
        y={y(limit * 1.12) - 16}
        yAnchor="last"
        anchor="end"
        text={`revocation takes effect\nat hour ${revocationHour}, too late`}
      />
      <path className={styles.line1} d={createStairPath(moments.map(({ at, spent }) => [x(at), y(spent)]))} />
      {charges.map(({ at, spent }) => (
        <circle key={at} className={styles.pointMarker} cx={x(at)} cy={y(spent)} r={5} />
      ))}
      <Label x={x(endHour) + 12} y={y(limit * 0.87)} text={`the thief\ntakes ${getText("key.left")}`} />
      <Label
        x={x(endHour) + 12}
        y={y(limit * 0.48)}
        text={`revocation signed\nat hour ${get("key.revoked")}`}
      />
      {getStateSpans(moments, axisEnd).map(({ state, from, to }, index) => (
        <g key={state}>
          <rect
            className={STATE_STYLES[index]}
            {...getRect(x(from) + 1, STATE_ROW.top, x(to) - 1, STATE_ROW.bottom)}
            rx={3}
          />
          <Label
            x={(x(from) + x(to)) / 2}
            y={(STATE_ROW.top + STATE_ROW.bottom) / 2}
            yAnchor="middle"
            anchor="middle"
            text={STATE_LABELS[state]}
          />
        </g>
      ))}
    </DrawingFrame>
  );
}

/** Returns the spans of time, in hours, in which the key has one state. */
function getStateSpans(moments: readonly KeyMoment[], axisEnd: number) {
  const changes = moments.filter(({ state }, index) => state !== moments[index - 1]?.state);
  return changes.map(({ at, state }, index) => ({ state, from: at, to: changes[index + 1]?.at ?? axisEnd }));
}

const formatEth = (value: number) => formatNumber(value, "ETH");

function createTable(example: Example): FigureTable {
  const moments = getStolenKeyHistory(createNumberGetter(example));
  return {
    columns: [["Time", "hours"], ["Charged", "ETH"], ["State"]],
    rows: moments.map(({ at, spent, state }) => [at, spent, STATE_LABELS[state]]),
  };
}

function describeFinding(example: Example): string {
  const getText = createTextGetter(example);
  return `The thief takes ${getText("key.left")}, all that was left of the limit, long before the revocation takes effect.`;
}
