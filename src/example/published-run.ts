/** `/run.json`: what live papers and the demo are derived from in the browser. */
import type { RunInputs } from "./run";

export const RUN_PATH = "/run.json";

export type PublishedRun = {
  /** What the run starts from. */
  inputs: RunInputs;
};

/** Rejects where it cannot be had. */
export async function fetchRun(): Promise<PublishedRun> {
  const response = await fetch(RUN_PATH);
  if (!response.ok) throw new Error(`${RUN_PATH} was answered with ${response.status}.`);
  return response.json();
}
