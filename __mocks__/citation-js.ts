/**
 * citation-js outside jest's sandbox (tools/test/outside-sandbox.cjs): it looks at whose objects it gets, so it gets them as
 * text. What it has formatted in one test file it need not format in the next: the style of a reference takes as long as
 * to read a short paper, and papers in tests have much the same works.
 */
type Outside = {
  Cite: new (works: string) => { format(...how: readonly unknown[]): string };
  formatted?: Map<string, string>;
};

// It lasts as long as the process.
const outside: Outside = jest.requireActual("../node_modules/@citation-js/core");
outside.formatted ??= new Map();
const { formatted } = outside;

export class Cite {
  readonly #works: string;

  constructor(works: readonly object[]) {
    this.#works = JSON.stringify(works);
  }

  /** The whole question is the key: the works in all their fields, and how they are to be formatted. */
  format(...how: readonly unknown[]): string {
    const question = JSON.stringify([this.#works, ...how]);
    const text = formatted.get(question) ?? new outside.Cite(this.#works).format(...how);
    formatted.set(question, text);
    return text;
  }
}
