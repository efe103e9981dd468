import { turnMarkdown } from "../../../tools/content/import/turn-markdown";
import { places, problemsOf } from "../../paper/writing";

const images = new Set(["deal.png"]);

const turn = (source: string, path = "paper.md", base?: string) =>
  turnMarkdown(
    source,
    path,
    (url) =>
      images.has(url) ? { name: url } : { name: url, wrong: [`There is no ${url}.`, "Put it there."] },
    base,
  );

/** What a piece of text becomes, below a heading that stands in both. */
const body = (text: string, path?: string) =>
  turn(`## S\n\n${text}\n`, path)
    .body.replace(/^## S\n\n/, "")
    .trimEnd();

test.each([
  ["a comment", "a <!-- note --> b", "a {/* note */} b"],
  ["a comment on its own lines", "a\n\n<!-- one\n\ntwo -->\n\nb", "a\n\n{/* one\n\n  two */}\n\nb"],
  [
    "an autolink",
    "See <https://a.org>, https://b.org.",
    "See [https://a.org](https://a.org), https://b.org.",
  ],
  ["a break", "a<br>b<br/>\nc", "a\\\nb\\\nc"],
  ["a picture in HTML", '<img src="deal.png" alt="Deal" width="3">', "![Deal](deal.png)"],
  ["HTML in a line", "a <b>b *c*</b> <code>d</code> <u>e</u>", "a **b _c_** `d` *e*"],
  ["HTML around Markdown", "<div>\n\na *b*\n\n</div>", "a *b*"],
  ["indices", "10<sup>18</sup> x<sub>i</sub> 4<sup>th</sup>", "10$^{18}$ x$_{i}$ 4th"],
  [
    "details",
    "<details>\n<summary>Why &quot;so&quot;</summary>\n\n### A\n\n- b\n\n</details>",
    '<Details title="Why &quot;so&quot;">\n\n**A**\n\n- b\n\n</Details>',
  ],
  ["a setext heading", "A\nb\n===", "## A b"],
  ["a sentence above a rule", "It is so.\n---", "It is so.\n\n---"],
  ["deep headings", "###### A\n\n#### B\n\n###### C", "### A\n\n### B\n\n#### C"],
  ["a heading in a quotation", "> # A", "> **A**"],
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
  ["an image in a sentence", "a ![D](deal.png) b", "a\n\n![D](deal.png)\n\nb"],
  ["the caption of a table", "Table 3 – What\n\n| a |\n| - |\n| b |", "Table: What\n\n| a |\n| - |\n| b |"],
  ["a caption below its table", "| a |\n| - |\n| b |\n\nTable 3: What", "Table: What\n\n| a |\n| - |\n| b |"],
  [
    "an admonition between colons",
    "::: tip Do it\na\n\n- b\n:::\nc",
    "> [!TIP]\n> **Do it**\n>\n> a\n>\n> - b\n\nc",
  ],
  ["admonitions in each other", "::::note\n:::tip\na\n:::\n::::", "> [!NOTE]\n>\n> > [!TIP]\n> > a"],
  [
    "references",
    "[a][1], [2] ![D][i]\n\n[1]: https://a.org 'T'\n[2]: https://b.org\n[i]: deal.png",
    '[a](https://a.org "T"), [2](https://b.org)\n\n![D](deal.png)',
  ],
  ["a formula in brackets", "so \\(a_1 * b_*\\) is", "so $a_1 * b_*$ is"],
  ["a displayed formula in brackets", "a\n\n\\[\nx_1\n\\]\n\nb", "a\n\n$$\nx_1\n$$\n\nb"],
  ["a displayed formula on one line", "so\n\\[ x \\].\nb", "so\n\n$$\nx.\n$$\n\nb"],
  ["dollar signs that share lines with their formula", "$$x =\ny$$", "$$\nx = y\n$$"],
  ["a space inside dollar signs", "so $$ x $$is", "so $x$ is"],
  ["indented code", "a\n\n    let b;", "a\n\n```\nlet b;\n```"],
  ["code in a language by another name", "```TS\na\n```", "```typescript\na\n```"],
  ["braces and angle brackets", "{a} } < Array<T> <address>", "\\{a\\} \\} \\< Array\\<T> \\<address>"],
  ["tickers", "Pay $ETH/$USDC or ($ETH-$DAI)", "Pay \\$ETH/\\$USDC or (\\$ETH-\\$DAI)"],
  ["prices", "from $5 to $10, $5-$10, $n$ of $x + 1$", "from \\$5 to \\$10, \\$5-\\$10, $n$ of $x + 1$"],
  ["words that look like marks", "[open] \\[@a] [@b, c]", "\\[open] [@a] [@b, c]"],
])("%s is turned", (_what, source, expected) => {
  expect(body(source)).toBe(expected);
});

test.each([
  [
    "imports and exports",
    'import A from "b";\nimport {\n  C,\n} from "c";\n\nexport const d = {\n\n  e: 1 };\n\na',
    "a",
  ],
  [
    "prose that begins as they do",
    "import duties\n\nexport default risk",
    "import duties\n\nexport default risk",
  ],
  [
    "tabs",
    '<Tabs>\n  <TabItem value="r" label="Rust">\n\n    ```rust\n    a\n    ```\n\n  </TabItem>\n  <TabItem label="Go">\n    b *c*\n  </TabItem>\n</Tabs>',
    "**Rust**\n\n```rust\na\n```\n\n**Go**\n\nb *c*",
  ],
  ["a box", '<Callout type="warning" title="T">\n  a\n</Callout>', "> [!WARNING]\n> **T**\n>\n> a"],
  ["a fold", '<Accordion title="Why">\na\n</Accordion>', '<Details title="Why">\n\na\n\n</Details>'],
  ["an element under a table", "<Box>\n\n| a |\n| - |\n| b |\n</Box>", "| a |\n| - |\n| b |"],
  [
    "an element in a line",
    'a <Tip text="x">b</Tip> <Link to="https://c.org">c</Link>',
    "a b [c](https://c.org)",
  ],
  ["an element in a list", '- a\n  <Step title="B">\n  c\n  </Step>', "- a\n\n  **B**\n\n  c"],
  ["a picture", '<ImageZoom src={require("deal.png")} alt="D" />', "![D](deal.png)"],
  ["a card", '<Card title="A" href="https://a.org" />', "[A](https://a.org)"],
  [
    "HTML as JSX has it",
    '<div style={{ color: "red" }}>\n  a *b* <b className="x">c</b>\n</div>\nd<br />e',
    "a *b* **c**\n\nd\\\ne",
  ],
  ["words in braces", 'a{" "}b {/* c */}', "a b {/* c */}"],
  ["a comment of HTML, but not in code", "a <!-- b --> `<!-- c -->`", "a {/* b */} `<!-- c -->`"],
  [
    "details",
    "<details>\n<summary>Why</summary>\n\na\n</details>",
    '<Details title="Why">\n\na\n\n</Details>',
  ],
  ["a list", "<ul><li>a</li></ul>", "- a"],
  ["text that is indented", "<div>\n    a\n</div>", "a"],
])("of MDX %s is turned", (_what, source, expected) => {
  expect(body(source, "paper.mdx")).toBe(expected);
});

test.each([
  ["a group of code", "::: code-group\n\n```js [a.js]\n1\n```\n\n:::", "**a.js**\n\n```javascript\n1\n```"],
  ["code with a title", '```js title="a.js" {1}\n1\n```', "**a.js**\n\n```javascript\n1\n```"],
  ["a fold between colons", "::: details Why\na\n:::", '<Details title="Why">\n\na\n\n</Details>'],
  ["a box with attributes", ':::note[A]{icon="b"}\nc\n:::', "> [!NOTE]\n> **A**\n>\n> c"],
  ["a heading's attributes", "### A {#b .c}\n\n[a](#b)", "### A\n\n[a](#a)"],
  ["a heading of Google Docs", "1. ### A {#b}\n\n[a](#b)", "### 1. A\n\n[a](#1-a)"],
  ["a formula of Google Docs", "$a \\= b\\_1 \\+ \\\\frac{1}{2}$", "$a = b_1 + \\frac{1}{2}$"],
  ["a formula as code", "```math\nx\n```", "$$\nx\n$$"],
  ["a formula between brackets in a line", "so \\[c_1\\] is \\[so\\]", "so $c_1$ is \\[so]"],
  ["a formula in a quotation", "> $$\n> x\n> $$", "> $$\n> x\n> $$"],
  ["a formula that begins behind words", "a $$\nx\n$$\n\nb", "a $x$\n\nb"],
  [
    "a paragraph that is linked to",
    '[a](#b)\n\n<div id="b"></div>\n\nIt *is* a term.',
    "[a](#s)\n\nIt *is* a term.",
  ],
  ["an item that is linked to", '[a](#b)\n\n- <a name="b"></a>c', "[a](#s)\n\n- c"],
])("of other dialects %s is turned", (_what, source, expected) => {
  expect(body(source)).toBe(expected);
});

test("what is left out is told of, and so is what stays as it was typed", () => {
  const { problems } = turn(
    [
      'import A from "b";\n\n## S\n\n<Aa>\n\n{{< c >}} and {% d %}, a {{ e }}\n\n</Aa>\n',
      "<Bb chart={`f`} />\n\n[TOC]\n\nA of {g}, \\h{i} [[j]]\n\n`{k} <l>`\n\n::m{n}\n\nH~2~O of 10^18^",
    ].join("\n"),
    "paper.mdx",
  );
  expect(places(problems)).toEqual([
    '1:1 JavaScript is left out: import A from "b";',
    "5:1 The tags of <Aa> are left out.",
    "7:1 “{{< c >}}” stands in the text as it is typed.",
    "7:15 “{% d %}” stands in the text as it is typed.",
    "7:26 “{{ e }}” stands in the text as it is typed.",
    "11:1 <Bb chart={`f`} /> is left out.",
    "13:1 “[TOC]” stands in the text as it is typed.",
    "15:6 “{g}” stands in the text as it is typed.",
    "15:13 “{i}” stands in the text as it is typed.",
    "15:17 “[[j]]” stands in the text as it is typed.",
    "19:1 “::m” stands in the text as it is typed.",
    "19:4 “{n}” stands in the text as it is typed.",
    "21:2 “~2~” stands in the text as it is typed.",
    "21:12 “^18^” stands in the text as it is typed.",
  ]);
});

test("boxes and folds lose nothing, and nothing is told of them", () => {
  const source =
    "## S\n\n<Note>\na\n</Note>\n\n<Accordion title='b'>\nc\n</Accordion>\n\n::: details d\ne\n:::\n";
  expect(turn(source, "paper.mdx").problems).toEqual([]);
});

test("of Markdown that is no MDX, in spite of its name, the tags stand in the text", () => {
  const { body, problems } = turn("## S\n\nA List<T> of *b*\n", "paper.mdx");
  expect(body).toBe("## S\n\nA List\\<T> of *b*\n");
  expect(places(problems)).toEqual([
    "3:1 The file is no MDX: Expected a closing tag for `<T>` (3:7-3:10) before the end of `paragraph`.",
    "3:7 “<T>” stands in the text as it is typed.",
  ]);
});

test("links that are relative to the file's address on the web lead there", () => {
  const { body, problems } = turn("## S\n\n[a](../b.md#c) [d](/e)\n", "paper.md", "https://f.org/g/h.md");
  expect(body).toContain("[a](https://f.org/b.md#c) [d](https://f.org/e)");
  expect(problems).toEqual([]);
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
    "13:1 “./other.md” is an address beside the original.",
    "13:23 No heading is called #gone.",
    "14:1 This image is a link to https://b.org.",
    "16:1 No text refers to [g]: https://c.org",
    "19:1 There is no gone.png.",
  ]);
  expect(body).toContain('{/* <iframe src="https://a.org">c</iframe> */}');
});
