/** `/run.json`: what live papers and the demo are derived from in the browser. */
import type { RunInputs } from "./run";

export const RUN_PATH = "/run.json";

export type PublishedRun = {
  /** What the run starts from. */
  inputs: RunInputs;
  /** The sentences of the papers that the demo quotes. */
  rules: readonly DemoRule[];
};

/** A sentence of a paper that gives a rule, and where it stands. */
export type DemoRule = { name: string; sentence: string; address: string };

/** Rejects where it cannot be had. */
export async function fetchRun(): Promise<PublishedRun> {
  const response = await fetch(RUN_PATH);
  if (!response.ok) throw new Error(`${RUN_PATH} was answered with ${response.status}.`);
  return response.json();
}
