import { createNumberGetter, createTextGetter, type Example } from "../example/example";
import { getKeyHolderNames, getStolenKeyHistory } from "../example/keys";
import { HOURS_PER_DAY } from "../example/quantities";
import type { FigureDefinition, FigureProps, FigureTable } from "./figure-definition";
import { Axes, createTicks } from "./parts/Axes";
import { DrawingFrame, Label, LineLabels } from "./parts/drawing";
import * as styles from "./parts/drawing.module.css";
import { formatEth, formatHours } from "./parts/format-amounts";
import { createLinearScale, createStairPath, getRect, placeEndToEnd } from "./parts/plot";

export const figure: FigureDefinition = { Drawing: SessionKey, createTable, describeFinding };

/** The brackets at the right of the plot. */
const BRACKETS = { x: 484, width: 8 };
/** The distances of the labels of hours: between two of them, and from the axis to the lowest. */
const HOUR_LABELS = { pitch: 32, lowest: 36 };

/** The axis is longer than its last hour by this factor, so that its title has room at the end. */
const AXIS_GROWTH = 1.32;

/** Draws what is charged to the stolen key over time, who spent it, and the revocation that takes effect too late. */
function SessionKey({ example }: FigureProps) {
  const get = createNumberGetter(example);
  const text = createTextGetter(example);
  const moments = getStolenKeyHistory(get);
  const charges = moments.filter(({ spent }, index) => spent !== moments[index - 1]?.spent);
  const limit = get("key.first-sub.limit");
  const [endHour, revocationHour] = [get("key.first-sub.end"), get("key.forced")];
  const axisEndHour = AXIS_GROWTH * Math.max(revocationHour, endHour);
  const x = createLinearScale([0, axisEndHour], [76, BRACKETS.x - 14]);
  const y = createLinearScale([0, limit * 1.14], [396, 50]);
  const xTicks = [0, get("key.revoked"), get("key.drained"), endHour, revocationHour];
  const parts = getLimitParts(example);
  return (
    <DrawingFrame
      title="A stolen key over time: what is charged to it, and which part the thief takes"
      description={`A stepped line of what is charged to a key with a limit of ${text("key.first-sub.limit")} that ends after ${text("key.first-sub.end")}, or by hour ${formatHours(endHour + 2 * HOURS_PER_DAY)} if the clocks of this chain and of the one below are slow: ${charges.map(({ at, spent }) => `${formatEth(spent)} ETH at hour ${formatHours(at)}`).join(", ")}, when nothing is left. The key is stolen at hour ${formatHours(get("key.stolen"))}. Its revocation is signed at hour ${formatHours(get("key.revoked"))} and is in force from hour ${formatHours(revocationHour)}. ${parts.map(({ text }) => text.replace("\n", " ")).join(", ")} ETH.`}
      height={534}
    >
      {parts.map(({ from, to, hour, style, text }) => (
        <rect key={text} className={style} {...getRect(x(hour), y(to), x(axisEndHour), y(from))} />
      ))}
      <Axes
        x={x}
        y={y}
        xTitle="hours"
        yTitle="ETH charged"
        xTicks={createTicks(xTicks, "hours", [endHour, revocationHour])}
        yTicks={createTicks([0, ...parts.map(({ to }) => to)], "ETH", [0, limit])}
      />
      <path className={styles.guide} d={`M${x(0)},${y(limit)}H${x(axisEndHour)}`} />
      <Label x={x(0) + 8} y={y(limit) - 12} tone="quiet" text="limit" />
      <HourLabels example={example} x={x} bottom={y(0)} />
      <path d={`M${x(endHour)},${y(0)}v-14M${x(revocationHour)},${y(0)}v-14`} />
      <Label
        x={x(endHour)}
        y={y(0) + 66}
        anchor="middle"
        text={`ends, or by\nhour ${formatHours(endHour + 2 * HOURS_PER_DAY)} if both\nclocks are slow`}
      />
      <Label x={x(revocationHour)} y={y(0) + 66} anchor="middle" text={"revocation\nin force"} />
      <path
        className={styles.lineInk}
        d={createStairPath(
          [...moments, { at: axisEndHour, spent: limit }].map(({ at, spent }) => [x(at), y(spent)]),
        )}
      />
      {parts.map(({ from, to, text }) => (
        <path
          key={text}
          d={`M${BRACKETS.x - 6},${y(to) + 3}h${BRACKETS.width}V${y(from) - 3}h${-BRACKETS.width}`}
        />
      ))}
      <LineLabels
        x={BRACKETS.x + 14}
        labels={parts.map(({ from, to, text }) => ({ y: y((from + to) / 2), text })).reverse()}
      />
    </DrawingFrame>
  );
}

type HourLabelsProps = { example: Example; x: (hour: number) => number; bottom: number };

/** Labels the hours from the theft to the last payment, which are too close for labels under the axis. */
function HourLabels({ example, x, bottom }: HourLabelsProps) {
  const get = createNumberGetter(example);
  const left = x(get("key.drained")) + 14;
  const labels = [
    { hour: get("key.drained"), words: "nothing is left" },
    { hour: get("key.revoked"), words: `${example.values["party.owner"].text} revokes` },
    { hour: get("key.stolen"), words: "the key is stolen" },
  ];
  return labels.map(({ hour, words }, index) => {
    const y = bottom - HOUR_LABELS.lowest - index * HOUR_LABELS.pitch;
    return (
      <g key={words}>
        <path d={`M${x(hour)},${bottom}V${y}H${left - 4}`} />
        <Label x={left} y={y} yAnchor="middle" text={`hour ${formatHours(hour)}: ${words}`} />
      </g>
    );
  });
}

/** Returns the parts of the key's limit from the bottom up, in ETH, each with the hour from which it is charged. */
function getLimitParts(example: Example) {
  const get = createNumberGetter(example);
  const [, firstName, secondName] = getKeyHolderNames(example);
  const [reserved, spent, left] = [get("key.second-sub.limit"), get("key.first-sub.spend"), get("key.left")];
  return placeEndToEnd(0, [
    { amount: reserved, hour: 0, style: styles.area2, text: `${secondName}\ngot ${formatEth(reserved)}` },
    {
      amount: spent,
      hour: get("write.early"),
      style: styles.area4,
      text: `${firstName}\nspent ${formatEth(spent)}`,
    },
    {
      amount: left,
      hour: get("key.drained"),
      style: styles.bar4,
      text: `the thief\ntook ${formatEth(left)}`,
    },
  ]).map((part) => ({ ...part, to: part.from + part.amount }));
}

function createTable(example: Example): FigureTable {
  const moments = getStolenKeyHistory(createNumberGetter(example));
  return {
    columns: [["Time", "hours"], ["Charged", "ETH"], ["State"]],
    rows: moments.map(({ at, spent, state }) => [at, spent, state]),
  };
}

function describeFinding(example: Example): string {
  const text = createTextGetter(example);
  return `The thief takes ${text("key.left")}, all that was left of the limit, long before the revocation takes effect.`;
}
