import { searchRecords } from "../../src/outputs/search-records";
import { documents, paper, treeOf } from "./documents";

const records = searchRecords(documents).filter(({ page }) => page !== "Pages");

function contentOf(body: string): string {
  const papers = [{ ...paper, tree: treeOf(`<h2 id="one">One</h2>${body}`) }];
  const all = searchRecords({ questions: [], terms: [], papers });
  return all.find(({ url }) => url.endsWith("#one"))?.content ?? "";
}

test("each page, each section, each question and each term is found by itself", () => {
  expect(records.map(({ url, page, title }) => [url, page, title])).toEqual([
    ["/litepapers/pop", "Proof", "Proof"],
    ["/litepapers/pop#introduction", "Proof", "Introduction"],
    ["/litepapers/pop#terms-of-it", "Proof", "Terms of it"],
    ["/litepapers/pop#references", "Proof", "References"],
    ["/litepapers/agfi", "Finance", "Finance"],
    ["/litepapers/agfi#introduction", "Finance", "Introduction"],
    ["/litepapers/agfi#terms-of-it", "Finance", "Terms of it"],
    ["/litepapers/agfi#references", "Finance", "References"],
    ["/questions#why", "Questions", "Why hold it?"],
    ["/questions#who", "Questions", "Who holds it?"],
    ["/questions#how", "Questions", "How do I begin?"],
    ["/glossary#escrow", "Glossary", "Escrow"],
  ]);
});

test("the site's own places are found by each of their names", () => {
  const places = searchRecords(documents).filter(({ page }) => page === "Pages");
  expect(places.map(({ url }) => url)).toEqual([
    "/#demo",
    "/#waitlist-email",
    "/",
    "/#litepapers",
    "/questions",
    "/open-questions",
    "/glossary",
  ]);
  for (const { title, content, names } of places)
    expect([title, content, ...(names ?? [""])]).not.toContain("");
});

test("a symbol is found where the first paper lists it", () => {
  const list =
    '<section class="symbols"><dl><dt id="symbol-T-w"><math><msub><mi>T</mi><mi>w</mi></msub></math></dt><dd>waiting period</dd></dl></section>';
  const papers = ["pop", "agfi"].map((slug) => ({ ...paper, slug, tree: treeOf(list) }));
  const symbols = searchRecords({ questions: [], terms: [], papers }).filter(
    ({ page }) => page === "Symbols",
  );
  expect(symbols).toEqual([
    {
      url: "/litepapers/pop#symbol-T-w",
      page: "Symbols",
      title: "T_w",
      content: "waiting period, in Proof.",
    },
  ]);
});

test("a paper is found by its short name, too; all others by their text, without signs and numbers that only link", () => {
  const contentAt = (end: string) => records.find(({ url }) => url.endsWith(end));
  expect(contentAt("/pop")).toMatchObject({ names: ["PoP"], content: "Of </script> work" });
  expect(contentAt("pop#introduction")?.content).toBe("Escrow holds a payment, and waits.");
  expect(contentAt("#escrow")?.content).toBe("What the protocol holds.");
  expect(contentAt("#why")?.content).toBe("So that both wait.");
});

test("items of a list and captions stand apart, and a row of a table reads as a sentence", () => {
  expect(records[2]?.content).toBe("One thing. Another. inside. Table 1 Of it. a; b. 1: 2. Last <words>.");
});

test.each([
  ["<td>Kleros</td><td>Paid</td><td>One stage</td>", "Kleros: Paid; One stage."],
  ['<th scope="row">Kleros</th><td>Paid</td>', "Kleros: Paid."],
  ["<th></th><th>Payer</th><th>Stages</th>", "Payer; Stages."],
  ["<td>Kleros</td>\n<td><math><mi>ρ</mi><mo>·</mo><mi>t</mi></math></td>", "Kleros: ρ · t."],
])("the row %s is quoted as “%s”", (cells, words) => {
  expect(contentOf(`<table><tr>${cells}</tr></table>`)).toBe(words);
});

test("what stands in a fold is found there, and not in its section; a mark is no word of its title", () => {
  const fold =
    '<details class="fold" id="why"><summary><span class="mark"><i>[</i>Open<i>]</i></span> Why so</summary><p>So.</p><ul><li>One</li></ul></details>';
  const found = searchRecords({
    ...{ questions: [], terms: [] },
    papers: [
      {
        ...paper,
        tree: treeOf(`<h2 id="one">One</h2><p>Before.</p>${fold}<p>After.</p><h2 id="two">Two</h2>`),
      },
    ],
  });
  expect(
    found.filter(({ url }) => url.includes("pop#")).map(({ url, title, content }) => [url, title, content]),
  ).toEqual([
    ["/litepapers/pop#one", "One", "Before. After."],
    ["/litepapers/pop#two", "Two", "Two"],
    ["/litepapers/pop#why", "Why so", "So. One."],
  ]);
});

test("references are found without their addresses, which nobody looks for", () => {
  expect(records[3]?.content).toBe("Kleros. Condorcet, Essai.");
});

test.each([
  '<section class="terms"><p>Left out</p></section>',
  '<div class="figure-drawing"><svg><text>Left out</text></svg></div>',
  '<p><span class="mark"><i>[</i>Left out<i>]</i></span> </p>',
  '<div><span class="run-kind">Left out</span></div>',
  '<div class="figure-controls"><output>Left out</output><i>Left out</i></div>',
])("%s is not found", (html) => {
  expect(contentOf(`${html}<p>Kept.</p>`)).toBe("Kept.");
});

const mi = (name: string) => `<mi>${name}</mi>`;
const mo = (sign: string) => `<mo>${sign}</mo>`;

test.each([
  [`<msub>${mi("T")}${mi("a")}</msub>`, "T_a"],
  [`${mi("a")}${mo("=")}${mi("b")}`, "a = b"],
  [`<mo form="prefix">−</mo>${mi("a")}`, "−a"],
  [`${mi("u")}<mo form="prefix">(</mo>${mi("R")}<mo form="postfix">)</mo>`, "u(R)"],
  [`${mi("v")}${mo("Δ")}${mi("R")}${mo("·")}${mi("x")}`, "vΔR · x"],
  [`${mi("n")}<mspace width="0.1667em"></mspace>${mi("p")}`, "n p"],
  [`<msup>${mi("e")}<mrow><mo form="prefix">−</mo>${mi("ρ")}${mi("t")}</mrow></msup>`, "e^(−ρt)"],
  [`<msubsup>${mi("x")}${mi("i")}<mn>2</mn></msubsup>`, "x_i^2"],
  [`<mfrac><mrow>${mi("a")}${mo("+")}${mi("b")}</mrow>${mi("B")}</mfrac>`, "(a + b)/B"],
  [`<msqrt>${mi("a")}${mo("+")}${mi("b")}</msqrt>`, "√(a + b)"],
])("the formula %s is found and quoted as “%s”", (math, words) => {
  expect(contentOf(`<p>Let <math>${math}</math> hold.</p>`)).toBe(`Let ${words} hold.`);
});

test("a displayed formula goes on with the sentence before it", () => {
  const formula = `<div class="formula"><math display="block">${mi("H")}${mo("=")}${mi("C")}</math></div>`;
  expect(contentOf(`<p>The factor is</p>${formula}<p>of all.</p>`)).toBe("The factor is H = C. of all.");
});
