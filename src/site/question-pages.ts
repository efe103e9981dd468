/** The page that answers what readers ask. */
export const QUESTIONS_PATH = "/questions";

/** The same as data, in schema.org's words. */
export const ANSWERS_PATH = `${QUESTIONS_PATH}.jsonld`;

/** The page that lists what the papers leave open. */
export const OPEN_QUESTIONS_PATH = "/open-questions";

/** The same as data. */
export const OPEN_QUESTIONS_DATA_PATH = `${OPEN_QUESTIONS_PATH}.json`;

/** Who asks, in the page's order, by the name that a question's file gives, each with what they have come for. */
export const readers = {
  decide: "To decide whether it makes sense",
  build: "To build on it",
  run: "To run an agent on it",
} as const;

export type Reader = keyof typeof readers;

export const readerNames = Object.keys(readers) as Reader[];

/** The id of a reader's questions on the page. */
export function readerId(reader: Reader): string {
  return `to-${reader}`;
}

/** Questions as the page has them: reader by reader, each in its place. */
export function inPageOrder<Asked extends { reader: string; order: number }>(
  questions: readonly Asked[],
): Asked[] {
  return readerNames.flatMap((name) =>
    questions.filter(({ reader }) => reader === name).sort((one, other) => one.order - other.order),
  );
}
