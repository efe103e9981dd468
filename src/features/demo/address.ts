/**
 * The demo's address: whom the reader plays, and a letter for each event. `#demo` asks for a side, `#demo=buyer.fs` and
 * `#demo=agent.fs` play one, `#demo=fs` and `#demo=all` everybody. In `#demo=agent.fxt-fs` another side was played up to the
 * dash.
 */
import { applyEvent, type Job, openJob } from "../../models/dispute";
import type { DemoRun } from "./demo-run";
import { DEMO_FRAGMENT, isDemoAddress } from "./fragment";
import {
  ACTIONS,
  type Action,
  actionOf,
  type DemoEvent,
  eventOf,
  jobToPlay,
  type Side,
  usualTime,
} from "./play";

/** More than any reader presses, and little enough to be played in a moment. */
const MAX_EVENTS = 400;

/** A letter for each event, with its hour behind it where that is not the run's. Capitals are the supervisors'. */
const LETTERS: Record<Action, string> = {
  fund: "f",
  cancel: "c",
  submit: "s",
  "submit-poor": "x",
  accept: "a",
  dispute: "d",
  appeal: "p",
  timeout: "t",
  "decide-agent": "g",
  "decide-buyer": "b",
  "judge-agent": "G",
  "judge-buyer": "B",
};

const SIDE_CHANGED = "-";

const actions = new Map(ACTIONS.map((action) => [LETTERS[action], action]));

/** What is done in a list of events, whatever the hours and the work: a letter for each. */
export function pathOf(events: readonly DemoEvent[]): string {
  return events.map((event) => LETTERS[event.type === "submit" ? "submit" : actionOf(event)]).join("");
}

/** What an address asks for; `moves` is not checked. */
export type DemoAddress = { side: Side | null; moves: string };

export function readDemoAddress(hash: string): DemoAddress {
  const text = isDemoAddress(hash) ? hash.slice(DEMO_FRAGMENT.length + 1) : "";
  const [, side, moves = ""] = /^(buyer|agent|all)(?:\.(.*))?$/.exec(text) ?? [];
  if (side) return { side: side as Side, moves };
  return { side: text === "" ? null : "all", moves: text };
}

export function demoAddress({ side, moves }: DemoAddress): string {
  if (side === null) return DEMO_FRAGMENT;
  if (side === "all" && moves !== "") return `${DEMO_FRAGMENT}=${moves}`;
  return `${DEMO_FRAGMENT}=${side}${moves && `.${moves}`}`;
}

/** An event of a job as an address has it. */
function moveOf(run: DemoRun, job: Job, event: DemoEvent): string {
  const action = actionOf(event);
  return LETTERS[action] + (event.at === usualTime(run, jobToPlay(job), action) ? "" : String(event.at));
}

/** Events that the machine has taken, as an address has them. Before `from` another side was played. */
export function movesOf(run: DemoRun, events: readonly DemoEvent[], from = 0): string {
  let job = openJob(run.terms);
  const moves = events.map((event) => {
    const move = moveOf(run, job, event);
    const outcome = applyEvent(jobToPlay(job), event);
    if ("job" in outcome) job = outcome.job;
    return move;
  });
  if (from > 0) moves.splice(from, 0, SIDE_CHANGED);
  return moves.join("");
}

/** Moves as they were read. Before `from` another side was played. */
export type Moves = { events: DemoEvent[]; from: number; whole: boolean };

/** The longest beginning of these moves that can be read and that the machine takes; never throws. */
export function readMoves(run: DemoRun, text: string): Moves {
  const next = /([a-zA-Z])(\d{1,5}(?:\.\d{1,4})?)?/y;
  const events: DemoEvent[] = [];
  let from = 0;
  let job = openJob(run.terms);
  let read = 0;
  while (read < text.length && events.length < MAX_EVENTS) {
    if (text[read] === SIDE_CHANGED) {
      from = events.length;
      next.lastIndex = read += 1;
      continue;
    }
    const [token = "", letter = "", hour] = next.exec(text) ?? [];
    const action = actions.get(letter);
    if (action === undefined) break;
    job = jobToPlay(job);
    const event = eventOf(action, job, hour === undefined ? usualTime(run, job, action) : Number(hour));
    const outcome = applyEvent(job, event);
    if ("refused" in outcome) break;
    job = outcome.job;
    events.push(event);
    read += token.length;
  }
  const whole = read === text.length;
  // Where the numbers leave the reader's own moves out, what is left was another side's.
  return { events, from: text.indexOf(SIDE_CHANGED, read) < 0 ? from : events.length, whole };
}
