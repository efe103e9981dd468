import { scaleLinear } from "d3-scale";
import { curveStepAfter, line } from "d3-shape";
import type { FigureTable } from "../../lib/figure-table";
import { numberOf, printNumber, type Run } from "../../lib/run";
import { type KeyMoment, stolenKeyHistory } from "../../models/run";
import type { FigureProps } from "../figure-props";
import { Axes } from "../parts/Axes";
import { Figure } from "../parts/Figure";
import { Label } from "../parts/Label";

/** Where the row of the key's states stands. */
const STATES = { top: 470, height: 44 };

/** The run's stolen key over time: what is charged to it, its limit and end, the revocation that comes too late. */
export function SessionKey({ run }: FigureProps) {
  const get = (name: string) => numberOf(run.values, name);
  const moments = stolenKeyHistory(get);
  const [limit, end] = [get("key.first-sub.limit"), get("key.first-sub.end")];
  const [stolen, revoked, forced] = [get("key.stolen"), get("key.revoked"), get("key.forced")];
  const drained = get("key.drained");
  const last = forced + 6;
  const x = scaleLinear([0, last], [72, 632]);
  const y = scaleLinear([0, limit * 1.5], [410, 72]);
  const stairs = line<KeyMoment>(
    ({ at }) => x(at),
    ({ spent }) => y(spent),
  )
    .curve(curveStepAfter)
    .digits(1);
  const spans = spansOf(moments, last);
  const spends = moments.filter(({ at }) => at < end);
  const levels = [...new Set([0, ...moments.map(({ spent }) => spent)])];
  const thief = { x: x(stolen), width: x(drained) - x(stolen) };
  return (
    <Figure
      name="session-key"
      title="A stolen key over time: amount charged, limit and end"
      description={`A stepped line of the amount charged to a key with a limit of ${eth(limit)} ETH and an end at ${end} hours: ${spends.map(({ at, spent }) => `${eth(spent)} ETH at ${at} hours`).join(", ")}. The key is stolen at ${stolen} hours, its revocation is signed at ${revoked} hours and in force at ${forced} hours, after the end. The states below read ${spans.map(({ state }) => state).join(", ")}.`}
      height={STATES.top + STATES.height + 2}
    >
      <Axes
        x={x}
        y={y}
        xTitle="hours"
        yTitle="ETH charged"
        xTicks={[...new Set([0, ...spends.map(({ at }) => at), end])].map((at) => ({
          at,
          text: `${at}`,
        }))}
        yTicks={levels.map((at) => ({ at, text: eth(at) }))}
      />
      <rect className="fig-area-3" x={thief.x} y={y(limit)} width={thief.width} height={y(0) - y(limit)} />
      <path
        className="fig-guide"
        d={`M${x(0)},${y(limit)}H${x(last)}M${x(end)},${y(0)}V${y(limit * 1.3)}M${x(forced)},${y(0)}V${y(limit * 1.12)}`}
      />
      <Label x={x(0) + 8} y={y(limit) - 14} text="limit" />
      <Label x={x(end) - 8} y={y(limit * 1.3) + 14} anchor="end" text="end" />
      <Label
        x={x(forced) + 24}
        y={y(limit * 1.12) - 16}
        at="last"
        anchor="end"
        text={`revocation in force\nat ${forced}, too late`}
      />
      <path className="fig-line-1" d={stairs(moments) ?? ""} />
      {spends.map(({ at, spent }) => (
        <circle key={at} className="fig-marker" cx={x(at)} cy={y(spent)} r={5} />
      ))}
      <Label
        x={x(end) + 12}
        y={y(limit * 0.87)}
        text={`the thief\ntakes ${eth(limit - (levels.at(-2) ?? 0))}`}
      />
      <Label
        x={x(end) + 12}
        y={y(limit * 0.45)}
        text={`stolen at ${stolen},\nrevocation\nsigned at ${revoked}`}
      />
      {spans.map(({ state, from, to }, index) => (
        <g key={state}>
          <rect
            className={`fig-area-${index + 1}`}
            x={x(from) + 1}
            y={STATES.top}
            width={x(to) - x(from) - 2}
            height={STATES.height}
            rx={3}
          />
          {index < spans.length - 1 ? (
            <Label x={x(from) + 4} y={STATES.top + 22} at="middle" text={state} />
          ) : (
            <Label x={(x(from) + x(to)) / 2} y={STATES.top + 22} at="middle" anchor="middle" text={state} />
          )}
        </g>
      ))}
    </Figure>
  );
}

/** The stretches of time for which the key is in one state. */
function spansOf(moments: readonly KeyMoment[], last: number) {
  const changes = moments.filter(({ state }, index) => state !== moments[index - 1]?.state);
  return changes.map(({ at, state }, index) => ({ state, from: at, to: changes[index + 1]?.at ?? last }));
}

const eth = (value: number) => printNumber(value, "ETH");

/** What is charged to the key at each of its moments, and the state that it is then in. */
export function sessionKeyTable({ values }: Run): FigureTable {
  return {
    columns: [{ title: "Time", unit: "hours" }, { title: "Charged", unit: "ETH" }, { title: "State" }],
    rows: stolenKeyHistory((name) => numberOf(values, name)).map(({ at, spent, state }) => [
      at,
      spent,
      state,
    ]),
  };
}
