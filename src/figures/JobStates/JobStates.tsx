import type { FigureTable } from "../../lib/figure-table";
import { nameOf, printNumber, type Run } from "../../lib/run";
import { type JobState, jobTransitions, type Transition } from "../../models/dispute";
import type { FigureProps } from "../figure-props";
import { Arrow, ArrowHead } from "../parts/Arrow";
import { Box } from "../parts/Box";
import { Figure } from "../parts/Figure";
import { Label } from "../parts/Label";

const NAME = "job-states";
const spine = { x: 8, width: 150, height: 88, middle: 83, right: 158 };
const ends = { x: 426, width: 202, height: 124, frame: 414 };
const paidAgent = "$P$ to the agent";

/** The machine from submission to its end; actors and guards come from the model's table, balances from the run. */
export function JobStates({ run }: FigureProps) {
  const job = (step: number) => balances(run, "pop", step);
  return (
    <Figure
      name={NAME}
      title="A job from submission to its end"
      description="From Submitted, the buyer accepts or stays silent until a timeout, and the agent is paid; or the buyer disputes. A validation agent decides. After the appeal window the decision becomes final, unless its loser appeals; then human supervisors judge, and that is final. A final decision pays either the agent or the buyer. No arrow leaves the four ends: accepted, auto-accepted, final for the agent, final for the buyer. Each state carries the balances of the run's buyer and agent."
      height={990}
    >
      <ArrowHead figure={NAME} />
      <Label x={spine.middle + 14} y={34} tone="quiet" text="the agent submits at $t_s$" />
      <Arrow figure={NAME} d={`M${spine.middle},8V56`} />
      <Box x={spine.x} y={56} width={spine.width} height={264} title="Submitted" note={job(1)} />
      <Across from="submitted" to="accepted" y={118} end={ends.x} />
      <End y={56} title="Accepted" note={`${paidAgent}\n${balances(run, "paths", 0)}`} />
      <Across from="submitted" to="auto-accepted" y={258} end={ends.x} />
      <End y={196} title="Auto-accepted" note={`${paidAgent}\n${balances(run, "paths", 1)}`} />
      <Down from="submitted" to="disputed" y={320} length={106} />
      <Box x={spine.x} y={426} width={spine.width} height={spine.height} title="Disputed" note={job(2)} />
      <Down from="disputed" to="decided" y={514} length={106} />
      <Box x={spine.x} y={620} width={spine.width} height={spine.height} title="Decided" note={job(3)} />
      <Across from="decided" to="final" y={664} end={ends.frame} />
      <Down from="decided" to="appealed" y={708} length={138} />
      <Box x={spine.x} y={846} width={spine.width} height={spine.height} title="Appealed" note={job(4)} />
      <Across from="appealed" to="final" y={880} end={ends.frame} />
      <rect className="fig-frame" x={ends.frame} y={560} width={225} height={384} rx={12} />
      <Label x={ends.x + ends.width / 2} y={602} anchor="middle" tone="strong" text="Final" />
      <End y={622} title="for the agent" note={`${paidAgent}\n${job(5)}`} />
      <End y={800} title="for the buyer" note={`$P$ to the buyer\n${balances(run, "pop-lost", 4)}`} />
    </Figure>
  );
}

function End({ y, title, note }: { y: number; title: string; note: string }) {
  return (
    <Box x={ends.x} y={y} width={ends.width} height={ends.height} kind="terminal" title={title} note={note} />
  );
}

/** What the buyer and the agent have after a step of a ledger, relative to the start. */
function balances(run: Run, ledger: string, step: number): string {
  return balancesAfter(run, ledger, step)
    .map((amount) => printNumber(amount, "USDC"))
    .join(", ");
}

function balancesAfter({ ledgers }: Run, ledger: string, step: number): [buyer: number, agent: number] {
  const [buyer, agent] = ledgers[ledger]?.steps[step]?.balances ?? [];
  if (buyer === undefined || agent === undefined)
    throw new Error(`The run's ledger "${ledger}" has no step ${step}.`);
  return [buyer, agent];
}

/** The run's ledger and its step in which a transition leaves the job; a final decision pays one side or the other. */
const LEDGER_STEPS: Readonly<
  Partial<Record<JobState, readonly (readonly [ledger: string, step: number])[]>>
> = {
  accepted: [["paths", 0]],
  "auto-accepted": [["paths", 1]],
  disputed: [["pop", 2]],
  decided: [["pop", 3]],
  appealed: [["pop", 4]],
  final: [
    ["pop", 5],
    ["pop-lost", 4],
  ],
};

/** The transitions from submission on, with the balances of the run after each. */
export function jobStatesTable(run: Run): FigureTable {
  const parties = ["party.buyer", "party.lead"].map((party) => nameOf(run.values, party));
  return {
    columns: [
      ...["From", "Event", "Actor", "Guard", "To"].map((title) => ({ title })),
      ...parties.map((name) => ({ title: `${name} after it`, unit: "USDC" as const })),
    ],
    rows: jobTransitions.flatMap(({ from, event, actor, guard, to }) =>
      (LEDGER_STEPS[to] ?? []).map(([ledger, step]) => [
        from,
        event,
        actor,
        guard?.replaceAll("\n", " ") ?? "none",
        to === "final" ? `final, ${ledger === "pop" ? "for the agent" : "for the buyer"}` : to,
        ...balancesAfter(run, ledger, step),
      ]),
    ),
  };
}

type Edge = { from: JobState; to: JobState; y: number };

function Across({ from, to, y, end }: Edge & { end: number }) {
  const { action, guard } = words(from, to);
  const middle = (spine.right + end) / 2 - 4;
  return (
    <g>
      <Arrow figure={NAME} d={`M${spine.right},${y}H${end}`} />
      <Label x={middle} y={y - 14} at="last" anchor="middle" text={action} />
      <Label x={middle} y={y + 34} anchor="middle" tone="quiet" text={guard} />
    </g>
  );
}

function Down({ from, to, y, length }: Edge & { length: number }) {
  const { action, guard } = words(from, to);
  return (
    <g>
      <Arrow figure={NAME} d={`M${spine.middle},${y}v${length}`} />
      <Label x={spine.middle + 14} y={y + 53} at="middle" text={action} note={guard} />
    </g>
  );
}

function words(from: JobState, to: JobState): { action: string; guard: string } {
  const row = jobTransitions.find((transition) => transition.from === from && transition.to === to);
  if (row === undefined) throw new Error(`The machine has no transition from ${from} to ${to}.`);
  return { action: sentence(row), guard: `$${row.guard ?? ""}$` };
}

/** "buyer accepts"; a timeout has no actor worth naming, and supervisors are several. */
function sentence({ event, actor }: Transition): string {
  if (event === "timeout") return event;
  return actor === "human supervisors" ? `${actor}\n${event}` : `${actor} ${event}s`;
}
