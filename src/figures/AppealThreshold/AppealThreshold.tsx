import { appealThreshold } from "../../models/dispute";
import { numberOf, numbersOf, printNumber, type Run, textsOf } from "../../example/run";
import type { InputName, ValueName } from "../../example/run-names";
import { appealOf } from "../../example/standing";
import type { FigureDefinition, FigureProps, FigureTable } from "../figure-definition";
import { Axes, Span, ticksAt } from "../parts/Axes";
import { Figure, Label } from "../parts/drawing";
import { graph, handleAlongX, linearScale, momentsOf } from "../parts/plot";

const MAX_DEPOSIT = 240;
/** Curves end a little above certainty. */
const MAX_THRESHOLD = 1.02;
const JOBS = [
  { name: "job.small", line: "fig-line-1" },
  { name: "job.price", line: "fig-line-3" },
  { name: "job.large", line: "fig-line-2" },
] as const;

const x = linearScale([0, MAX_DEPOSIT], [92, 506]);
const y = linearScale([0, 1], [440, 84]);

/** The appeal threshold against the deposit for three jobs of the run: no one deposit screens the small and the large. */
function AppealThreshold({ run }: FigureProps) {
  const get = numbersOf(run);
  const text = textsOf(run);
  const [right, wrong] = [get("appeal.right"), get("appeal.wrong")];
  const chosen = get("appeal.deposit");
  const tenths = (amount: number) => printNumber(amount, "USDC", { decimals: 1 });
  const amount = (name: ValueName) => tenths(get(name));
  const spans = y(0) + 66;
  const domain = [0, MAX_DEPOSIT] as const;
  const [smallMost, largeLeast] = [get("appeal.small.most"), get("appeal.large.least")];
  const [least, most] = [get("appeal.deposit.least"), get("appeal.deposit.most")];
  const price = (name: ValueName) => printNumber(get(name), "USDC");
  return (
    <Figure
      name="appeal-threshold"
      title="The appeal threshold against the deposit, for jobs of three prices"
      description={`Three rising curves of the threshold q* over the deposit D, for jobs of ${text("job.small")}, ${text("job.price")} and ${text("job.large")}. Between ${text("appeal.right")} and ${text("appeal.wrong")} lies the band in which only wrong decisions are appealed. The small job’s curve leaves the band at a deposit of ${amount("appeal.small.most")} USDC, the large job’s enters it at ${amount("appeal.large.least")} USDC.`}
      height={600}
    >
      <rect
        className="fig-area-3"
        x={x(0)}
        width={x(MAX_DEPOSIT) - x(0)}
        y={y(wrong)}
        height={y(right) - y(wrong)}
      />
      <Axes
        x={x}
        y={y}
        xTitle="deposit $D$, USDC"
        yTitle={"$q*$, the chance of reversal\nabove which an appeal pays"}
        xTicks={ticksAt([0, chosen, 100], "USDC", [chosen])}
        yTicks={[0, right, wrong, 1].map((at) => ({ at, text: `${printNumber(at, "share")}%` }))}
      />
      <path className="fig-guide" d={`M${x(chosen)},${y(0)}V${y(1)}`} />
      {JOBS.map(({ name, line }) => {
        const threshold = thresholdOf(run, name);
        return (
          <g key={name}>
            <path className={line} d={graph(threshold, domain, { x, y })} />
            <Label
              x={x(MAX_DEPOSIT) + 8}
              y={y(threshold(MAX_DEPOSIT))}
              at="middle"
              text={`${price(name)}${threshold(MAX_DEPOSIT) > 1 ? ":\nnobody" : ""}`}
            />
          </g>
        );
      })}
      <Label
        x={x(62)}
        y={y(0.8 * right + 0.2 * wrong)}
        at="middle"
        tone="strong"
        text={"only wrong decisions\nare appealed"}
      />
      {smallMost > 0 && (
        <Span
          from={x(0)}
          to={x(Math.min(smallMost, MAX_DEPOSIT))}
          y={spans}
          text={`${price("job.small")}: to ${amount("appeal.small.most")}`}
        />
      )}
      {largeLeast < MAX_DEPOSIT && (
        <Span
          from={x(Math.max(0, largeLeast))}
          to={x(MAX_DEPOSIT)}
          y={spans}
          text={`${price("job.large")}: from ${amount("appeal.large.least")}`}
        />
      )}
      {most > 0 && least < Math.min(most, MAX_DEPOSIT) && (
        <Span
          from={x(Math.max(0, least))}
          to={x(Math.min(most, MAX_DEPOSIT))}
          y={spans + 54}
          text={`${price("job.price")}: ${tenths(Math.max(0, least))} to ${amount("appeal.deposit.most")}`}
        />
      )}
    </Figure>
  );
}

/** The threshold of each job on round deposits, the run's own, and those at which a job enters or leaves the band. */
function appealThresholdTable(run: Run): FigureTable {
  const get = numbersOf(run);
  const limits = [
    get("appeal.small.most"),
    get("appeal.deposit.least"),
    get("appeal.deposit.most"),
    get("appeal.large.least"),
  ];
  const inside = limits.filter((deposit) => deposit >= 0 && deposit <= MAX_DEPOSIT);
  const deposits = momentsOf([0, MAX_DEPOSIT], "USDC", [get("appeal.deposit"), ...inside]);
  return {
    columns: [
      ["Deposit D", "USDC"],
      ...JOBS.map(({ name }) => [`q* of a job of ${run.values[name].text}`, "share"] as const),
    ],
    rows: deposits.map((deposit) => [
      deposit,
      ...JOBS.map(({ name }) => {
        const threshold = appealThreshold(appealAt(run, name), deposit);
        return threshold > 1 ? "nobody appeals" : threshold;
      }),
    ]),
  };
}

/** Who appeals which decisions at the deposit that is set. */
function finding(run: Run): string {
  const get = numbersOf(run);
  const [right, wrong] = [get("appeal.right"), get("appeal.wrong")];
  const [small, large] = (["job.small", "job.large"] as const).map((job) =>
    appealThreshold(appealAt(run, job), get("appeal.deposit")),
  );
  const says = (threshold = 0) =>
    threshold > wrong
      ? "never appeals"
      : threshold > right
        ? "appeals wrong decisions only"
        : "always appeals";
  return `At ${run.values["appeal.deposit"].text} the small job’s loser ${says(small)}; the large job’s ${says(large)}.`;
}

function appealAt({ values }: Run, job: InputName) {
  const get = numbersOf({ values });
  return appealOf(get, get(job));
}

function thresholdOf(run: Run, job: InputName): (deposit: number) => number {
  const appeal = appealAt(run, job);
  return (deposit) => Math.min(MAX_THRESHOLD, appealThreshold(appeal, deposit));
}

export const figure: FigureDefinition = {
  Drawing: AppealThreshold,
  table: appealThresholdTable,
  finding,
  parameters: [
    { input: "appeal.deposit", label: "Deposit D" },
    { input: "job.fee.human", label: "Fee of the human stage" },
    { input: "appeal.right", label: "Right decisions reversed", most: 0.5 },
    { input: "appeal.wrong", label: "Wrong decisions reversed", least: 0.15 },
  ],
  named: ["appeal.deposit"],
  handles: ({ values }) => [handleAlongX("appeal.deposit", x, numberOf(values, "appeal.deposit"), y(0.5))],
};
