import type { Root } from "hast";
import { ContentError, FILE_START } from "../lib/content-problem";
import {
  DEMO_NUMBERS,
  DEMO_PARTIES,
  type DemoContent,
  type DemoRule,
  RULE_NAMES,
  type RuleName,
} from "../lib/demo/content";
import { RULE_PAPER, ruleOpenings } from "../lib/demo/rules";
import { litepaperPath } from "../lib/litepaper";
import { nameOf, numberOf, type Run } from "../lib/run";
import { litepaperFile } from "../markdown/content-paths";
import { type FoundSentence, listSentences } from "../markdown/sentences";

/** What the demo shows of the run and of the paper. Throws a ContentError where the paper has lost a rule's sentence. */
export function demoContent(run: Run, paper: Root): DemoContent {
  const sentences = listSentences(paper);
  return {
    numbers: DEMO_NUMBERS.map((name) => ({ name, value: numberOf(run.values, name) })),
    parties: DEMO_PARTIES.map((name) => ({ name, value: nameOf(run.values, `party.${name}`) })),
    rules: RULE_NAMES.map((name) => findRule(name, sentences)),
  };
}

function findRule(name: RuleName, sentences: readonly FoundSentence[]): DemoRule {
  const found = sentences.find(({ sentence }) => sentence.startsWith(ruleOpenings[name]));
  if (!found) {
    throw new ContentError({
      path: litepaperFile(RULE_PAPER),
      ...FILE_START,
      message: `The demo quotes a sentence that begins “${ruleOpenings[name]}”, and the paper has none.`,
      advice: `Bring it back, or name the sentence that gives the rule now in src/lib/demo/rules.ts ("${name}").`,
    });
  }
  return { name, sentence: found.sentence, address: `${litepaperPath(RULE_PAPER)}#${found.id}` };
}
