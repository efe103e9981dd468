import fc from "fast-check";
import { withSmartQuotes } from "../../src/text/smart-quotes";
import { render, rendered, texts } from "../paper/writing";

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

test.each([
  ["the depth $x$'s, \"$x$\" and '$x$'", "the depth x’s, “x” and ‘x’"],
  ["what [@kleros]'s court says", "what [1]’s court says"],
  [
    'it says "all of it" [@kleros], and \'more\' [@kleros, the judges\' "own"]',
    "it says “all of it” [1], and ‘more’ [1]",
  ],
  ["as \"[@kleros] says\", ('[@kleros]')", "as “[1] says”, (‘[1]’)"],
  ['"$x$"[@kleros], *it*\'[@kleros]', "“x”[1], it’[1]"],
  ['"[@kleros]" *it*', "“[1]” it"],
  ["a *word*'s, `code`'s and [link](/)'s", "a word’s, code’s and link’s"],
  ["{/* a note */}'one' and \"two\"{/* a note */}", "‘one’ and “two”"],
])("in a paper %s is set as %s", (typed, set) => {
  expect(texts(render(typed), "p")).toEqual([set]);
});

test("what stands beside a value of the run is set as prose is, and so are titles, a figure's task and an image's caption", () => {
  const text = `<Run title="The buyer's appeal">

{run.party.buyer}'s price, "{run.party.buyer}".

</Run>

<Figure name="job-states" task="Raise the buyer's price.">

Follow.

</Figure>

![An agent's deal.](deal.png "The agent's deal.")

<Appendix title="The agent's code">

More.

</Appendix>
`;
  const { html, markdown } = rendered(text);
  expect(markdown).toContain("The buyer’s appeal.**");
  expect(markdown).toContain("Bea’s price, “Bea”.");
  expect(html).toContain("Raise the buyer’s price.");
  expect(markdown).toContain("![An agent’s deal.]");
  expect(markdown).toContain("**Figure 2.** The agent’s deal.");
  expect(markdown).toContain("## Appendix: The agent’s code");
});

test("an address that is printed stays as it is, and words that link are set as others", () => {
  const page = render("See https://a.org/it's and [it's](https://a.org/it's).");
  expect(texts(page, "a")).toEqual(["https://a.org/it's", "it’s"]);
});
