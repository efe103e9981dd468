/** What symbols of formulae mean, as the lists in the content say it. */

import { posix } from "node:path";
import type { Root } from "mdast";
import { z } from "zod";
import { SYMBOLS, symbolsBeside } from "../content/content-paths";
import { listFiles, readEach } from "../content/read-content";
import { ContentError, type Place } from "../site/content-problem";
import { withSmartQuotes } from "../text/smart-quotes";
import { checkYaml, openYaml } from "../text/yaml";
import { latexOf, signsOf } from "./formula-signs";
import { showsRun } from "./run-boxes";

/** A symbol of the formulae. */
export type PaperSymbol = {
  /** As the list of symbols has it: `T_w`, `\sigma_out`, `q*`. */
  symbol: string;
  meaning: string;
  unit: string | null;
};

export type AlphabetEntry = PaperSymbol & {
  /** Words of which the sentence that introduces the symbol has one. */
  words: readonly string[];
  /** Where a file says so. */
  place: Place & { path: string };
};

/** The meanings of symbols, by the name that `signsOf` gives each. */
export type Alphabet = ReadonlyMap<string, AlphabetEntry>;

/** Every alphabet, by the path of its file. */
export type Alphabets = ReadonlyMap<string, Alphabet>;

const words = z.string().min(2);
/** At most eight words, since the card beside a symbol is small. */
const meaning = words.refine((text) => text.split(/\s+/).length <= 8);
const schema = z.record(
  z.string(),
  z.union([
    meaning.transform((means) => ({ means, introduced: [means], unit: undefined })),
    z.strictObject({ means: meaning, introduced: z.array(words).min(1), unit: z.string().min(1).optional() }),
  ]),
);

/**
 * The alphabet from its file. Throws a ContentError with all that is wrong where the file is not YAML or not of
 * this form.
 */
export function parseAlphabet(source: string, path: string): Alphabet {
  const yaml = openYaml(source);
  checkYaml(yaml, { path, name: "The list of symbols" });
  const { data, error } = schema.safeParse(yaml.document.toJS() ?? {});
  if (error)
    throw new ContentError(
      error.issues.map((issue) => ({
        path,
        ...yaml.placeOf(issue.path),
        message:
          issue.path[0] === undefined
            ? "The list of symbols has no meanings."
            : `The symbol ${String(issue.path[0])} has no meaning, or one of another form.`,
        advice:
          'Write each symbol with its meaning in at most eight words, P: payment; or with words of the sentence that introduces it too: P: { means: "payment of one job", introduced: [payment] }, and a unit where it has one.',
      })),
    );
  return new Map(
    Object.entries(data).map(([symbol, { means, introduced, unit }]) => [
      drawnName(symbol),
      {
        ...{ symbol, meaning: withSmartQuotes(means), unit: unit ?? null },
        ...{ words: introduced, place: { path, ...yaml.placeOfName([], symbol) } },
      },
    ]),
  );
}

/** What the symbols of formulae mean, by the file that says so: one for the papers that show the run, one beside a paper. */
export function readAlphabets(root: string): Alphabets {
  const paths = listFiles(root, posix.dirname(SYMBOLS), posix.basename(SYMBOLS));
  return new Map(readEach(root, paths, (text, path) => [path, parseAlphabet(text, path)] as const));
}

/** A symbol that no formula can have stays as it is written, and is told of as one that no paper uses. */
function drawnName(symbol: string): string {
  try {
    return signsOf(latexOf({ symbol }))[0]?.symbol ?? symbol;
  } catch {
    return symbol;
  }
}

/** What a paper's symbols mean: as the papers that show the run say it, where it shows the run, and as its own list does. */
export function alphabetOf(path: string, tree: Root, alphabets: Alphabets): Alphabet {
  const shared = showsRun(tree) ? alphabets.get(SYMBOLS) : undefined;
  return new Map([...(shared ?? []), ...(alphabets.get(symbolsBeside(path)) ?? [])]);
}
