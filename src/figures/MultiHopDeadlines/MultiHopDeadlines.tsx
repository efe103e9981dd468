import { type ScaleLinear, scaleLinear } from "d3-scale";
import { earliestDeadline, longestDispute, type Windows } from "../../models/multi-hop";
import { Figure } from "../parts/Figure";
import { Label } from "../parts/Label";

const OWN_WORK = 1;
const windows: Windows = { waitingPeriod: 1, validation: 0.5, appealWindow: 1, judgment: 2 };
const edges = [0, 1, 2, 3];
/** A deadline that ignores the dispute of the job below. */
const early = { edge: 2, deadline: 9 };
const BAR = 26;

function deadline(edge: number): number {
  return earliestDeadline(edge, OWN_WORK, windows);
}

function top(edge: number): number {
  return 48 + edge * 152;
}

/** Safe deadlines on a path of three hops, and one that is set too early. */
export function MultiHopDeadlines() {
  const x = scaleLinear([0, 18.6], [4, 632]);
  const dispute = longestDispute(windows);
  const disputeEnds = deadline(early.edge - 1) + dispute;
  return (
    <Figure
      name="multi-hop-deadlines"
      title="Deadlines along a path of three hops"
      description={`Four jobs on a time line, from the leaf to the root. After each delivery deadline follows the longest possible dispute, Ω = ${dispute}, and then the next seller's own work of ${OWN_WORK}; the earliest safe deadlines are ${edges.map(deadline).join(", ")}. A deadline of ${early.deadline} on edge ${early.edge} would leave a gap: the job below could be disputed until ${disputeEnds}.`}
      height={576}
    >
      <rect
        className="fig-area-2"
        x={x(early.deadline)}
        y={top(early.edge - 1) + BAR}
        width={x(disputeEnds) - x(early.deadline)}
        height={top(early.edge) - top(early.edge - 1)}
      />
      {edges.map((edge) => (
        <Row key={edge} edge={edge} x={x} />
      ))}
      <rect
        className="fig-frame"
        x={x(early.deadline - OWN_WORK)}
        y={top(early.edge)}
        width={x(OWN_WORK) - x(0)}
        height={BAR}
      />
      <Label
        x={x((early.deadline + disputeEnds) / 2)}
        y={top(early.edge) + BAR / 2}
        at="middle"
        anchor="middle"
        text="gap"
      />
      <Label
        x={x(early.deadline - OWN_WORK) - 10}
        y={top(early.edge) + BAR - 8}
        at="last"
        anchor="end"
        text={"delivered here,\nthe job below\nis still open"}
      />
      <Label x={x(0)} y={top(0) - 14} text="leaf" />
      <Label x={84} y={top(0) - 14} text="longest dispute $Ω = T_w + τ_v + T_a + τ_h$" />
      {[1, 2].map((edge) => (
        <Label key={edge} x={x(deadline(edge) + dispute / 2)} y={top(edge) - 12} anchor="middle" text="$Ω$" />
      ))}
      <Label x={x(deadline(3) - OWN_WORK) + 8} y={top(3) - 12} text="root" />
      <Label x={x(0)} y={top(3) + BAR + 32} tone="quiet" text="time" />
    </Figure>
  );
}

type RowProps = { edge: number; x: ScaleLinear<number, number> };

/** One job: own work, deadline, and, unless it is the root, the dispute that the job above must wait for. */
function Row({ edge, x }: RowProps) {
  const [due, y] = [deadline(edge), top(edge)];
  const isRoot = edge === edges.length - 1;
  return (
    <g>
      <path className="fig-grid" d={`M${x(0)},${y + BAR}H632`} />
      <rect className="fig-bar-1" x={x(due - OWN_WORK)} y={y} width={x(OWN_WORK) - x(0)} height={BAR} />
      {!isRoot && <Dispute from={due} y={y} x={x} />}
      <Label
        x={x(due - (edge === 0 ? OWN_WORK : 0))}
        y={y + BAR + 32}
        anchor={edge === 0 ? "start" : isRoot ? "end" : "middle"}
        text={`$t_${edge}$ = ${due}`}
      />
    </g>
  );
}

function Dispute({ from, y, x }: { from: number; y: number; x: ScaleLinear<number, number> }) {
  const { waitingPeriod, validation, appealWindow, judgment } = windows;
  const stages = [waitingPeriod, validation, appealWindow, judgment];
  const starts = stages.map((_, index) => stages.slice(0, index).reduce((sum, stage) => sum + stage, from));
  const end = x(from + longestDispute(windows));
  return (
    <g>
      <rect className="fig-area-3" x={x(from)} y={y} width={end - x(from)} height={BAR} />
      {starts.slice(1).map((start) => (
        <path key={start} className="fig-quiet" d={`M${x(start)},${y}v${BAR}`} />
      ))}
      <path className="fig-guide" d={`M${end},${y}V${top(1) - top(0) + y}`} />
    </g>
  );
}
