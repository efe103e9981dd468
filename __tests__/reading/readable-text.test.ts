/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ElementContent } from "hast";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { readableText } from "../../src/reading/readable-text";
import { mathMl } from "../../src/paper/math";
import { papers } from "../specified-papers";

const html = unified().use(rehypeStringify).freeze();

const formula = (latex: string, display = false) => {
  const children = mathMl(latex, display) as ElementContent[];
  return html.stringify({ type: "root", children });
};

function copied(html: string, select = (body: HTMLElement, range: Range) => range.selectNodeContents(body)) {
  document.body.innerHTML = html;
  const range = document.createRange();
  select(document.body, range);
  return readableText([range]);
}

test("formulae in a line are words of it, with their LaTeX for programs", () => {
  const { text, html } = copied(
    `<p>A value ${formula("C")}, of which a share ${formula("\\ell_j")}, is lent.</p>`,
  );
  expect(text).toBe("A value C, of which a share ℓ_j, is lent.");
  expect(html).toContain('<annotation encoding="application/x-tex">\\ell_j</annotation></semantics></math>');
  expect(html).not.toContain("data-latex");
});

test.each([
  ["\\frac{a+b}{c}", "(a + b)/c"],
  ["T_{d,j} \\ge T_{d,j-1} + w_j", "T_(d, j) ≥ T_(d, j − 1) + w_j"],
  ["e^{-\\lambda\\tau}", "e^(−λτ)"],
  ["\\sum_{i=1}^{n} x_i^2", "∑_(i = 1)^n x_i^2"],
  ["\\sqrt{a+b}", "√(a + b)"],
  ["S(a, b)", "S(a, b)"],
])("%s reads %s", (latex, line) => {
  expect(copied(formula(latex)).text).toBe(line);
  expect(copied(`<div class="formula">${formula(latex, true)}</div>`).text).toBe(line);
});

test("a fold is copied as it stands: closed its title alone, open with what it holds", () => {
  const fold = (open: string) =>
    `<p>One.</p><details${open}><summary>Why</summary><p>So.</p></details><p>Two.</p>`;
  expect(copied(fold("")).text).toBe("One.\n\nWhy\n\nTwo.");
  expect(copied(fold(" open")).text).toBe("One.\n\nWhy\n\nSo.\n\nTwo.");
});

test("a formula of which a part is selected comes whole", () => {
  const { text } = copied(`<p>Of ${formula("a = b + c")} it is said.</p>`, (body, range) => {
    const [from, to] = [body.querySelectorAll("mi")[1], body.querySelectorAll("mi")[2]];
    range.setStart(from?.firstChild as Node, 0);
    range.setEnd(to?.firstChild as Node, 1);
  });
  expect(text).toBe("a = b + c");
});

test("a number that was changed is copied with the printed one, also alone and in part", () => {
  const { text, html } = copied(
    '<p>It costs <data data-changed=""><span class="live-now">150</span><span class="live-printed">100</span></data> USDC.</p>',
    (body, range) => {
      const digits = body.querySelector(".live-now")?.firstChild as Node;
      range.setStart(digits, 1);
      range.setEnd(digits, 2);
    },
  );
  expect(text).toBe("150 (printed 100)");
  expect(html).toContain("(printed 100)");
});

test("blocks are lines, cells stand apart, and controls, drawings and what is for the eye alone are left out", () => {
  const { text, html } =
    copied(`<section><div class="heading"><h2>Title</h2><a class="heading-link" href="#t">#</a></div>
    <p>One<br>two. <button>Reset</button></p><p>Price <data data-changed=""><span class="live-now">150</span><span class="live-printed">100</span></data>.</p>
    <figure class="figure"><div class="figure-drawing"><svg><text>axis</text></svg></div><div class="figure-controls"><output>Found.</output><button>Copy SVG</button></div>
    <figcaption><span class="display-number">Figure 1</span> What is <a href="/x">drawn</a>. <span class="figure-task">Try.</span></figcaption></figure>
    <table><tbody><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></tbody></table><ul><li>x</li><li>y</li></ul><span aria-hidden="true">¶</span></section>`);
  expect(text).toBe(
    "Title\n\nOne\ntwo.\n\nPrice 150 (printed 100).\n\nFigure 1 What is drawn.\n\na\tb\n1\t2\n\nx\ny",
  );
  expect(html).toContain('href="http://localhost/x"');
});

test("code keeps its lines and their indents", () => {
  const { text } = copied("<p>So:</p><pre><code>if (a) {\n  b();\n\n\n    c();\n}</code></pre><p>Done.</p>");
  expect(text).toBe("So:\n\nif (a) {\n  b();\n\n\n    c();\n}\n\nDone.");
});

test.each(papers)("every formula of $slug is one line, with all its names and numbers", ({ slug }) => {
  const source = readFileSync(join("content/litepapers", slug, "index.mdx"), "utf8");
  const found = [...source.matchAll(/\$\$\n([^$]+)\n\$\$|(?<![\\$])\$([^$\n]+)\$/g)];
  const wrong = found.flatMap(([, block, inline = ""]) => {
    const html = formula(block ?? inline.replaceAll("\\|", "|"), block !== undefined);
    const { text } = copied(html);
    const names = [...document.body.querySelectorAll("mi, mn")].map(({ textContent }) => textContent ?? "");
    let rest = text;
    const lost = names.filter((name) => {
      const found = rest.includes(name);
      rest = rest.replace(name, "");
      return !found;
    });
    return /\n| {2}/.test(text) || lost.length > 0 ? [text] : [];
  });
  expect(found.length).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
});
