import { convertPageToMarkdown } from "../../src/outputs/markdown";

const convertMain = (main: string, path = "/litepapers/pop") =>
  convertPageToMarkdown(
    `<!DOCTYPE html><html><body><header>Menu</header><main>${main}</main></body></html>`,
    path,
  );

test("begins with the title and the URL of the page", () => {
  expect(convertMain("<h1>The blockchain</h1><p>Agents <em>work</em>.</p>", "/")).toBe(
    "# The blockchain\n\n<https://hyperagent.network/>\n\nAgents *work*.\n",
  );
});

const createMathMl = (tex: string, display = "") =>
  `<math${display}><semantics><mi>x</mi><annotation encoding="application/x-tex">${tex}</annotation></semantics></math>`;

test.each<[sentence: string, html: string, markdown: string]>([
  [
    "elements of a line that only CSS separates, such as status and version of a paper, are separated by dots",
    "<p><strong><span>In design.</span></strong><span>Version 2.0</span><time>28 November 2026</time></p>",
    "**In design.** · Version 2.0 · 28 November 2026",
  ],
  [
    "links are absolute and lead to the Markdown of a page, also of this one, but not of files or other sites",
    `<p>See <a href="#a">here</a>, <a href="/glossary#b">there</a>, <a href="/">home</a>, <a href="/llms.txt">all</a> and
      <a href="https://example.org/c">more</a>.</p>`,
    "See [here](https://hyperagent.network/litepapers/pop.md#a), [there](https://hyperagent.network/glossary.md#b), " +
      "[home](https://hyperagent.network/index.md), [all](https://hyperagent.network/llms.txt) and [more](https://example.org/c).",
  ],
  [
    "inline and display formulas are TeX, and a dollar sign in the text is escaped",
    `<p>If ${createMathMl("x_0")} costs $5,</p><div class="formula">${createMathMl("G &lt; \\pi\\,\\Lambda", ' display="block"')}</div>`,
    "If $x_0$ costs \\$5,\n\n$$\nG < \\pi\\,\\Lambda\n$$",
  ],
  [
    "a figure becomes its caption, setting, description, finding and data, without drawing and controls, and with plain spaces",
    `<figure><div data-figure-part="setting"><label>Decay</label><input data-scripted=""><output>2&nbsp;%</output>
      <button data-scripted="">Reset</button></div>
      <div data-figure-part="drawing"><svg aria-label="Points. A line falls."><text>Day</text></svg></div>
      <p data-figure-part="finding">Lior has 14 points.</p><figcaption><span>Figure 1</span> <p>How points decay.</p></figcaption>
      <details data-figure-part="data"><summary>Data</summary><table><tr><th>Day</th><th>Points</th></tr>
      <tr><td>1</td><td>14 | 15</td></tr></table></details></figure>`,
    "Figure 1 How points decay.\n\nDecay: 2 %\n\nPoints. A line falls.\n\nLior has 14 points.\n\n| Day | Points |\n| - | - |\n| 1 | 14 \\| 15 |",
  ],
  [
    "a note in the margin becomes a footnote",
    `<p>It ends.<sup><a href="#fn-1" data-footnote-ref="true">1</a></sup> Then</p><div class="notes"><aside id="fn-1"
      aria-label="Note 1" class="note"><p><span class="note-number">1 </span>Or later. <a data-footnote-backref="">↩</a></p></aside></div>`,
    "It ends.[^1] Then\n\n[^1]: Or later.",
  ],
  [
    "a citation keeps its number, and the bibliography becomes a numbered list",
    `<p>As Kleros does <span id="citation--kleros--1">(<a href="#bib-kleros">1</a>)</span>.</p><div class="csl-bib-body"><div
      class="csl-entry"><div class="csl-left-margin">1. </div><div class="csl-right-inline">Lesaege C. Kleros.</div></div></div>`,
    "As Kleros does (1).\n\n1. Lesaege C. Kleros.",
  ],
  [
    "a code block keeps its lines and its language",
    `<figure><pre><code data-language="solidity" class="x"><span data-line=""><span class="k">contract</span> A {</span>
<span data-line="">}</span></code></pre></figure>`,
    "```solidity\ncontract A {\n}\n```",
  ],
  [
    "the content of <details> follows its summary, which is bold unless it is a heading",
    "<details><summary>More of it</summary><p>Inside.</p></details><details><summary><h2>Cite</h2></summary><p>So.</p></details>",
    "**More of it**\n\nInside.\n\n## Cite\n\nSo.",
  ],
  [
    "navigation, controls and hidden elements are left out, except elements with hidden=until-found",
    `<nav><a href="#b">B</a></nav><div><h2 id="b">B</h2><a data-heading-link="" href="#b">#</a></div>
      <form><label>Email</label><input name="EMAIL"><button>Join</button></form><p aria-hidden="true">dots</p><p hidden>x</p>
      <h3><button>The chain<span aria-hidden="true"></span></button></h3><div hidden="until-found"><p>Found.</p></div>`,
    "## B\n\n### The chain\n\nFound.",
  ],
])("%s", (_, html, markdown) => {
  const heading = "# Title\n\n<https://hyperagent.network/litepapers/pop>";
  expect(convertMain(`<h1>Title</h1>${html}`)).toBe(`${heading}\n\n${markdown}\n`);
});

test("the error for a page without <main> names the page", () => {
  expect(() => convertPageToMarkdown("<p>Text</p>", "/x")).toThrow("The page /x has no <main>.");
});
