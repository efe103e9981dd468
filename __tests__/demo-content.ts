import { readRun } from "../src/gatsby/run";
import { DEMO_NUMBERS, DEMO_PARTIES, type DemoContent, RULE_NAMES } from "../src/lib/demo/content";
import { nameOf, numberOf } from "../src/lib/run";

/** The run of the repository's content, for each walk through it. */
export const run = readRun(process.cwd());

/** The demo's content as the build makes it, but for the paper's sentences. */
export const demoContent: DemoContent = {
  numbers: DEMO_NUMBERS.map((name) => ({ name, value: numberOf(run.values, name) })),
  parties: DEMO_PARTIES.map((name) => ({ name, value: nameOf(run.values, `party.${name}`) })),
  rules: RULE_NAMES.map((name) => ({ name, sentence: `The rule of ${name}.`, address: `/paper#${name}` })),
};
