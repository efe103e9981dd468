import { createHighlighterCoreSync } from "shiki/core";
import { highlightCode } from "../../src/paper/highlight";

afterEach(() => jest.restoreAllMocks());

/** The clock that Shiki looks at: it runs outside of jest's sandbox. */
const clock: DateConstructor = createHighlighterCoreSync.constructor("return Date")();

test("code is marked as on any other machine on one that is slow", () => {
  const code = "/** A price. */\ncontract Escrow { uint256 price = 10; }";
  const marked = highlightCode(code, "solidity");
  expect(JSON.stringify(marked)).toContain('"className":["keyword"]');
  let now = 0;
  // A second for each look at the clock.
  jest.spyOn(clock, "now").mockImplementation(() => {
    now += 1000;
    return now;
  });
  expect(highlightCode(code, "solidity")).toEqual(marked);
});
