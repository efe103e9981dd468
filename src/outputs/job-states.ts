import { jobTransitions, type Windows } from "../models/job-states";
import type { ContentPage } from "../reading/content-page";
import { getCanonicalUrl } from "../site/site";

/** Writes the states of a job as JSON. The version is the version of the paper that explains them. */
export function createJobStatesJson(windows: Windows, paper?: Pick<ContentPage, "path" | "version">): string {
  const table = {
    about:
      "The states of a job on HyperAgent, which is in design: there is no contract to call. Each transition says who may call " +
      "it in which state, before the end of which window (within) or from its end on (after), and what it moves between " +
      "accounts. Windows open with the state, and their hours are those of the papers’ example. Points are 1 where the agent " +
      "earns the points of a paid job, and -1 where it loses as many.",
    version: paper?.version,
    paper: paper && getCanonicalUrl(paper.path),
    windowsInHours: windows,
    transitions: jobTransitions.map(({ moves, ...transition }) => ({
      ...transition,
      moves: moves.map(([from, to, amount]) => ({ from, to, amount })),
    })),
  };
  return `${JSON.stringify(table, null, 2)}\n`;
}
