import { scaleLinear } from "d3-scale";
import { curveStepAfter, line } from "d3-shape";
import { issueKey, keyStateAt, type Spend, spend } from "../../models/session-key";
import { Axes } from "../parts/Axes";
import { Figure } from "../parts/Figure";
import { Label } from "../parts/Label";

/** The litepaper's example, in hours and hundredths of ETH. */
const example = { limit: 50, end: 24, at: 0 };
const LAST = 30;
const operations = [
  { at: 2, amounts: [10] },
  { at: 6, amounts: [5, 8, 4] },
  { at: 11, amounts: [8] },
  { at: 14, amounts: [20] },
  { at: 17, amounts: [15] },
  { at: 27, amounts: [5] },
];

type Attempt = { at: number; result: Spend };

/** One key over time: spends, a batch, a revert, two refusals, and the key's states below. */
export function SessionKey() {
  const x = scaleLinear([0, LAST], [56, 632]);
  const y = scaleLinear([0, 66], [410, 88]);
  const { attempts, spans } = history();
  const accepted = attempts.filter(({ result }) => result.accepted);
  const stairs = line<{ at: number; spent: number }>(
    ({ at }) => x(at),
    ({ spent }) => y(spent),
  )
    .curve(curveStepAfter)
    .digits(1);
  const points = [
    { at: 0, spent: 0 },
    ...accepted.map(({ at, result }) => ({ at, spent: result.key.spent })),
    { at: example.end, spent: example.limit },
  ];
  return (
    <Figure
      name="session-key"
      title="A session key over time: amount spent, limit and end"
      description="A stepped line of the amount spent under a limit of 0.5 ETH and an end at 24 hours. One call, a batch of three calls charged as one sum, a call that reverts and still counts, and a last spend that uses the rest; a call that would pass the limit is refused, and so is a call after the end. The states below read active, exhausted, expired."
      height={506}
    >
      <Axes
        x={x}
        y={y}
        xTitle="hours"
        yTitle="ETH spent"
        xTicks={[0, 6, 12, 18, 24].map((at) => ({ at, text: `${at}` }))}
        yTicks={[
          { at: 0, text: "0" },
          { at: example.limit, text: "0.5" },
        ]}
      />
      <path
        className="fig-guide"
        d={`M${x(0)},${y(example.limit)}H${x(LAST)}M${x(example.end)},${y(0)}V${y(66)}`}
      />
      <Label x={x(LAST)} y={y(example.limit) + 34} anchor="end" text="limit $L$" />
      <Label x={x(example.end)} y={y(66) - 16} anchor="middle" text="end" />
      <path className="fig-line-1" d={stairs(points) ?? ""} />
      {accepted.map(({ at, result }) => (
        <circle key={at} className="fig-marker" cx={x(at)} cy={y(result.key.spent)} r={5} />
      ))}
      {attempts.map(({ at, result }) =>
        result.accepted ? null : <Refusal key={at} x={x(at)} y={y(result.key.spent + result.total)} />,
      )}
      <Label x={x(2) + 10} y={y(10) + 32} text="one call" />
      <Label x={x(6) + 10} y={y(27) + 32} text={"a batch of three,\ncharged as one sum"} />
      <Label x={x(11) - 10} y={y(35)} at="middle" anchor="end" text={"a revert\nstill counts"} />
      <Label x={x(14) - 16} y={y(55) + 4} at="last" anchor="end" text={"refused:\nover the limit"} />
      <Label x={x(17) + 10} y={y(50) + 34} text="the rest" />
      <Label x={x(27)} y={y(55) - 20} anchor="middle" text="refused" />
      {spans.map(({ state, from, to }, index) => (
        <g key={state}>
          <rect
            className={`fig-area-${index + 1}`}
            x={x(from) + 1}
            y={460}
            width={x(to) - x(from) - 2}
            height={44}
            rx={3}
          />
          <Label x={(x(from) + x(to)) / 2} y={482} at="middle" anchor="middle" text={state} />
        </g>
      ))}
    </Figure>
  );
}

/** A call that was tried and did not pass. */
function Refusal({ x, y }: { x: number; y: number }) {
  return <path d={`M${x - 6},${y - 6}l12,12m0,-12l-12,12`} />;
}

/** Runs the operations through the model, and notes the stretches of time that the key spent in each state. */
function history() {
  let key = issueKey(example);
  const attempts: Attempt[] = [];
  const spans: { state: string; from: number; to: number }[] = [];
  const moments = [0, ...operations.map(({ at }) => at), example.end].sort((a, b) => a - b);
  for (const at of moments) {
    for (const { amounts } of operations.filter((operation) => operation.at === at)) {
      const result = spend(key, amounts, at);
      attempts.push({ at, result });
      key = result.key;
    }
    const state = keyStateAt(key, at);
    const current = spans.at(-1);
    if (current?.state === state) continue;
    if (current !== undefined) current.to = at;
    spans.push({ state, from: at, to: LAST });
  }
  return { attempts, spans };
}
