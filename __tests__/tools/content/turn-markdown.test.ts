import { turnMarkdown } from "../../../tools/content/import/turn-markdown";
import { places, problemsOf } from "../../paper/writing";

const images = new Set(["deal.png"]);

const turn = (source: string) =>
  turnMarkdown(source, "paper.md", (url) =>
    images.has(url) ? { name: url } : { name: url, wrong: [`There is no ${url}.`, "Put it there."] },
  );

/** What a piece of text becomes, below a heading that stands in both. */
const body = (text: string) =>
  turn(`## S\n\n${text}\n`)
    .body.replace(/^## S\n\n/, "")
    .trimEnd();

test.each([
  ["a comment", "a <!-- note --> b", "a {/* note */} b"],
  ["a comment on its own lines", "a\n\n<!-- one\n\ntwo -->\n\nb", "a\n\n{/* one\n\n  two */}\n\nb"],
  ["a comment that holds the end of another", "<!-- a */ b -->", "{/* a * / b */}"],
  ["a comment in a heading", "## A <!-- n -->", "## A\n\n{/* n */}"],
  ["a comment in a list", "- a\n  <!-- n\n  m -->", "- a\n\n  {/* n m */}"],
  [
    "an autolink",
    "See <https://a.org>, https://b.org.",
    "See [https://a.org](https://a.org), https://b.org.",
  ],
  ["an autolink beside words", "See<https://a.org>b", "See[https://a.org](https://a.org)b"],
  ["an address of mail", "<me@a.org>", "[me@a.org](mailto:me@a.org)"],
  ["a break", "a<br>b<br/>\nc", "a\\\nb\\\nc"],
  ["a break in a cell", "| a |\n| - |\n| b<br>c |", "| a   |\n| --- |\n| b c |"],
  ["a picture in HTML", '<img src="deal.png" alt="Deal" width="3">', "![Deal](deal.png)"],
  ["a picture in a box", '<p align="center">\n<img src="deal.png" alt="D">\n</p>', "![D](deal.png)"],
  ["HTML in a line", "a <b>b *c*</b> <code>d</code> <u>e</u>", "a **b _c_** `d` *e*"],
  ["HTML around Markdown", "<div>\n\na *b*\n\n</div>", "a *b*"],
  ["a list in a paragraph of HTML", "<p>\n\n- a\n\n</p>", "- a"],
  ["a place to break a word", "a<wbr>b", "ab"],
  ["an anchor", '<a name="x"></a>a', "a"],
  ["a list in a cell", "| a |\n| - |\n| <ul><li>b</li><li>c</li></ul> |", "| a   |\n| --- |\n| b c |"],
  ["indices", "10<sup>18</sup> x<sub>i</sub> 4<sup>th</sup>", "10$^{18}$ x$_{i}$ 4th"],
  [
    "details",
    "<details>\n<summary>Why &quot;so&quot;</summary>\n\n### A\n\n- b\n\n</details>",
    '<Details title="Why &quot;so&quot;">\n\n**A**\n\n- b\n\n</Details>',
  ],
  ["details in a list", "- <details><summary>Why</summary>So</details>", "- **Why**\n\n  So"],
  ["a setext heading", "A\nb\n===", "## A b"],
  ["a sentence above a rule", "It is so.\n---", "It is so.\n\n---"],
  ["deep headings", "###### A\n\n#### B\n\n###### C", "### A\n\n### B\n\n#### C"],
  ["a heading in a quotation", "> # A", "> **A**"],
  ["a heading without words", "#\n\na", "a"],
  ["a heading with an id", "### A {#b}\n\n[a](#b)", "### A\n\n[a](#a)"],
  ["an anchor above a heading", '<a id="b"></a>\n\n### A\n\n[a](#b)', "### A\n\n[a](#a)"],
  ["an image with a caption", "![D](deal.png)\n\n*Figure 1: The deal.*", "![D](deal.png)\nThe deal."],
  ["a caption right below", "![D](deal.png)\n**Fig. 2.** The *deal*.", "![D](deal.png)\nThe *deal*."],
  [
    "images whose words are numbered",
    "![Figure 1: D](deal.png)\n\n![Figure 2: E](deal.png)",
    "![D](deal.png)\n\n![E](deal.png)",
  ],
  ["colons that nothing closes", ":::note A\n\nb", ":::note A\n\nb"],
  ["a link raised", "a<sup>[1](https://b.org)</sup>", "a[1](https://b.org)"],
  ["an image in a sentence", "a ![D](deal.png) b", "a\n\n![D](deal.png)\n\nb"],
  ["the caption of a table", "Table 3 – What\n\n| a |\n| - |\n| b |", "Table: What\n\n| a |\n| - |\n| b |"],
  [
    "a number in the text",
    "![D](deal.png)\n*Fig. 1: D*\n\nSee fig. 1(a), Figure 2 and table 3, not 3.1.\n\nTable 3: W\n\n| a |\n| - |",
    "![D](deal.png)\nD\n\nSee [Figure 1](#figure:deal.png)(a), Figure 2 and [Table 3](#table:t3), not 3.1.\n\nTable t3: W\n\n| a |\n| - |",
  ],
  ["a picture with emphasis", "- a **![D](deal.png)**", "- a\n\n  ![D](deal.png)"],
  ["a caption below its table", "| a |\n| - |\n| b |\n\nTable 3: What", "Table: What\n\n| a |\n| - |\n| b |"],
  ["an alert", "> [!NOTE]\n> a\n> b", "> [!NOTE]\n> a\n> b"],
  ["an alert around a picture", "> [!INFO] ![D](deal.png)", "> [!INFO]\n>\n> ![D](deal.png)"],
  [
    "an admonition between colons",
    "::: tip Do it\na\n\n- b\n:::\nc",
    "> [!TIP]\n> **Do it**\n>\n> a\n>\n> - b\n\nc",
  ],
  ["an admonition that is a class", "::: {.info}\na\n:::", "> [!INFO]\n> a"],
  ["admonitions in each other", "::::note\n:::tip\na\n:::\n::::", "> [!NOTE]\n>\n> > [!TIP]\n> > a"],
  [
    "references",
    "[a][1], [2] ![D][i]\n\n[1]: https://a.org 'T'\n[2]: https://b.org\n[i]: deal.png",
    '[a](https://a.org "T"), [2](https://b.org)\n\n![D](deal.png)',
  ],
  ["a formula in brackets", "so \\(a_1 * b_*\\) is", "so $a_1 * b_*$ is"],
  ["words in brackets", "so \\(they say\\) is", "so (they say) is"],
  ["a displayed formula in brackets", "a\n\n\\[\nx_1\n\\]\n\nb", "a\n\n$$\nx_1\n$$\n\nb"],
  ["a displayed formula on one line", "so\n\\[ x \\].\nb", "so\n\n$$\nx.\n$$\n\nb"],
  ["dollar signs that share lines with their formula", "$$x =\ny$$", "$$\nx = y\n$$"],
  ["two dollar signs in a sentence", "so $$x$$ is", "so $x$ is"],
  ["a space inside dollar signs", "so $$ x $$is", "so $x$ is"],
  ["indented code", "a\n\n    let b;", "a\n\n```\nlet b;\n```"],
  ["code in a language by another name", "```TS\na\n```", "```typescript\na\n```"],
  ["JSON with comments", "```jsonc\n1\n```", "```json\n1\n```"],
  ["JSON in capitals", "```JSON\n1\n```", "```json\n1\n```"],
  ["braces and angle brackets", "{a} } < Array<T> <address>", "\\{a\\} \\} \\< Array\\<T> \\<address>"],
  ["tickers", "Pay $ETH/$USDC or ($ETH-$DAI)", "Pay \\$ETH/\\$USDC or (\\$ETH-\\$DAI)"],
  ["prices", "from $5 to $10, $5-$10, $n$ of $x + 1$", "from \\$5 to \\$10, \\$5-\\$10, $n$ of $x + 1$"],
  ["a formula of which the end is missing", "$$x\ny", "$$\nx\ny\n$$"],
  ["a formula that letters follow", "the $n$th", "the $n$th"],
  [
    "a note in its line",
    "a^[Why *so* [b](https://b.org).] c",
    "a[^note-1] c\n\n[^note-1]: Why *so* [b](https://b.org).",
  ],
  ["a note in a list", "- a[^1]\n\n  [^1]: B", "- a[^1]\n\n[^1]: B"],
  ["words that look like marks", "[open] \\[@a] [@b, c]", "\\[open] [@a] [@b, c]"],
])("%s is turned", (_what, source, expected) => {
  expect(body(source)).toBe(expected);
});

test("two rules around prose are no fields, and fields that are no YAML are told of", () => {
  expect(turn("---\nA name\n\n---\n\n## S\n").body).toBe("---\n\nA name\n\n---\n\n## S\n");
  expect(places(problemsOf(() => turn("---\ntitle: A: b\n---\n")))).toEqual([
    "2:8 The frontmatter is not valid YAML: Nested mappings are not allowed in compact mappings.",
  ]);
});

test("the first heading is the title, and the others begin at ##", () => {
  const { title, body } = turn("# A *title*\n\n# One\n\n### Two\n\n# Three {#x}\n\n[t](#x)\n");
  expect(title).toBe("A title");
  expect(body).toBe("## One\n\n### Two\n\n## Three\n\n[t](#three)\n");
});

test("a picture in the title stands below it", () => {
  expect(turn("# ![Logo](deal.png) Name\n\n## S\n")).toMatchObject({
    title: "Name",
    body: "![Logo](deal.png)\n\n## S\n",
  });
});

test("a heading that is too long for a title is no section, and of one with a colon the rest is the subtitle", () => {
  const long = turn(`# ${"a".repeat(61)}\n\n## S\n`);
  expect(long).toMatchObject({ title: undefined, body: `**${"a".repeat(61)}**\n\n## S\n` });
  const { title, fields, problems } = turn(`# The name: ${"a".repeat(61)}\n\n## S\n`);
  expect([title, fields.subtitle, problems]).toEqual(["The name", "a".repeat(61), []]);
  expect(places(long.problems)).toEqual(["1:1 This heading cannot be a title."]);
});

test("a heading that is not the title of the fields stays", () => {
  expect(turn("---\ntitle: A\n---\n\n# B\n\n## S\n")).toMatchObject({ title: "A", body: "**B**\n\n## S\n" });
  expect(turn("---\ntitle: A\n---\n\n# B\n\n# C\n")).toMatchObject({ title: "A", body: "## B\n\n## C\n" });
});

test("what cannot be turned is told of at its place in the file, and stays in the draft", () => {
  const { problems, body } = turn(`## S

a ![D](gone.png)

- b **c ![D](deal.png)**

<iframe src="https://a.org">c</iframe>

\`\`\`mermaid
d
\`\`\`

[e](./other.md) \\(x\\) [f](#gone)
[![D](deal.png)](https://b.org)

[g]: https://c.org

<p>
<img src="gone.png" alt="h">
</p>
`);
  expect(places(problems)).toEqual([
    "3:3 There is no gone.png.",
    "5:9 This image stands inside other text.",
    "7:1 <iframe> has no form in a paper.",
    '9:1 Code in "mermaid" cannot be coloured.',
    "13:1 “./other.md” is a file beside the original.",
    "13:23 No heading is called #gone.",
    "14:1 This image is a link to https://b.org.",
    "16:1 No text refers to [g]: https://c.org",
    "19:1 There is no gone.png.",
  ]);
  expect(body).toContain('{/* <iframe src="https://a.org">c</iframe> */}');
});
