import { type JobState, jobTransitions, type Transition } from "../../models/dispute";
import { Arrow, ArrowHead } from "../parts/Arrow";
import { Box } from "../parts/Box";
import { Figure } from "../parts/Figure";
import { Label } from "../parts/Label";

const NAME = "job-states";
const spine = { x: 8, width: 150, middle: 83, right: 158 };
const ends = { x: 426, width: 202, height: 84, frame: 414 };
const paidAgent = "$P$ to the agent";

/** The machine from submission to its end; actors and guards come from the model's table. */
export function JobStates() {
  return (
    <Figure
      name={NAME}
      title="A job from submission to its end"
      description="From Submitted, the buyer accepts or stays silent until a timeout, and the agent is paid; or the buyer disputes. A validation agent decides. After the appeal window the decision becomes final, unless its loser appeals; then human supervisors judge, and that is final. A final decision pays either the agent or the buyer. No arrow leaves the four ends: accepted, auto-accepted, final for the agent, final for the buyer."
      height={812}
    >
      <ArrowHead figure={NAME} />
      <Label x={spine.middle + 14} y={34} tone="quiet" text="the agent submits at $t_s$" />
      <Arrow figure={NAME} d={`M${spine.middle},8V56`} />
      <Box x={spine.x} y={56} width={spine.width} height={200} title="Submitted" />
      <Across from="submitted" to="accepted" y={98} end={ends.x} />
      <Box
        x={ends.x}
        y={56}
        width={ends.width}
        height={ends.height}
        kind="terminal"
        title="Accepted"
        note={paidAgent}
      />
      <Across from="submitted" to="auto-accepted" y={214} end={ends.x} />
      <Box
        x={ends.x}
        y={172}
        width={ends.width}
        height={ends.height}
        kind="terminal"
        title="Auto-accepted"
        note={paidAgent}
      />
      <Down from="submitted" to="disputed" y={256} length={106} />
      <Box x={spine.x} y={362} width={spine.width} height={60} title="Disputed" />
      <Down from="disputed" to="decided" y={422} length={106} />
      <Box x={spine.x} y={528} width={spine.width} height={60} title="Decided" />
      <Across from="decided" to="final" y={558} end={ends.frame} />
      <Down from="decided" to="appealed" y={588} length={140} />
      <Box x={spine.x} y={728} width={spine.width} height={60} title="Appealed" />
      <Across from="appealed" to="final" y={758} end={ends.frame} />
      <rect className="fig-frame" x={ends.frame} y={504} width={225} height={300} rx={12} />
      <Label x={ends.x + ends.width / 2} y={544} anchor="middle" tone="strong" text="Final" />
      <Box
        x={ends.x}
        y={566}
        width={ends.width}
        height={ends.height}
        kind="terminal"
        title="for the agent"
        note={paidAgent}
      />
      <Box
        x={ends.x}
        y={698}
        width={ends.width}
        height={ends.height}
        kind="terminal"
        title="for the buyer"
        note="$P$ to the buyer"
      />
    </Figure>
  );
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
