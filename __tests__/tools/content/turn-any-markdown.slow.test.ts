import fc from "fast-check";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { readMarkdown } from "../../../src/paper/read-markdown";
import { reporter } from "../../../src/paper/report";
import { turnMarkdown } from "../../../tools/content/import/turn-markdown";
import { wordsOf } from "./words-of";

const plain = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMath).freeze();

/** The words of a file and of what became of it; fails where that is no text of a paper. */
function wordsOfBoth(source: string): { before: string[]; after: string[] } {
  const { title = "", body } = turnMarkdown(source, "paper.md", (url) => ({ name: url }));
  const { problems, report } = reporter("index.mdx");
  readMarkdown(body, report);
  expect(problems).toEqual([]);
  // The site reads no comments.
  const { tree } = readMarkdown(body.replaceAll(/\{\/\*(.*?)\*\/\}/gs, " $1 "), reporter("").report);
  const ofTitle = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return { before: wordsOf(plain.parse(source)), after: [...ofTitle, ...wordsOf(tree)] };
}

const word = fc.constantFrom(
  ...[
    "alice",
    "import",
    "export",
    "naïve",
    "漢字",
    "x2",
    "10%",
    "a_b_c",
    "2*3",
    "{run}",
    "}",
    "<",
    "a<b",
    "&amp;",
    "R&D",
  ],
  ...[
    "[open]",
    "[x]",
    "(so)",
    "snake_case",
    "~5",
    "~~",
    "*",
    "_",
    "#1",
    "+",
    "-",
    "1.",
    ":",
    "|",
    "\\_",
    "!",
    "it's",
    '"q"',
  ],
);
const name = fc.constantFrom("beta", "gamma", "delta", "epsilon", "zeta");

const piece = fc.oneof(
  { arbitrary: word, weight: 6 },
  name.map((text) => `*${text}*`),
  name.map((text) => `**${text}**`),
  name.map((text) => `\`${text} {}<\``),
  name.map((text) => `[${text}](https://a.org/${text})`),
  name.map((text) => `[${text}][ref]`),
  fc.constantFrom("<https://a.org/x>", "https://b.org/y_z", "<me@c.org>", "word<br>word", "word<br/>"),
  name.map((text) => `<!-- ${text} */ -->`),
  name.map((text) => `\\(x_1 + ${text}_2\\)`),
  name.map((text) => `$x_{${text}}$`),
  name.map((text) => `<b>${text} *eta*</b> <kbd>${text}</kbd> <span class="a">${text}</span>`),
  fc.constantFrom(
    "$ETH/$USDC",
    "from $5 to $10",
    "![alt one](a.png)",
    '<img src="b.png" alt="alt two">',
    "word[^1]",
  ),
);

const line = fc
  .array(piece, { minLength: 1, maxLength: 7 })
  .map((pieces) => `theta ${pieces.join(" ")} iota`);
const text = fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.join("\n"));
const indented = (block: string, by: string) => block.replaceAll("\n", `\n${by}`);

const block: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: text, weight: 4 },
  fc
    .tuple(fc.integer({ min: 1, max: 6 }), name)
    .map(([depth, words]) => `${"#".repeat(depth)} ${words} *x* {y}`),
  name.map((words) => `${words} above\n===`),
  text.map((words) => `${words}.\n---`),
  fc
    .array(text, { minLength: 1, maxLength: 3 })
    .map((items) => items.map((item) => `* ${indented(item, "  ")}`).join("\n")),
  fc
    .array(text, { minLength: 1, maxLength: 3 })
    .map((items) =>
      items.map((item, at) => `${at + 3}) ${indented(item, "   ")}\n\n       code(${at})`).join("\n"),
    ),
  text.map((words) => `> ${indented(words, "> ")}`),
  text.map((words) => `> [!TIP]\n> ${indented(words, "> ")}`),
  text.map((words) => `:::note Kappa\n${words}\n:::`),
  text.map((words) => `<details>\n<summary>Lambda "mu"</summary>\n\n${words}\n\n</details>`),
  text.map((words) => `<div align="center">\n\n${words}\n\n</div>`),
  name.map((words) => `<p>nu <b>${words}</b>\n<a href="https://a.org">xi</a></p>`),
  name.map((words) => `<!-- ${words}\n\nomicron -->`),
  name.map((words) => `    let ${words} = {};\n\n    }`),
  name.map((words) => `\`\`\`TS\nlet ${words}: Array<T> = {};\n\`\`\``),
  name.map((words) => `~~~~ unheard-of\n\`\`\`\n${words}\n~~~~`),
  name.map((words) => `\\[\nx_{${words}} * y_*\n\\]`),
  name.map((words) => `$$ x_{${words}} = y $$`),
  name.map((words) => `| pi | ${words} |\n| --- | :-: |\n| rho<br>sigma | \`a\\|b\` {x} |`),
  fc.constantFrom(
    "import tau from here",
    "export it",
    "export *emphasis* from",
    "![alt](a.png)\nupsilon",
    "---",
    "***",
    '<img src="c.png" alt="phi">',
  ),
);

const document = fc
  .array(block, { minLength: 1, maxLength: 8 })
  .map((blocks) =>
    ["# Title\n\n## Alpha", ...blocks, "[ref]: https://ref.org", "[^1]: chi *psi*"].join("\n\n"),
  );

test("of any file the words that come out are the words that went in, in the same order, and they make a paper", () => {
  fc.assert(
    fc.property(document, (source) => {
      const { before, after } = wordsOfBoth(source);
      expect(after).toEqual(before);
    }),
    { numRuns: 30 },
  );
});

test("of any signs and digits each digit comes out, in the same order", () => {
  const signs = fc.string({ unit: fc.constantFrom(..."12 *_`<>{}[]()$\\-#!:|~^&.=+\n\n"), maxLength: 80 });
  fc.assert(
    fc.property(signs, (source) => {
      const { before, after } = wordsOfBoth(`## 0\n\n${source}`);
      expect(after.join("")).toBe(before.join(""));
    }),
    { numRuns: 100 },
  );
});
