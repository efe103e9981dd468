import { fromHtml } from "hast-util-from-html";
import { select, selectAll } from "hast-util-select";
import { toString as getText } from "hast-util-to-string";
import { rehypeNotes } from "../../src/mdx/rehype-notes";

const createReference = (id: string) => `<sup><a href="#fn-${id}" data-footnote-ref>1</a></sup>`;
const createNoteList = (...ids: string[]) =>
  `<section data-footnotes><ol>${ids.map((id) => `<li id="fn-${id}"><p>Note ${id}.</p></li>`).join("")}</ol></section>`;

function moveNotes(html: string) {
  const tree = fromHtml(html, { fragment: true });
  rehypeNotes()(tree, { data: {} });
  return tree;
}

test("a note stands beside the paragraph that refers to it, with its number, and not at the end", () => {
  const tree = moveNotes(`<p>One${createReference("a")}</p><p>Two</p>${createNoteList("a")}`);
  const beside = select(".noted > p + .notes > aside", tree);
  expect(beside && getText(beside)).toBe("1 Note a.");
  expect(beside?.properties.id).toBe("fn-a");
  expect(select("[data-footnotes]", tree)).toBeUndefined();
});

test.each([
  ["ul", `<ul><li><p>One${createReference("a")}</p></li><li>Two${createReference("b")}</li></ul>`],
  [
    "table",
    `<table><tbody><tr><td>One${createReference("a")}</td><td>Two${createReference("b")}</td></tr></tbody></table>`,
  ],
])("the notes of a %s stand beside the whole of it, in their order", (name, html) => {
  const tree = moveNotes(`<p>Before.</p>${html}<p>After.</p>${createNoteList("a", "b")}`);
  expect(tree.children.map((child) => select("[class]", child)?.properties.className ?? [])).toEqual([
    [],
    ["noted"],
    [],
  ]);
  const notes = selectAll(`.noted > ${name} + .notes > aside`, tree);
  expect(notes.map((note) => getText(note))).toEqual(["1 Note a.", "2 Note b."]);
});

test("a text without notes stays as it is", () => {
  expect(moveNotes("<p>One</p>")).toEqual(fromHtml("<p>One</p>", { fragment: true }));
});
