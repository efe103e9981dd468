import type { Root } from "hast";
import { ContentError, FILE_START } from "../lib/content-problem";
import { openDemo, type RuleName } from "../lib/demo/demo-run";
import { RULE_PAPER, ruleOpenings } from "../lib/demo/rules";
import { type ToldEnding, tellEndings } from "../lib/demo/story";
import { litepaperPath } from "../lib/litepaper";
import type { DemoRule } from "../lib/published-run";
import type { Run } from "../lib/run";
import { litepaperFile } from "../markdown/content-paths";
import { type FoundSentence, listSentences } from "../markdown/sentences";

/** What the build makes for the demo: the sentences that it quotes, and its page's text. */
export type SiteDemo = { rules: readonly DemoRule[]; endings: readonly ToldEnding[] };

/** Throws a ContentError where the paper has lost a rule's sentence. */
export function makeDemo(run: Run, paper: Root): SiteDemo {
  const sentences = listSentences(paper);
  const names = Object.keys(ruleOpenings) as RuleName[];
  const rules = names.map((name) => findRule(name, sentences));
  return { rules, endings: tellEndings(openDemo(run, rules)) };
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
