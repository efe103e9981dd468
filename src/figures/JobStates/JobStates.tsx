import { type JobState, jobTransitions, type Transition } from "../../models/dispute";
import { type JobPath, jobPaths } from "../../example/job";
import { nameOf, numbersOf, printNumber, type Run } from "../../example/run";
import type { FigureDefinition, FigureProps, FigureTable } from "../figure-definition";
import { attackFinding, attackLabel } from "../parts/attack";
import { Arrow, Box, dimmed, Figure, Label } from "../parts/drawing";

const spine = { x: 8, width: 150, height: 88, middle: 83, right: 158 };
const ends = { x: 426, width: 202, height: 124 };
/** Where the frame of the two final states begins. */
const FRAME = 414;
const paidAgent = "$P$ to the agent";

/** The eight paths, as an address names them. */
const paths: readonly { value: string; label: string }[] = [
  { value: "accepted", label: "accepted" },
  { value: "silent", label: "silence" },
  { value: "agent-wins", label: "the agent wins" },
  { value: "buyer-wins", label: "the buyer wins" },
  { value: "agent-upheld", label: "the agent wins, upheld on appeal" },
  { value: "agent-reversed", label: "the agent wins, reversed on appeal" },
  { value: "buyer-reversed", label: "the buyer wins, reversed on appeal" },
  { value: "buyer-upheld", label: "the buyer wins, upheld on appeal" },
];

/** The attacks on the machine, and the path that each hopes for. */
const attacks = [
  { value: "bribe", label: "a bought ruling", path: "agent-wins" },
  { value: "free-work", label: "work for nothing", path: "buyer-wins" },
] as const;

const attackOf = (view: string | undefined) => attacks.find(({ value }) => value === view);

/** The machine from submission to its end; actors and guards come from the model's table, balances from the run. */
function JobStates({ run, view }: FigureProps) {
  // The run's two jobs: one upheld on appeal, one lost.
  const [upheld, lost] = [pathOf(run, "agent-upheld"), pathOf(run, "buyer-wins")];
  const path = pathOf(run, view);
  const leadsTo = (state: JobState) => path?.moments.some((moment) => moment.state === state);
  const isOver = (winner: "agent" | "buyer") => leadsTo("final") && path?.winner === winner;
  const off = (state: JobState) => dimmed(path !== undefined && !leadsTo(state));
  /** What stands in a state: the balances on the shown path, or those of the run's two jobs. */
  const at = (state: JobState) => balancesIn(leadsTo(state) ? path : upheld, state);
  const final = (winner: "agent" | "buyer", printed: JobPath | undefined) =>
    balancesIn(isOver(winner) ? path : printed, "final");
  const attack = attackOf(view);
  return (
    <Figure
      name="job-states"
      arrows
      title="A job from submission to its end"
      description="The states of a job as boxes, and what leads from each to the next: down from Submitted to Appealed, and across to four ends. Each state carries what the run’s buyer and agent have gained or lost by the job alone."
      height={990}
    >
      <Label x={spine.middle + 14} y={34} tone="quiet" text="the agent submits at $t_s$" />
      <Arrow d={`M${spine.middle},8V56`} />
      <Box x={spine.x} y={56} width={spine.width} height={264} title="Submitted" note={at("submitted")} />
      <g className={off("accepted")}>
        <Across from="submitted" to="accepted" y={118} end={ends.x} />
        <End
          y={56}
          title="Accepted"
          note={`${paidAgent}\n${balancesIn(pathOf(run, "accepted"), "accepted")}`}
        />
      </g>
      <g className={off("auto-accepted")}>
        <Across from="submitted" to="auto-accepted" y={258} end={ends.x} />
        <End
          y={196}
          title="Auto-accepted"
          note={`${paidAgent}\n${balancesIn(pathOf(run, "silent"), "auto-accepted")}`}
        />
      </g>
      <g className={off("disputed")}>
        <Down from="submitted" to="disputed" y={320} length={106} />
        <Box {...spine} y={426} title="Disputed" note={at("disputed")} />
      </g>
      <g className={off("decided")}>
        <Down from="disputed" to="decided" y={514} length={106} />
        <Box {...spine} y={620} title="Decided" note={at("decided")} />
      </g>
      <g className={dimmed(path !== undefined && path.moments.at(-2)?.state !== "decided")}>
        <Across from="decided" to="final" y={664} end={FRAME} />
      </g>
      <g className={off("appealed")}>
        <Down from="decided" to="appealed" y={708} length={138} />
        <Box {...spine} y={846} title="Appealed" note={at("appealed")} />
        <Across from="appealed" to="final" y={880} end={FRAME} />
      </g>
      <g className={off("final")}>
        <rect className="fig-frame" x={FRAME} y={560} width={225} height={384} rx={12} />
        <Label x={ends.x + ends.width / 2} y={602} anchor="middle" tone="strong" text="Final" />
      </g>
      <g className={dimmed(path !== undefined && !isOver("agent"))}>
        <End y={622} title="for the agent" note={`${paidAgent}\n${final("agent", upheld)}`} />
      </g>
      <g className={dimmed(path !== undefined && !isOver("buyer"))}>
        <End y={800} title="for the buyer" note={`$P$ to the buyer\n${final("buyer", lost)}`} />
      </g>
      {attack && (
        <Label
          x={636}
          y={440}
          at="middle"
          anchor="end"
          tone="strong"
          text={`${attack.label}\n${attackLabel(run, attack.value)}`}
        />
      )}
    </Figure>
  );
}

function pathOf({ values }: Run, view: string | undefined): JobPath | undefined {
  const wanted = attackOf(view)?.path ?? view;
  if (wanted === undefined) return undefined;
  return jobPaths(numbersOf({ values })).find(({ path }) => path === wanted);
}

function End({ y, title, note }: { y: number; title: string; note: string }) {
  return <Box {...ends} y={y} kind="terminal" title={title} note={note} />;
}

/** What the buyer and the agent have in a state of a path, relative to the start. */
function balancesIn(path: JobPath | undefined, state: JobState): string {
  return sums(momentOf(path, state));
}

function momentOf(path: JobPath | undefined, state: JobState | undefined): [buyer: number, agent: number] {
  const moment = path?.moments.find((candidate) => candidate.state === state);
  if (moment === undefined) throw new Error(`The path ${path?.path} has no state "${state}".`);
  return [moment.buyer, moment.agent];
}

/** Uses two lines where one would be wider than its box. */
function sums(amounts: readonly [buyer: number, agent: number]): string {
  const [buyer, agent] = amounts.map((amount) => printNumber(amount, "USDC"));
  const line = `${buyer}, ${agent}`;
  return line.length > MAX_LETTERS ? `${buyer},\n${agent}` : line;
}

const MAX_LETTERS = 12;

/** What a transition leads to, and the first path on which it does; a final decision pays one side or the other. */
function outcomes({ values }: Run, { from, to }: Transition): [to: string, path: JobPath][] {
  const paths = jobPaths(numbersOf({ values })).filter(({ moments }) =>
    moments.some(({ state }, index) => state === to && moments[index - 1]?.state === from),
  );
  if (to === "submitted") return [];
  if (to !== "final") return paths.slice(0, 1).map((path) => [to, path]);
  return (["agent", "buyer"] as const).flatMap((side) => {
    const path = paths.find(({ winner }) => winner === side);
    return path ? [[`final, for the ${side}`, path] as [string, JobPath]] : [];
  });
}

/** The transitions from submission on, with the balances of the run after each. */
function jobStatesTable(run: Run): FigureTable {
  const parties = (["party.buyer", "party.lead"] as const).map((party) => nameOf(run.values, party));
  return {
    columns: [
      ["From"],
      ["Event"],
      ["Actor"],
      ["Guard"],
      ["To"],
      ...parties.map((name) => [`${name} after it`, "USDC"] as const),
    ],
    rows: jobTransitions.flatMap((transition) =>
      outcomes(run, transition).map(([to, path]) => [
        transition.from,
        transition.event,
        transition.actor,
        transition.guard?.replaceAll("\n", " ") ?? "none",
        to,
        ...momentOf(path, transition.to),
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
      <Arrow d={`M${spine.right},${y}H${end}`} />
      <Label x={middle} y={y - 14} at="last" anchor="middle" text={action} />
      <Label x={middle} y={y + 34} anchor="middle" tone="quiet" text={guard} />
    </g>
  );
}

function Down({ from, to, y, length }: Edge & { length: number }) {
  const { action, guard } = words(from, to);
  return (
    <g>
      <Arrow d={`M${spine.middle},${y}v${length}`} />
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

function finding(run: Run, view?: string): string {
  const attack = attackOf(view);
  if (attack) return attackFinding(run, attack.value);
  const [buyer, agent] = (["party.buyer", "party.lead"] as const).map((party) => nameOf(run.values, party));
  const path = pathOf(run, view) ?? pathOf(run, "agent-upheld");
  const [bought, sold] = momentOf(path, path?.moments.at(-1)?.state).map((amount) =>
    printNumber(amount, "USDC"),
  );
  return `${view ? "" : "In the run "}${buyer} ends at ${bought} USDC, ${agent} at ${sold} USDC.`;
}

export const figure: FigureDefinition = {
  Drawing: JobStates,
  table: jobStatesTable,
  finding,
  parameters: [
    { input: "job.price", label: "Price P", least: 10, most: 300 },
    { input: "job.slash", label: "Slash σ", least: 3, most: 60 },
    { input: "job.fee.validation", label: "Fee f_1", most: 15 },
    { input: "sampling.penalty", label: "Penalty Z" },
  ],
  named: ["views", "sampling.penalty"],
  views: {
    label: "Path",
    none: "the run’s two jobs",
    options: [...paths, ...attacks.map(({ value, label }) => ({ value, label: `an attack: ${label}` }))],
  },
};
