import { z } from "zod";
import { ContentError } from "../../src/lib/content-problem";

const schema = z.strictObject({
  names: z.array(z.string().min(2)),
  words: z.array(z.string().min(1)),
  avoid: z.record(z.string().min(2), z.string().min(1)),
});

/** What writers have settled about words, in content/prose.json. */
export type WordList = {
  /** Written with two or more capitals, and used without their long form; also exempt from -ise spelling. */
  names: readonly string[];
  /** Correct words that the British dictionary lacks. */
  words: readonly string[];
  /** Words that the site does not use, each with what to write instead. */
  avoid: Readonly<Record<string, string>>;
};

/** The word list from its file. Throws a ContentError where the file is not JSON or not of this form. */
export function parseWordList(source: string, path: string): WordList {
  const refuse = (message: string): never => {
    throw new ContentError([
      {
        path,
        line: 1,
        column: 1,
        message: `The word list cannot be read: ${message}.`,
        advice: 'It holds "names" and "words", two lists, and "avoid", words with what to write instead.',
      },
    ]);
  };
  let data: unknown;
  try {
    data = JSON.parse(source);
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
  const result = schema.safeParse(data);
  if (!result.success) {
    const issue = result.error.issues[0];
    return refuse(`${issue?.path.join(".") || "the file"}: ${issue?.message ?? "has another form"}`);
  }
  return result.data;
}
