import { placeNames } from "../../src/all-content/proofs";
import { render } from "../paper/writing";

test("a place is called by the fold that it is in, or by the heading above it", () => {
  const fold = '<Details title="Why *so*">\n\nBecause.\n\n</Details>';
  const tree = render(`## Introduction\n\nOne.\n\n${fold}\n\nTwo.\n\n### The $P$ paid\n\nThree.\n`);
  const names = [...placeNames(tree)].filter(([id]) => !id.startsWith("symbol"));
  expect(names.map(([id, name]) => [id.replace(/^p-.*/, "p"), name])).toEqual([
    ["introduction", "Introduction"],
    ["p", "Introduction"],
    ["why-so", "Why *so*"],
    ["p", "Why *so*"],
    ["p", "Introduction"],
    ["the-p-paid", "The P paid"],
    ["p", "The P paid"],
  ]);
});
