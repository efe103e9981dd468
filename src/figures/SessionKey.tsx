import { type KeyMoment, stolenKeyHistory, type Theft } from "../example/keys";
import { numbersOf, printNumber, type Example } from "../example/example";
import type { FigureDefinition, FigureProps, FigureTable } from "./figure-definition";
import { Axes, ticksAt } from "./parts/Axes";
import { attackFinding } from "./parts/attack";
import { Figure, Label } from "./parts/drawing";
import { handleAlongX, linearScale, stairPath } from "./parts/plot";

/** Where the row of the key's states stands. */
const STATES = { top: 450, height: 44 };

const theftOf = (view: string | undefined): Theft => (view === "signature" ? view : "stolen-key");

/** The example's stolen key over time: what is charged to it, its limit and end, the revocation that comes too late. */
function SessionKey({ example, view }: FigureProps) {
  const get = numbersOf(example);
  const theft = theftOf(view);
  const moments = stolenKeyHistory(get, theft);
  const [limit, end] = [get("key.first-sub.limit"), get("key.first-sub.end")];
  const [stolen, revoked, forced] = [get("key.stolen"), get("key.revoked"), get("key.forced")];
  const drained = get("key.drained");
  const { x, y, last } = scalesOf(example);
  const spans = spansOf(moments, last);
  const spends = moments.filter(({ spent }, index) => spent !== moments[index - 1]?.spent);
  const before = moments.filter(({ at }) => at < stolen);
  const levels = [...new Set([0, ...[...before, ...moments.slice(-1)].map(({ spent }) => spent)])];
  const taken = get(`attack.${theft}.gain`);
  const order = forced < end ? "before" : forced > end ? "after" : "at";
  return (
    <Figure
      name="session-key"
      title="A stolen key over time: amount charged, limit and end"
      description={`A stepped line of the amount charged to a key with a limit of ${eth(limit)} ETH and an end at ${end} hours: ${spends.map(({ at, spent }) => `${eth(spent)} ETH at ${at} hours`).join(", ")}. The key is stolen at ${stolen} hours, its revocation is signed at ${revoked} hours and in force at ${forced} hours, ${order} the end. The states below read ${spans.map(({ state }) => state).join(", ")}.`}
      height={STATES.top + STATES.height + 2}
    >
      <Axes
        x={x}
        y={y}
        xTitle="hours"
        yTitle="ETH charged"
        xTicks={ticksAt([...new Set([0, ...spends.map(({ at }) => at), end])], "hours", [end])}
        yTicks={ticksAt(levels, "ETH", [0, limit])}
      />
      <rect
        className="fig-area-3"
        x={x(stolen)}
        y={y(limit)}
        width={x(drained) - x(stolen)}
        height={y(0) - y(limit)}
      />
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
        // The models refuse a example in which the thief spends after the revocation.
        text={`revocation in force\nat ${forced}, too late`}
      />
      <path className="fig-line-1" d={stairPath(moments.map(({ at, spent }) => [x(at), y(spent)]))} />
      {spends.map(({ at, spent }) => (
        <circle key={at} className="fig-marker" cx={x(at)} cy={y(spent)} r={5} />
      ))}
      <Label
        x={x(end) + 12}
        y={y(limit * 0.87)}
        text={theft === "signature" ? `the thief signs\nfor ${eth(taken)}` : `the thief\ntakes ${eth(taken)}`}
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
function sessionKeyTable({ values }: Example): FigureTable {
  return {
    columns: [["Time", "hours"], ["Charged", "ETH"], ["State"]],
    rows: stolenKeyHistory(numbersOf({ values }), "stolen-key").map(({ at, spent, state }) => [
      at,
      spent,
      state,
    ]),
  };
}

/** Hours until the revocation is in force or the key ends, whichever is later; amounts to one and a half times the limit. */
function scalesOf({ values }: Example) {
  const get = numbersOf({ values });
  const last = Math.max(get("key.forced"), get("key.first-sub.end")) + 6;
  return {
    last,
    x: linearScale([0, last], [72, 632]),
    y: linearScale([0, get("key.first-sub.limit") * 1.5], [390, 52]),
  };
}

function finding(example: Example, view?: string): string {
  return attackFinding(example, theftOf(view));
}

export const figure: FigureDefinition = {
  Drawing: SessionKey,
  table: sessionKeyTable,
  finding,
  parameters: [
    { input: "key.first-sub.limit", label: "Limit of the key", least: 0.14, most: 0.5 },
    { input: "key.first-sub.end", label: "End of the key", least: 9, most: 23 },
    { input: "key.drained", label: "Drained at", least: 5.5, most: 11.5 },
    { input: "key.allowance", label: "Older allowance", most: 4 },
  ],
  named: ["key.first-sub.limit"],
  views: {
    label: "Show",
    none: "the example’s key",
    options: [
      { value: "stolen", label: "an attack: the stolen key" },
      { value: "signature", label: "an attack: a signature past the counter" },
    ],
  },
  handles: (example, view) => {
    const { x, y } = scalesOf(example);
    const get = numbersOf(example);
    const end = handleAlongX("key.first-sub.end", x, get("key.first-sub.end"), y(0));
    if (theftOf(view) === "signature") return [end];
    return [handleAlongX("key.drained", x, get("key.drained"), y(get("key.first-sub.limit"))), end];
  },
};
