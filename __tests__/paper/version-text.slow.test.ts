import { readFileSync } from "node:fs";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import { readPublished } from "../../src/content/published";
import { changesBetween } from "../../src/paper/version-changes";
import { readVersion, renderVersion } from "../../src/paper/version-text";
import { problemsOf } from "./writing";

const ROOT = join(__dirname, "..", "..");
const ADDRESS = "https://hyperagent.network/litepapers/sample";

const record = (text: string, end = "") => `# A sample

> A line under it

Version 0.1, 2026-11-20. <${ADDRESS}>

## Introduction

${text}

## References

1. <a id="reference-kleros"></a>Kleros.

## Cite this paper

Sample, <${ADDRESS}>.
${end}`;

function pageOf(text: string): Document {
  return new JSDOM(renderVersion(record(text), "sample")).window.document;
}

test("a record says its title, its line, its day and its address", () => {
  expect(readVersion(record("Three words here."), "sample")).toEqual({
    title: "A sample",
    subtitle: "A line under it",
    date: "2026-11-20",
    address: ADDRESS,
  });
});

test.each([
  ["# Notes\n\nA line.\n\nText.\n", 5],
  ["# Notes\n", 1],
  ["", 1],
])("a file that is no record is refused with its place: %j", (text, line) => {
  const path = "content/published/pop/notes.md";
  const message = "This is not the record of a paper: it begins with no title, line and version.";
  expect(problemsOf(() => readVersion(text, path))).toMatchObject([{ path, line, column: 1, message }]);
});

test("sections, paragraphs and references have the ids that they were published with", () => {
  const page = pageOf('<a id="p-1a2b3c"></a>The buyer pays.\n\n### A part\n\nMore.');
  expect(page.getElementById("p-1a2b3c")?.textContent).toBe("The buyer pays.");
  expect(page.getElementById("introduction")?.tagName).toBe("H2");
  expect(page.getElementById("a-part")?.tagName).toBe("H3");
  expect(page.getElementById("reference-kleros")?.textContent).toContain("Kleros.");
  expect(page.body.innerHTML).not.toContain("&#x3C;a");
});

test("links lead to its own sections, to the site's pages as they are, and elsewhere", () => {
  const links = [
    `[here](${ADDRESS}#introduction)`,
    `[gone](${ADDRESS}#gone)`,
    "[a term](https://hyperagent.network/glossary#escrow)",
    "[home](https://hyperagent.network/)",
    "[elsewhere](https://example.com/a#b)",
  ];
  const hrefs = [...pageOf(links.join(" ")).querySelectorAll("p a")].map((link) => link.getAttribute("href"));
  expect(hrefs.slice(0, links.length)).toEqual([
    "#introduction",
    "/litepapers/sample",
    "/glossary",
    "/",
    "https://example.com/a#b",
  ]);
});

test("a link to a file that stood beside the paper is words, since the file may be gone", () => {
  const page = pageOf(`Served as [\`A.sol\`](${ADDRESS}/A.sol), in [version 0.1](${ADDRESS}/v/0-1).`);
  const [paragraph] = page.querySelectorAll("p");
  expect(paragraph?.innerHTML).toBe(
    'Served as <code>A.sol</code>, in <a href="/litepapers/sample/v/0-1">version 0.1</a>.',
  );
});

describe("what a version and those before it changed", () => {
  const change = (version: string, text: string) => ({ version, date: "2026-11-21", text });
  const changes = [
    change("0.2", "The first thing that was wrong."),
    change("0.2", "The second thing that was wrong."),
    change("0.1", "The paper was published."),
  ];
  const shown = (text: string) =>
    new JSDOM(renderVersion(record(text), "sample", changes)).window.document.querySelectorAll("#changes");

  test("stands below its text, version by version", () => {
    const [heading, ...others] = shown("Text.");
    expect(others).toEqual([]);
    const { parentElement: list } = heading ?? {};
    expect(list?.previousElementSibling).not.toBeNull();
    expect([...(list?.querySelectorAll("dt") ?? [])].map(({ textContent }) => textContent)).toEqual([
      "Version 0.2, 21 November 2026",
      "Version 0.1, 21 November 2026",
    ]);
    expect([...(list?.querySelectorAll("dd:first-of-type li") ?? [])]).toHaveLength(2);
  });

  test("is left to a record that says it itself", () => {
    const [heading, ...others] = shown("Text.\n\n## Changes\n\n**Version 0.2.**\n\n- It was wrong.");
    expect(others).toEqual([]);
    expect(heading?.nextElementSibling?.textContent).toBe("Version 0.2.");
  });
});

test("links lead to a section whose id an address encodes", () => {
  const link = `[here](${ADDRESS}#%C3%BCber-uns)`;
  expect(pageOf(`${link}\n\n### Über uns`).querySelector("p a")?.getAttribute("href")).toBe("#%C3%BCber-uns");
});

test("formulae, tables, code, notes and images are what a page may show", () => {
  const page = pageOf(`Rate $r_0$.[^1]

$$
x^2
$$

<a id="table-1"></a>**Table 1.** Shares.

| Party | Share |
| :---- | ----: |
| Buyer |     1 |

\`\`\`solidity
contract A {}
\`\`\`

![A way](${ADDRESS}/images/way.png)

[^1]: A note.`);
  expect(page.querySelectorAll("math")).toHaveLength(2);
  expect(page.querySelector(".table-scroll")?.getAttribute("aria-label")).toBe("Table 1. Shares.");
  expect(page.querySelector("th")?.getAttribute("scope")).toBe("col");
  expect(page.querySelector(".code-scroll")?.getAttribute("aria-label")).toBe("Code in solidity");
  expect(page.querySelector("img")).toBeNull();
  expect(page.body.textContent).toContain("Image: A way");
  expect(page.body.textContent).toContain("A note.");
  expect(page.querySelectorAll("[style], [align], input")).toHaveLength(0);
});

describe("what has changed", () => {
  const changes = (before: string, after: string) => changesBetween(record(before), record(after));

  test.each([
    [
      "word by word",
      "The buyer pays early.\n\nThe same.",
      "The buyer pays late.\n\nThe same.",
      "<p>The buyer pays <del>early</del> <ins>late</ins>.</p>",
    ],
    [
      "whole where little is in common",
      "Stays.\n\nGoes away.",
      "Stays.\n\nComes with other words.",
      "<p><del>Goes away.</del></p><p><ins>Comes with other words.</ins></p>",
    ],
    ["whole where it is new", "Stays.", "Stays.\n\nAdded.", "<p><ins>Added.</ins></p>"],
    [
      "by its heading where a section is gone",
      "One.\n\n## Gone\n\nTwo.",
      "One.\n\nTwo.",
      "<p><del>Gone</del></p>",
    ],
    [
      "for each item of a list",
      "- One thing.\n- Two.",
      "- One thing.\n- Three.",
      "<p><del>Two.</del></p><p><ins>Three.</ins></p>",
    ],
    [
      "for each row of a table",
      "| A | B |\n|---|--:|\n| Bea | 1 |\n| Lior | 2 |",
      "| A | B |\n|---|--:|\n| Bea | 3 |\n| Lior | 2 |",
      "<p>Bea · <del>1</del> <ins>3</ins></p>",
    ],
    [
      "for notes without their marks",
      "Text.[^why]\n\n[^why]: Because of it.",
      "Text.[^why]\n\n[^why]: Because of them.",
      "<p>Because of <del>it</del> <ins>them</ins>.</p>",
    ],
  ])("is said %s, under the section's heading, and what has not is left out", (_how, before, after, said) => {
    expect(changes(before, after)).toBe(`<h2>Introduction</h2>${said}`);
  });

  test("is said of a section that was renamed in its words, under the new ones", () => {
    expect(changes("One.\n\n## Old rules of it\n\nTwo.", "One.\n\n## New rules of it\n\nTwo.")).toBe(
      "<h2>New rules of it</h2><p><del>Old</del> <ins>New</ins> rules of it</p>",
    );
  });

  test("is said of code as it stands, powers and all, in a block and in a line", () => {
    const code = (wei: string) => `\`\`\`solidity\nuint256 x = ${wei} * 10**18;\n\`\`\``;
    expect(changes(code("1"), code("2"))).toContain("<del>1</del> <ins>2</ins> * 10**18;");
    const line = (words: string) => `**Price.** It is \`10**18\` wei, ${words}.`;
    expect(changes(line("early"), line("late"))).toContain("<p>Price. It is 10**18 wei, <del>early");
  });

  test("is said of formulae whole, as formulae", () => {
    const html = changes("A rate $r_0$ and $\\sigma$ hold.", "A rate $r_1$ and $\\sigma$ hold.");
    const page = new JSDOM(html).window.document;
    const shown = [...page.querySelectorAll("math")].map((formula) => [
      formula.parentElement?.tagName,
      formula.textContent,
    ]);
    expect(shown).toEqual([
      ["DEL", "r0"],
      ["INS", "r1"],
      ["P", "σ"],
    ]);
    expect(page.body.textContent).not.toMatch(/[\\$\uE000-\uF8FF]/);
    expect(changes("$$\nx^2\n$$", "$$\nx^3\n$$")).toMatch(
      /<div class="formula"[^>]*><del><math.*<\/del><\/div><div class="formula"[^>]*><ins><math/s,
    );
  });

  test("is nothing where both say the same, whatever other files say beneath", () => {
    expect(
      changesBetween(record("The same."), record("The same.").replace("Kleros.", "Kleros, revised.")),
    ).toBe("");
  });

  test("is nothing where an apostrophe alone is set otherwise", () => {
    expect(changes("The agents' loans, and the buyer's.", "The agents’ loans, and the buyer’s.")).toBe("");
  });

  test("escapes what the text says", () => {
    expect(changes("Plain.", "A `<b>` tag & more.")).toContain("&#x3C;b>");
  });
});

test("every version on record says its own version, day and address, and the first differs from the last", () => {
  const records = readPublished(ROOT);
  expect(records.length).toBeGreaterThan(3);
  for (const { slug, version, path, markdown } of records) {
    const facts = `Version ${version}, ${readVersion(markdown, path).date}. <https://hyperagent.network/litepapers/${slug}>`;
    expect(markdown).toContain(facts);
    expect(readFileSync(join(ROOT, path), "utf8")).toBe(markdown);
  }
  // The build renders and compares them all.
  const [first] = records;
  const last = records.findLast(({ slug }) => slug === first?.slug);
  expect(changesBetween(first?.markdown ?? "", last?.markdown ?? "")).toContain("<ins>");
});
