import { createHighlighterCoreSync } from "shiki/core";
import { codeLanguage, highlightCode } from "../../src/paper/highlight";

afterEach(() => jest.restoreAllMocks());

/** The clock that Shiki looks at: it runs outside of jest's sandbox. */
const clock: DateConstructor = createHighlighterCoreSync.constructor("return Date")();

test("code is marked as on any other machine on one that is slow", () => {
  const code = "/** A price. */\nconst price = 10;";
  const marked = highlightCode(code, "typescript");
  expect(JSON.stringify(marked)).toContain('"className":["keyword"]');
  let now = 0;
  // A second for each look at the clock.
  jest.spyOn(clock, "now").mockImplementation(() => {
    now += 1000;
    return now;
  });
  expect(highlightCode(code, "typescript")).toEqual(marked);
});

test.each([
  ["typescript", "ts TypeScript"],
  ["javascript", "js JS javascript"],
  ["python", "py Python"],
  ["rust", "rs Rust"],
  ["go", "golang Go"],
  ["bash", "sh shell zsh"],
  ["yaml", "yml YAML"],
  ["json", "JSON"],
  ["text", "txt plain plaintext mermaid"],
  ...["toml", "http", "graphql", "diff"].map((language) => [language, language.toUpperCase()]),
])("%s is also called %s", (language, names) => {
  expect(names.split(" ").map(codeLanguage)).toEqual(names.split(" ").map(() => language));
});
