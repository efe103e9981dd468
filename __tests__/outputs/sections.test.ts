import { sectionsOf, sectionsSchema } from "../../src/outputs/sections";
import { BODY, paper, treeOf } from "./documents";

const [read] = sectionsOf([paper]).papers;
const section = (id: string) => read?.sections.find((candidate) => candidate.id === id);

test("lists every heading in order, with its level and its address", () => {
  expect(read?.sections.map(({ depth, title, url }) => [depth, title, url])).toEqual([
    [2, "Introduction", "https://hyperagent.network/litepapers/pop#introduction"],
    [3, "Terms of it", "https://hyperagent.network/litepapers/pop#terms-of-it"],
    [2, "References", "https://hyperagent.network/litepapers/pop#references"],
  ]);
});

test("encodes what an address cannot hold as it is", () => {
  const [{ sections } = { sections: [] }] = sectionsOf([
    { ...paper, tree: treeOf('<section><h2 id="über-uns">Über uns</h2></section>') },
  ]).papers;
  expect(sections).toMatchObject([
    { id: "über-uns", url: "https://hyperagent.network/litepapers/pop#%C3%BCber-uns" },
  ]);
});

test("gives a section's words up to the next heading, without the numbers of citations and notes", () => {
  expect(section("introduction")?.lines).toEqual([
    { id: "p-0a1b2c", text: "Escrow holds a payment, and waits." },
  ]);
  expect(section("terms-of-it")?.lines.map(({ text }) => text)).toEqual([
    "One thing",
    "Another",
    "inside",
    "Table 1 Of it.",
    "a | b",
    "1 | 2",
    "Last <words>.",
  ]);
});

test("closes up to a stop only where the number of a citation stood before it", () => {
  const words = 'A <code>.sol</code> file, <code>x := 1</code> <span class="citation">[1]</span>, <b>R</b> .';
  const body = BODY.replace("Last &lt;words&gt;.", words);
  const texts = sectionsOf([{ ...paper, tree: treeOf(body) }]).papers.flatMap(({ sections }) =>
    sections.flatMap(({ lines }) => lines.map(({ text }) => text)),
  );
  expect(texts).toContain("A .sol file, x := 1, R .");
});

test("gives formulae as LaTeX, also in lists that no writer has written", () => {
  const body =
    '<section><h2 id="a">A</h2><p id="p-3d4e5f">Of <a href="#symbol-P"><math data-latex="P"><mi>P</mi></math></a>.</p></section>' +
    '<section><h2 id="symbols">S</h2><dl><dt><math data-latex="f_{1}"><mi>f</mi></math></dt><dd>fee</dd></dl></section>';
  const [{ sections } = { sections: [] }] = sectionsOf([{ ...paper, tree: treeOf(body) }]).papers;
  expect(sections.map(({ lines }) => lines.map(({ text }) => text))).toEqual([
    ["Of $P$."],
    ["$f_{1}$", "fee"],
  ]);
});

test("gives a paragraph its id, and leads to the section alone as Markdown", () => {
  expect(section("terms-of-it")?.lines.at(-1)?.id).toBe("p-3d4e5f");
  expect(section("terms-of-it")?.markdown).toBe("https://hyperagent.network/litepapers/pop/terms-of-it.md");
});

test("fits its schema, which says of every field what it is", () => {
  expect(() => sectionsSchema.parse(sectionsOf([paper]))).not.toThrow();
  expect(() => sectionsSchema.parse({ ...sectionsOf([paper]), more: 1 })).toThrow();
});
