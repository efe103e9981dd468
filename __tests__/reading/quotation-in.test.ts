/** @jest-environment jsdom */

import { FORMULA } from "../../src/reading/quotation";
import { quotationIn, searchableText, servedText } from "../../src/reading/quotation-in";

/** As a changed run shows a number: with the printed one behind it, hidden from sight. */
const number = (now: string, printed: string) =>
  `<data data-changed><span class="live-now">${now}</span><span class="live-printed">${printed}</span></data>`;

function open(): HTMLElement {
  document.body.innerHTML = `<p>The buyer pays ${number("120 USDC", "100 USDC")} for <math><mi>P</mi></math> at once.</p>`;
  return document.querySelector("p") as HTMLElement;
}

test("of a number that was changed, what is printed is quoted: the page is served with it", () => {
  const words = `The buyer pays 100 USDC for ${FORMULA} at once.`;
  const paragraph = open();
  expect(quotationIn(paragraph)).toEqual({ before: "", words, after: "" });
  expect(searchableText(document.body).trim()).toBe(words);
  expect(servedText(paragraph)).toBe("The buyer pays 100 USDC for P at once.");
});

test("words of two blocks are not taken for one where nothing stands between them", () => {
  document.body.innerHTML = "<div>Two aims</div><p>A job <em>lives</em>.</p>";
  expect(searchableText(document.body).trim().split(/\s+/)).toEqual(["Two", "aims", "A", "job", "lives."]);
});

test("so it is where the selection begins in it", () => {
  const paragraph = open();
  const [shown, end] = [paragraph.querySelector(".live-now")?.firstChild, paragraph.lastChild];
  if (!shown || !end) throw new Error("unreachable");
  document.getSelection()?.setBaseAndExtent(shown, 2, end, " at".length);
  expect(quotationIn(paragraph)).toEqual({
    before: "The buyer pays ",
    words: `100 USDC for ${FORMULA} at`,
    after: " once.",
  });
});
