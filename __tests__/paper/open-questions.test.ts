import { fromHtml } from "hast-util-from-html";
import { openQuestions } from "../../src/paper/open-questions";

const mark = (source: string) => `<span class="mark mark-${source}"><i>[</i>x<i>]</i></span>`;
const read = (html: string) => openQuestions(fromHtml(html, { fragment: true }));
const textsIn = (html: string) => read(html).map(({ text }) => text);

test("a question is what stands behind the mark, up to the next mark or the end of its block", () => {
  expect(
    read(
      `<h2 id="lock">Lock</h2><p id="p-1">It locks. ${mark("open")} Who pays <em>that</em> is not said. ${mark("reading")} We pay.</p>` +
        `<ul><li>${mark("open")} <strong>Where it goes</strong>: who gains.</li></ul>`,
    ),
  ).toEqual([
    {
      key: expect.stringMatching(/^[0-9a-f]{6}$/),
      section: "lock",
      paragraph: "p-1",
      context: "It locks.",
      text: "Who pays that is not said.",
    },
    {
      ...{ key: expect.any(String), section: "lock", paragraph: null, context: null },
      text: "Where it goes: who gains.",
    },
  ]);
});

test("its context is what its block says before it, two sentences at most", () => {
  expect(read(`<p>One. Two. It has a price; ${mark("open")} nobody has set it.</p>`)).toMatchObject([
    { context: "Two. It has a price;", text: "Nobody has set it." },
  ]);
});

test("a card's last line is one without a mark, unless nothing is open", () => {
  const card = (open: string) =>
    `<dl class="card"><div><dt>Costs</dt><dd><p>${mark("open")} nobody knows</p></dd></div><div><dt>Open</dt><dd><p>${open}</p></dd></div></dl>`;
  expect(textsIn(card("the window."))).toEqual(["Nobody knows", "The window."]);
  expect(textsIn(card("Nothing."))).toEqual(["Nobody knows"]);
});

test("a mark that is explained within a sentence asks nothing", () => {
  expect(
    textsIn(`<p>Marks say: ${mark("reading")} our way, ${mark("open")} what nobody has said.</p>`),
  ).toEqual([]);
});

test("the id stays when other questions come, and differs where another section asks the same", () => {
  const item = (words: string) => `<p>${mark("open")} ${words}</p>`;
  const [before] = read(`<h2 id="a">A</h2>${item("Who votes?")}`);
  const [, after, elsewhere] = read(
    `<h2 id="a">A</h2>${item("Who lends?")}${item("Who votes?")}<h2 id="b">B</h2>${item("Who votes?")}`,
  );
  expect(after?.key).toBe(before?.key);
  expect(elsewhere?.key).not.toBe(before?.key);
});
