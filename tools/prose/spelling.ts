import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Root as ProseTree } from "nlcst";
import retextRepeatedWords from "retext-repeated-words";
import retextSpell from "retext-spell";
import { unified } from "unified";
import { VFile } from "vfile";
import { isAcronym } from "./acronyms";
import type { ProseProblem } from "./problem";
import type { WordList } from "./word-list";

/** Looking for suggestions is slow, and the first few misspellings show what is wrong. */
const MAX_SUGGESTIONS = 8;

/** Finds misspelt and repeated words in a passage that has been parsed. */
export type SpellingCheck = (text: string, tree: ProseTree) => ProseProblem[];

/** Reads the British dictionary, which takes about half a second, and returns the check. */
export function createSpellingCheck({ words, names }: WordList): SpellingCheck {
  // The package's own module reads these files with top-level await, which neither tsx nor jest translates.
  const folder = dirname(require.resolve("dictionary-en-gb"));
  const dictionary = {
    aff: readFileSync(join(folder, "index.aff")),
    dic: readFileSync(join(folder, "index.dic")),
  };
  const processor = unified()
    .use(retextRepeatedWords)
    .use(retextSpell, {
      dictionary,
      personal: [...words, ...names].flatMap(forms).join("\n"),
      max: MAX_SUGGESTIONS,
    })
    .freeze();

  return (text, tree) => {
    const file = new VFile(text);
    processor.runSync(tree, file);
    return file.messages
      .filter(({ ruleId, actual }) => ruleId !== "overflow" && !isAcronym(actual ?? ""))
      .map(({ place, source, actual, expected }): ProseProblem => {
        const point = place && "start" in place ? place.start : place;
        const index = point?.offset ?? 0;
        if (source === "retext-repeated-words") {
          return { index, message: `"${actual}" repeats a word.`, advice: "Remove one of the two." };
        }
        const suggestions = expected?.slice(0, 3).map((word) => `"${word}"`) ?? [];
        const instead = suggestions.length > 0 ? `Write ${suggestions.join(" or ")}; or` : "Correct it; or,";
        return {
          index,
          message: `"${actual}" is not in the British dictionary.`,
          advice: `${instead} where it is right, add it to "words" of content/prose.json.`,
        };
      });
  };
}

/** A listed word with its plural and possessives, which the speller does not derive for added words. */
function forms(word: string): string[] {
  return [word, `${word}s`, `${word}'s`, `${word}s'`];
}
