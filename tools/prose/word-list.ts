import type { JSONPath } from "jsonc-parser";
import { z } from "zod";
import { ContentError } from "../../src/site/content-problem";
import { openJson } from "../../src/text/open-json";

const schema = z.strictObject({
  /** Used without their long form, or in a spelling of their own. */
  names: z.array(z.string().min(2)),
  /** Correct words that the dictionary lacks. */
  words: z.array(z.string().min(1)),
  /** Words that the site does not use, each with what to write instead. */
  avoid: z.record(z.string().min(2), z.string().min(1)),
});

/** What writers have settled about words, in content/prose.json. */
export type WordList = z.output<typeof schema>;

/** The word list from its file. Throws a ContentError with all that is wrong where the file is not JSON or not of this form. */
export function parseWordList(source: string, path: string): WordList {
  const { value, at } = openJson(source, { path, name: "The word list" });
  const { data, error } = schema.safeParse(value);
  if (data) return data;
  throw new ContentError(
    error.issues.map((issue) => ({
      ...at(...(issue.path as JSONPath)),
      message: `The word list cannot be read: ${issue.path.join(".") || "the file"}: ${issue.message}.`,
      advice: 'It holds "names" and "words", two lists, and "avoid", words with what to write instead.',
    })),
  );
}
