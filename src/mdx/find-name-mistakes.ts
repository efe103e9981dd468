import type { PartyName } from "../example/names";
import { type DescribedExample, EXAMPLE_FILE } from "../example/read-example";
import type { Mistake } from "./mistakes";

/** The parties whose names the papers write out. The other names come from the example wherever they stand. */
const PARTIES_IN_WORDS: readonly PartyName[] = [
  "party.buyer",
  "party.lead",
  "party.first-sub",
  "party.second-sub",
  "party.owner",
];

/** Finds the names of the example that no page mentions, as when a writer has renamed a party here but not in the papers. */
export function findNameMistakes(
  { values, getLine }: DescribedExample,
  pages: readonly { value: string }[],
): Mistake[] {
  const words = normaliseWords(pages.map(({ value }) => value).join());
  return PARTIES_IN_WORDS.flatMap((party) => {
    const name = String(values[party].value);
    if (words.includes(normaliseWords(name))) return [];
    const message = `No page mentions ${name} (${party}). Figures take the name from here, and the papers name the parties in words: search content for the old name and replace it, or change it back.`;
    return [{ path: EXAMPLE_FILE, line: getLine(party), column: 1, message }];
  });
}

/** Returns the text with one space before and after each word, and without punctuation. */
const normaliseWords = (text: string) => ` ${text.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ").trim()} `;
