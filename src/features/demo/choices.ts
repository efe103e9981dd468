import { applyEvent, type Job, jobTransitions, openJob, terminalStates } from "../../models/dispute";
import { eventOf, MOVES, type Move, windowEnd } from "./play";

/** A move that leaves the job's state, and the machine's reason if it refuses it at that hour. */
export type Choice = { move: Move; at: number; refused: string | null };

/** What whoever is to act can do at an hour; letting time run takes as long as the window. */
export function choicesAt(job: Job, hour: number): Choice[] {
  const before = terminalStates.has(job.state) ? openJob(job.terms) : job;
  return MOVES.filter((move) => leaves(before, move))
    .filter((move) => before === job || move === "fund")
    .map((move) => {
      const at = before === job ? (move === "timeout" ? Math.max(hour, windowEnd(job) ?? hour) : hour) : 0;
      const outcome = applyEvent(before, eventOf(move, before, at));
      return { move, at, refused: "refused" in outcome ? outcome.refused : null };
    });
}

function leaves({ state }: Job, move: Move): boolean {
  const [type] = move.split("-");
  return jobTransitions.some(({ from, event }) => from === state && event === type);
}
