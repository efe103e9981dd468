import type { Root } from "hast";
import { openDemo, type RuleName } from "../features/demo/demo-run";
import { type EndingInWords, endingsInWords } from "../features/demo/ending-texts";
import { RULE_PAPER, ruleOpenings } from "../features/demo/rule-openings";
import { type FoundSentence, listSentences } from "../paper/sentences";
import type { DemoRule } from "../run/published-run";
import type { Run } from "../run/run";
import { ContentError, FILE_START } from "../site/content-problem";
import { litepaperPath } from "../site/litepaper";
import { litepaperFile } from "./content-paths";

/** What the build makes for the demo: the sentences that it quotes, and its page's text. */
export type SiteDemo = { rules: readonly DemoRule[]; endings: readonly EndingInWords[] };

/** Throws a ContentError where the paper has lost a rule's sentence. */
export function makeDemo(run: Run, paper: Root): SiteDemo {
  const sentences = listSentences(paper);
  const names = Object.keys(ruleOpenings) as RuleName[];
  const rules = names.map((name) => findRule(name, sentences));
  return { rules, endings: endingsInWords(openDemo(run, rules)) };
}

function findRule(name: RuleName, sentences: readonly FoundSentence[]): DemoRule {
  const found = sentences.find(({ sentence }) => sentence.startsWith(ruleOpenings[name]));
  if (!found) {
    throw new ContentError({
      path: litepaperFile(RULE_PAPER),
      ...FILE_START,
      message: `The demo quotes a sentence that begins “${ruleOpenings[name]}”, and the paper has none.`,
      advice: `Bring it back, or name the sentence that gives the rule now in src/features/demo/rule-openings.ts ("${name}").`,
    });
  }
  return { name, sentence: found.sentence, address: `${litepaperPath(RULE_PAPER)}#${found.id}` };
}
