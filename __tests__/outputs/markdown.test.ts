import { convertPageToMarkdown } from "../../src/outputs/markdown";

const convertMain = (main: string, path = "/litepapers/pop") =>
  convertPageToMarkdown(
    `<!DOCTYPE html><html><body><header>Menu</header><main>${main}</main></body></html>`,
    path,
  );

/** Returns the Markdown of a page's content, without its title and URL. */
const convertContent = (main: string, path?: string) =>
  convertMain(`<h1>Title</h1>${main}`, path).split("\n").slice(4).join("\n");

test("begins with the title and the URL of the page", () => {
  expect(convertMain("<h1>The blockchain</h1><p>Agents <em>work</em>.</p>", "/")).toBe(
    "# The blockchain\n\n<https://hyperagent.network/>\n\nAgents *work*.\n",
  );
});

test("elements of a line that only CSS separates, such as status and version of a paper, are separated by dots", () => {
  const status = "<strong><span>HyperAgent is in design.</span></strong>";
  expect(convertContent(`<p>${status}<span>Version 2.0</span><time>28 November 2026</time></p>`)).toBe(
    "**HyperAgent is in design.** · Version 2.0 · 28 November 2026\n",
  );
});

test("links are absolute, also those within the page", () => {
  expect(
    convertContent('<p>See <a href="#escrow">here</a> and <a href="/glossary#escrow">there</a>.</p>'),
  ).toBe(
    "See [here](https://hyperagent.network/litepapers/pop#escrow) and [there](https://hyperagent.network/glossary#escrow).\n",
  );
});

const createMathMl = (tex: string, display = "") =>
  `<math${display}><semantics><mi>x</mi><annotation encoding="application/x-tex">${tex}</annotation></semantics></math>`;

test("inline and display formulas are TeX, and a dollar sign in the text is escaped", () => {
  const block = `<div class="formula">${createMathMl("G &lt; \\pi\\,\\Lambda", ' display="block"')}</div>`;
  expect(convertContent(`<p>If ${createMathMl("x_0")} costs $5,</p>${block}`)).toBe(
    "If $x_0$ costs \\$5,\n\n$$\nG < \\pi\\,\\Lambda\n$$\n",
  );
});

test("a figure becomes its caption, its finding and its data, without drawing and controls", () => {
  const figure = `<figure id="figure-a">
    <div class="slider" data-scripted=""><label for="a">Decay</label><input id="a" type="range"><output>2%</output></div>
    <!--$--><div data-figure-part="drawing"><svg role="img"><text>Day 1</text></svg></div>
    <p role="status" data-figure-part="finding">Lior has 14 points.</p>
    <figcaption><span>Figure <!-- -->1</span> <p>How points decay.</p></figcaption>
    <details data-figure-part="data"><summary>The data as a table</summary><table>
      <thead><tr><th>Day</th><th>Points</th></tr></thead><tbody><tr><td>1</td><td>14 | 15</td></tr></tbody>
    </table></details><!--/$-->
  </figure>`;
  expect(convertContent(figure)).toBe(
    "Figure 1 How points decay.\n\nLior has 14 points.\n\n| Day | Points |\n| - | - |\n| 1 | 14 \\| 15 |\n",
  );
});

test("the row headers of a table are cells", () => {
  const rows = '<tr><th scope="row">Buyer</th><td align="right">100</td></tr>';
  const head = '<tr><td></td><th scope="col" align="right">Pays</th></tr>';
  expect(
    convertContent(
      `<div><table aria-label="Costs"><thead>${head}</thead><tbody>${rows}</tbody></table></div>`,
    ),
  ).toBe("| | Pays |\n| - | -: |\n| Buyer | 100 |\n");
});

test("a note in the margin becomes a footnote", () => {
  const reference = '<sup><a href="#fn-1" id="fnref-1" data-footnote-ref="true">1</a></sup>';
  const back = '<a href="#fnref-1" data-footnote-backref="">↩</a>';
  const note = `<aside id="fn-1" class="note" aria-label="Note 1"><p><span class="note-number">1 </span>Or later. ${back}</p></aside>`;
  expect(convertContent(`<div><p>It ends.${reference} Then</p><div class="notes">${note}</div></div>`)).toBe(
    "It ends.[^1] Then\n\n[^1]: Or later.\n",
  );
});

test("a citation keeps its number, and the bibliography becomes a numbered list", () => {
  const citation = '<span id="citation--kleros--1">(<a href="#bib-kleros">1</a>)</span>';
  const entry =
    '<div class="csl-entry" id="bib-kleros"><div class="csl-left-margin">1. </div><div class="csl-right-inline">Lesaege C. Kleros.</div></div>';
  expect(
    convertContent(
      `<p>As Kleros does ${citation}.</p><div id="refs" class="references csl-bib-body">${entry}</div>`,
    ),
  ).toBe("As Kleros does (1).\n\n1. Lesaege C. Kleros.\n");
});

test("a code block keeps its lines and its language", () => {
  const lines = '<span data-line=""><span class="k">contract</span> A {</span>\n<span data-line="">}</span>';
  expect(
    convertContent(`<figure><pre><code data-language="solidity" class="x">${lines}</code></pre></figure>`),
  ).toBe("```solidity\ncontract A {\n}\n```\n");
});

test("the content of <details> follows its summary, which is bold unless it is a heading", () => {
  expect(
    convertContent(
      "<details><summary>More of it</summary><p>Inside.</p></details><details><summary><h2>Cite</h2></summary><p>So.</p></details>",
    ),
  ).toBe("**More of it**\n\nInside.\n\n## Cite\n\nSo.\n");
});

test("navigation, controls and hidden elements are left out, except elements with hidden=until-found", () => {
  expect(
    convertContent(
      '<nav><a href="#b">B</a></nav><div><h2 id="b">B</h2><a data-heading-link="" href="#b">#</a></div>' +
        '<form><label>Email</label><input name="EMAIL"><button>Join</button></form><p aria-hidden="true">dots</p><p hidden>x</p>' +
        '<h3><button>The chain<span aria-hidden="true"></span></button></h3><div hidden="until-found"><p>Found.</p></div>',
    ),
  ).toBe("## B\n\n### The chain\n\nFound.\n");
});

test("the error for a page without <main> names the page", () => {
  expect(() => convertPageToMarkdown("<p>Text</p>", "/x")).toThrow("The page /x has no <main>.");
});
