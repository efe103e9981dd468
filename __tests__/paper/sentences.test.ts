import { fromHtml } from "hast-util-from-html";
import { listSentences } from "../../src/paper/sentences";

const HTML = `
  <h2 id="rules">Rules</h2>
  <p id="p-1">One thing. The <a href="#">losing</a> party bears the fees.<sup class="note-reference">1</sup> More.</p>
  <ul><li><math><mi>P</mi></math> is in escrow [<span class="citation">2</span>] first. Then it is not.</li></ul>`;

test("sentences come without the numbers of notes, with their paragraph's id or that of what comes before a list", () => {
  expect(listSentences(fromHtml(HTML, { fragment: true }))).toEqual([
    { sentence: "One thing.", id: "p-1" },
    { sentence: "The losing party bears the fees.", id: "p-1" },
    { sentence: "More.", id: "p-1" },
    { sentence: "P is in escrow [] first.", id: "p-1" },
    { sentence: "Then it is not.", id: "p-1" },
  ]);
});

test.each(["h2", "h3"])(
  "a list that begins a section has the id of its heading, an %s, not that of what stood before",
  (tag) => {
    const html = `${HTML}<${tag} id="next">Next</${tag}><ul><li>It is paid.</li></ul>`;
    expect(listSentences(fromHtml(html, { fragment: true })).at(-1)).toEqual({
      sentence: "It is paid.",
      id: "next",
    });
  },
);
