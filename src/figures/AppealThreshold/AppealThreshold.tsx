import { scaleLinear } from "d3-scale";
import type { FigureTable } from "../../lib/figure-table";
import { numberOf, printNumber, type Run } from "../../lib/run";
import { appealThreshold } from "../../models/dispute";
import { appealOf } from "../../models/run";
import type { FigureProps } from "../figure-props";
import { Axes } from "../parts/Axes";
import { Figure } from "../parts/Figure";
import { Label } from "../parts/Label";
import { graph, momentsOf } from "../parts/plot";
import { Span } from "../parts/Span";

const MOST_DEPOSIT = 240;
const JOBS = [
  { name: "job.small", line: "fig-line-1" },
  { name: "job.price", line: "fig-line-3" },
  { name: "job.large", line: "fig-line-2" },
] as const;

/** The appeal threshold against the deposit for three jobs of the run: no one deposit screens the small and the large. */
export function AppealThreshold({ run }: FigureProps) {
  const get = (name: string) => numberOf(run.values, name);
  const text = (name: string) => run.values[name]?.text ?? "";
  const x = scaleLinear([0, MOST_DEPOSIT], [92, 506]);
  const y = scaleLinear([0, 1], [440, 84]);
  const [right, wrong] = [get("appeal.right"), get("appeal.wrong")];
  const chosen = get("appeal.deposit");
  const amount = (name: string) => printNumber(Math.round(get(name) * 10) / 10, "USDC");
  const spans = y(0) + 66;
  const domain = [0, MOST_DEPOSIT] as const;
  return (
    <Figure
      name="appeal-threshold"
      title="The appeal threshold against the deposit, for jobs of three prices"
      description={`Three rising curves of the threshold q* over the deposit D, for jobs of ${text("job.small")}, ${text("job.price")} and ${text("job.large")}. Between ${text("appeal.right")} and ${text("appeal.wrong")}, the chances of reversing a right decision and a wrong one, lies the band in which only wrong decisions are appealed. The small job's curve leaves the band at a deposit of ${amount("appeal.small.most")}, the large job's enters it at ${amount("appeal.large.least")}.`}
      height={600}
    >
      <rect
        className="fig-area-3"
        x={x(0)}
        width={x(MOST_DEPOSIT) - x(0)}
        y={y(wrong)}
        height={y(right) - y(wrong)}
      />
      <Axes
        x={x}
        y={y}
        xTitle="deposit $D$, USDC"
        yTitle={"$q*$, the chance of reversal\nabove which an appeal pays"}
        xTicks={[0, chosen, 100].map((at) => ({ at, text: String(at) }))}
        yTicks={[0, right, wrong, 1].map((at) => ({ at, text: `${printNumber(at, "share")}%` }))}
      />
      <path className="fig-guide" d={`M${x(chosen)},${y(0)}V${y(1)}`} />
      {JOBS.map(({ name, line }) => {
        const threshold = thresholdOf(run, name);
        return (
          <g key={name}>
            <path className={line} d={graph(threshold, domain, { x, y })} />
            <Label
              x={x(MOST_DEPOSIT) + 8}
              y={y(threshold(MOST_DEPOSIT))}
              at="middle"
              text={printNumber(get(name), "USDC")}
            />
          </g>
        );
      })}
      <Label x={x(62)} y={y(0.22)} at="middle" tone="strong" text={"only wrong decisions\nare appealed"} />
      <Span
        from={x(0)}
        to={x(get("appeal.small.most"))}
        y={spans}
        text={`${printNumber(get("job.small"), "USDC")}: to ${amount("appeal.small.most")}`}
      />
      <Span
        from={x(get("appeal.large.least"))}
        to={x(MOST_DEPOSIT)}
        y={spans}
        text={`${printNumber(get("job.large"), "USDC")}: from ${amount("appeal.large.least")}`}
      />
      <Span
        from={x(get("appeal.deposit.least"))}
        to={x(get("appeal.deposit.most"))}
        y={spans + 54}
        text={`${printNumber(get("job.price"), "USDC")}: ${amount("appeal.deposit.least")} to ${amount("appeal.deposit.most")}`}
      />
    </Figure>
  );
}

/** The threshold of each job on round deposits, the run's own, and those at which a job enters or leaves the band. */
export function appealThresholdTable(run: Run): FigureTable {
  const get = (name: string) => numberOf(run.values, name);
  const limits = ["appeal.small.most", "appeal.deposit.least", "appeal.deposit.most", "appeal.large.least"];
  const deposits = momentsOf([0, MOST_DEPOSIT], [get("appeal.deposit"), ...limits.map(get)]);
  return {
    columns: [
      { title: "Deposit D", unit: "USDC" },
      ...JOBS.map(({ name }) => ({
        title: `q* of a job of ${run.values[name]?.text ?? ""}`,
        unit: "share" as const,
      })),
    ],
    rows: deposits.map((deposit) => [deposit, ...JOBS.map(({ name }) => thresholdOf(run, name)(deposit))]),
  };
}

function thresholdOf({ values }: Run, job: string): (deposit: number) => number {
  const get = (name: string) => numberOf(values, name);
  return (deposit) => appealThreshold(appealOf(get, get(job)), deposit);
}
