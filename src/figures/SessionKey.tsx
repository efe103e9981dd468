import { createNumberGetter, createTextGetter, type Example, formatNumber } from "../example/example";
import { getStolenKeyHistory, type KeyMoment } from "../example/keys";
import type { FigureDefinition, FigureProps, FigureTable } from "./figure-definition";
import { Axes, createTicks } from "./parts/Axes";
import { DrawingFrame, Label } from "./parts/drawing";
import * as styles from "./parts/drawing.module.css";
import { createLinearScale, createStairPath } from "./parts/plot";

/** Where the row of the key's states stands. */
const STATES = { top: 450, height: 44 };

/** The words of a state, short enough for its time. */
const STATE_WORDS = {
  active: "active",
  exhausted: "used up",
  expired: "expired",
  revoked: "revoked",
} as const;

const STATE_AREAS = [styles.area1, styles.area2, styles.area3];

/** The stolen key over time: what is charged to it, its limit, its end, and the revocation that comes too late. */
function SessionKey({ example }: FigureProps) {
  const get = createNumberGetter(example);
  const text = createTextGetter(example);
  const moments = getStolenKeyHistory(get);
  const [limit, end] = [get("key.first-sub.limit"), get("key.first-sub.end")];
  const [stolen, drained, forced] = [get("key.stolen"), get("key.drained"), get("key.forced")];
  const last = Math.max(forced, end) + 6;
  const x = createLinearScale([0, last], [72, 632]);
  const y = createLinearScale([0, limit * 1.5], [390, 52]);
  const spends = moments.filter(({ spent }, index) => spent !== moments[index - 1]?.spent);
  return (
    <DrawingFrame
      name="session-key"
      title="A stolen key over time: what is charged to it, its limit and its end"
      description={`A stepped line of what is charged to a key with a limit of ${text("key.first-sub.limit")} that ends after ${text("key.first-sub.end")}: ${spends.map(({ at, spent }) => `${formatEth(spent)} ETH at hour ${at}`).join(", ")}. The key is stolen at hour ${stolen}. Its revocation is signed at hour ${get("key.revoked")} and takes effect at hour ${forced}. ${describeFinding(example)}`}
      height={STATES.top + STATES.height + 2}
    >
      <Axes
        x={x}
        y={y}
        xTitle="hours"
        yTitle="ETH charged"
        xTicks={createTicks([0, ...spends.map(({ at }) => at), end, forced], "hours", [end, forced])}
        yTicks={createTicks([0, ...spends.map(({ spent }) => spent)], "ETH", [0, limit])}
      />
      <rect
        className={styles.area3}
        x={x(stolen)}
        y={y(limit)}
        width={x(drained) - x(stolen)}
        height={y(0) - y(limit)}
      />
      <path
        className={styles.dashedLine}
        d={`M${x(0)},${y(limit)}H${x(last)}M${x(end)},${y(0)}V${y(limit * 1.3)}M${x(forced)},${y(0)}V${y(limit * 1.12)}`}
      />
      <Label x={x(last)} y={y(limit) + 28} anchor="end" text="limit" />
      <Label x={x(stolen) - 12} y={y(limit) - 14} text="stolen" />
      <Label x={x(end) - 8} y={y(limit * 1.3) + 14} anchor="end" text="end" />
      <Label
        x={x(last)}
        y={y(limit * 1.12) - 16}
        yAnchor="last"
        anchor="end"
        text={`revocation takes effect\nat hour ${forced}, too late`}
      />
      <path className={styles.line1} d={createStairPath(moments.map(({ at, spent }) => [x(at), y(spent)]))} />
      {spends.map(({ at, spent }) => (
        <circle key={at} className={styles.pointMarker} cx={x(at)} cy={y(spent)} r={5} />
      ))}
      <Label x={x(end) + 12} y={y(limit * 0.87)} text={`the thief\ntakes ${text("key.left")}`} />
      <Label x={x(end) + 12} y={y(limit * 0.48)} text={`revocation signed\nat hour ${get("key.revoked")}`} />
      {getStateSpans(moments, last).map(({ state, from, to }, index) => (
        <g key={state}>
          <rect
            className={STATE_AREAS[index]}
            x={x(from) + 1}
            y={STATES.top}
            width={x(to) - x(from) - 2}
            height={STATES.height}
            rx={3}
          />
          <Label
            x={(x(from) + x(to)) / 2}
            y={STATES.top + STATES.height / 2}
            yAnchor="middle"
            anchor="middle"
            text={STATE_WORDS[state]}
          />
        </g>
      ))}
    </DrawingFrame>
  );
}

/** The stretches of time for which the key is in one state. */
function getStateSpans(moments: readonly KeyMoment[], last: number) {
  const changes = moments.filter(({ state }, index) => state !== moments[index - 1]?.state);
  return changes.map(({ at, state }, index) => ({ state, from: at, to: changes[index + 1]?.at ?? last }));
}

const formatEth = (value: number) => formatNumber(value, "ETH");

/** What is charged to the key at each moment, and the state that it is then in. */
function createSessionKeyTable(example: Example): FigureTable {
  return {
    columns: [["Time", "hours"], ["Charged", "ETH"], ["State"]],
    rows: getStolenKeyHistory(createNumberGetter(example)).map(({ at, spent, state }) => [
      at,
      spent,
      STATE_WORDS[state],
    ]),
  };
}

function describeFinding(example: Example): string {
  const text = createTextGetter(example);
  return `The thief takes ${text("key.left")}, all that was left of the limit, long before the revocation takes effect.`;
}

export const figure: FigureDefinition = {
  Drawing: SessionKey,
  createTable: createSessionKeyTable,
  describeFinding: describeFinding,
};
