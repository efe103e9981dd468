import { applyEvent, type JobEvent, openJob } from "../../models/dispute";
import type { DemoRun } from "./demo-run";
import { DEMO_FRAGMENT, isDemoAddress } from "./fragment";
import { ACTIONS, type Action, actionOf, eventOf, jobToPlay, usualTime } from "./play";

/** More than any reader presses, and little enough to be played in a moment. */
const MAX_EVENTS = 400;

/** The events of an address: a letter each, with its hour where that is not the run's. Capitals are the supervisors'. */
const LETTERS: Record<Action, string> = {
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

const actions = new Map(ACTIONS.map((action) => [LETTERS[action], action]));

/** What is done in a list of events, whatever the hours: a letter for each. */
export function pathOf(events: readonly JobEvent[]): string {
  return events.map((event) => LETTERS[actionOf(event)]).join("");
}

/** The fragment of a list of events that the machine has taken. */
export function demoAddress(run: DemoRun, events: readonly JobEvent[]): string {
  let job = openJob(run.terms);
  let text = "";
  for (const event of events) {
    const action = actionOf(event);
    job = jobToPlay(job);
    text += LETTERS[action] + (event.at === usualTime(run, job, action) ? "" : String(event.at));
    const outcome = applyEvent(job, event);
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
  return { events, whole: read === text.length };
}
