import fc from "fast-check";
import { withSmartQuotes } from "../../src/markdown/smart-quotes";

test.each([
  ["the buyer's payment", "the buyer’s payment"],
  ["the agents' tokens", "the agents’ tokens"],
  ['what it calls "work" is not work', "what it calls “work” is not work"],
  ["of the 'right' kind", "of the ‘right’ kind"],
  ["it doesn't -- or not yet - matter", "it doesn’t -- or not yet - matter"],
])("%s is set as %s", (typed, set) => {
  expect(withSmartQuotes(typed)).toBe(set);
});

test("text without quotation marks, apostrophes and dots stays as it is, Markdown's signs among it", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."aZ9 *_`<>{}[]()$\\-–—é,;:!?\n") }), (text) => {
      fc.pre(!text.includes("`"));
      expect(withSmartQuotes(text)).toBe(text);
    }),
  );
});
