import { type Job, type JobEvent, openJob, terminalStates } from "../../models/dispute";
import type { DemoRun } from "./demo-run";
import { DEMO_FRAGMENT, isDemoAddress } from "./fragment";
import { applyNext, eventOf, MOVES, type Move, moveOf, usualTime } from "./play";

/** More than any reader presses, and little enough to be played in a moment. */
const MAX_EVENTS = 400;

/** The events of an address: a letter each, with its hour where that is not the run's. Capitals are the supervisors'. */
const LETTERS: Record<Move, string> = {
  fund: "f",
  cancel: "c",
  submit: "s",
  accept: "a",
  dispute: "d",
  appeal: "p",
  timeout: "t",
  "decide-agent": "g",
  "decide-buyer": "b",
  "judge-agent": "G",
  "judge-buyer": "B",
};

const moves = new Map(MOVES.map((move) => [LETTERS[move], move]));

/** The fragment of a list of events that the machine has taken. */
export function demoAddress(run: DemoRun, events: readonly JobEvent[]): string {
  let job = openJob(run.terms);
  let text = "";
  for (const event of events) {
    const move = moveOf(event);
    const before = begun(job);
    text += LETTERS[move] + (event.at === usualTime(run, before, move) ? "" : String(event.at));
    const outcome = applyNext(job, event);
    if ("job" in outcome) job = outcome.job;
  }
  return text === "" ? DEMO_FRAGMENT : `${DEMO_FRAGMENT}=${text}`;
}

/** The longest beginning of an address's events that can be read and that the machine takes; never throws. */
export function readDemoAddress(run: DemoRun, hash: string): { events: JobEvent[]; whole: boolean } {
  const text = isDemoAddress(hash) ? hash.slice(DEMO_FRAGMENT.length + 1) : "";
  const next = /([a-zA-Z])(\d{1,5}(?:\.\d{1,4})?)?/y;
  const events: JobEvent[] = [];
  let job = openJob(run.terms);
  let read = 0;
  while (read < text.length && events.length < MAX_EVENTS) {
    const [token, letter = "", hour] = next.exec(text) ?? [];
    const move = moves.get(letter);
    if (token === undefined || move === undefined) break;
    const before = begun(job);
    const event = eventOf(move, before, hour === undefined ? usualTime(run, before, move) : Number(hour));
    const outcome = applyNext(job, event);
    if ("refused" in outcome) break;
    job = outcome.job;
    events.push(event);
    read += token.length;
  }
  return { events, whole: read === text.length };
}

/** The job that the next event meets: after an end, a new one. */
function begun(job: Job): Job {
  return terminalStates.has(job.state) ? openJob(job.terms) : job;
}
