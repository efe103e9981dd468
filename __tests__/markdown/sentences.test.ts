import { findSentence } from "../../src/markdown/sentences";

const HTML = `
  <h2 id="rules">Rules</h2>
  <p id="p-1">One thing. The <a href="#">losing</a> party bears the fees.<sup class="note-reference">1</sup> More.</p>
  <ul><li><math><mi>P</mi></math> is in escrow [<span class="citation">2</span>] first. Then it is not.</li></ul>`;

test("a sentence is found by its first words, without the numbers of notes, and with its paragraph's id", () => {
  expect(findSentence(HTML, "The losing party")).toEqual({
    sentence: "The losing party bears the fees.",
    id: "p-1",
  });
});

test("in an item of a list it has the id of what comes before", () => {
  expect(findSentence(HTML, "P is in escrow")).toEqual({ sentence: "P is in escrow [] first.", id: "p-1" });
});

test("words in the middle of a sentence begin none", () => {
  expect(findSentence(HTML, "party bears")).toBeUndefined();
});
