import type { JobEvent } from "../../models/dispute";

/** All that the demo knows: the events so far, and those that were taken back, the next one first. */
export type DemoState = { past: readonly JobEvent[]; future: readonly JobEvent[] };

export type DemoAction =
  | { type: "act"; event: JobEvent }
  | { type: "undo" }
  | { type: "redo" }
  /** Back to the beginning; everything can be done again. */
  | { type: "rewind" }
  /** Another list, at its beginning or at its end. */
  | { type: "load"; events: readonly JobEvent[]; at: "beginning" | "end" };

export function demoReducer(state: DemoState, action: DemoAction): DemoState {
  const { past, future } = state;
  switch (action.type) {
    case "act":
      return { past: [...past, action.event], future: [] };
    case "undo": {
      const last = past.at(-1);
      return last ? { past: past.slice(0, -1), future: [last, ...future] } : state;
    }
    case "redo": {
      const [next, ...rest] = future;
      return next ? { past: [...past, next], future: rest } : state;
    }
    case "rewind":
      return { past: [], future: [...past, ...future] };
    case "load":
      return action.at === "end" ? { past: action.events, future: [] } : { past: [], future: action.events };
  }
}
