import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { litepaperSlug } from "../../src/content/content-paths";
import type { ContentProblem } from "../../src/site/content-problem";
import { MAX_CARDS } from "../../src/site/litepaper-paths";
import { checkContent } from "../check-content";
import { BODY, library, problemsOf, writePaper } from "../paper/writing";

const KLEROS = { id: "kleros", type: "report", title: "Kleros" };

const SAMPLE = "litepapers/sample/index.mdx";

/** A repository's content, with these files in place of or beside a paper, a work and a term that are in order. */
function contentProblems(
  files: Record<string, string | undefined>,
  published = false,
): readonly ContentProblem[] {
  const root = mkdtempSync(join(tmpdir(), "content-"));
  const all: Record<string, string | undefined> = {
    "references.json": JSON.stringify([KLEROS], null, 2),
    "glossary/escrow.md": "---\nterm: Escrow\naliases: []\n---\n\nHeld until the outcome.\n",
    "litepapers/sample/index.mdx": writePaper("## Introduction\n\nAn escrow holds it [@kleros].\n", {
      terms: "[escrow]",
    }),
    ...files,
  };
  try {
    for (const [path, text] of Object.entries(all)) {
      const file = join(root, "content", path);
      mkdirSync(dirname(file), { recursive: true });
      if (text !== undefined) writeFileSync(file, text);
    }
    return problemsOf(() => checkContent(root, { ...library, published }));
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function problemsWith(files: Record<string, string | undefined>, published = false): string[] {
  return contentProblems(files, published).map(
    ({ path, line, column, message }) => `${path.replace(/^content\//, "")}:${line}:${column} ${message}`,
  );
}

test("a paper whose sections are not those that it promises is told of its broken links in the same run", () => {
  const text =
    "## Introduction\n\nAn escrow [@kleros], and [there](/litepapers/nowhere).\n\n## New\n\nMore.\n";
  expect(
    problemsWith({ "litepapers/sample/index.mdx": writePaper(text, { terms: "[escrow]" }) }).map((problem) =>
      problem.replace(/^[^ ]+ /, ""),
    ),
  ).toEqual([
    "There is no page and no file at /litepapers/nowhere.",
    'The section "New" is not among the published ids.',
  ]);
});

test("a paper as index.md is told its name", () => {
  const [problem] = problemsOf(() => litepaperSlug("content/litepapers/pop/index.md"));
  expect(problem?.advice).toContain("Move it to content/litepapers/pop/index.mdx;");
});

test("links of a paper to its own sections are judged also where something else is wrong with it", () => {
  const links =
    "[Here](#introduction), [there](#nowhere), [a work](#reference-kleros), [symbols](#symbols), [why](#a-fold)";
  const fold = '<Details title="A fold">\n\nText.\n\n</Details>';
  const paper = (fault: string) => ({
    [SAMPLE]: writePaper(`## Introduction\n\n${links}. An escrow [@kleros].\n\n${fault}\n\n${fold}\n`, {
      terms: "[escrow]",
    }),
  });
  const lost = `${SAMPLE}:${BODY + 2}:24 The page has no section “nowhere”.`;
  for (const fault of ["A {brace}.", "<b>Bold</b>", "Text.[^n]"])
    expect(problemsWith(paper(fault))).toEqual([lost, expect.stringContaining(`${SAMPLE}:${BODY + 4}`)]);
  // Where an element could not be read, the id may be its own.
  expect(problemsWith(paper('<Details title="Nowhere">\n\nText.'))).toEqual([
    `${SAMPLE}:${BODY + 4}:1 <Details> is never closed.`,
  ]);
});

test("where only fields are wrong, links are judged by all ids of the page", () => {
  const links = "[To what the page has not](#symbols), [has](#reference-kleros), [has not](#p-000000)";
  const text = `## Introduction\n\n${links}. An escrow [@kleros]. [A term](#term-nobody).\n`;
  for (const subtitle of ["[write here] A line", "*so*", '""'])
    expect(problemsWith({ [SAMPLE]: writePaper(text, { terms: "[escrow]", subtitle }) })).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/:4:\d+ /),
        `${SAMPLE}:${BODY + 2}:1 The page has no section “symbols”.`,
        `${SAMPLE}:${BODY + 2}:65 The page has no paragraph “p-000000”.`,
        `${SAMPLE}:${BODY + 2}:108 The page has no section “term-nobody”.`,
      ]),
    );
});

test("a field that stands twice, and a mistake in a file that papers refer to, hide nothing else", () => {
  const text = "## Introduction\n\nAn escrow [@kleros] [@nobody] $\\foo$ [there](#nowhere) {brace}.\n";
  const twice = writePaper(text, { terms: "[escrow]\nterms: [nothing]" });
  expect(problemsWith({ [SAMPLE]: twice }).map((problem) => problem.replace(/^[^ ]* /, ""))).toEqual([
    'The term "nothing" is not in the glossary.',
    "The frontmatter is not valid YAML: Map keys must be unique.",
    'The reference "nobody" is not in content/references.json.',
    "The formula has \\foo, which the site does not know.",
    "The page has no section “nowhere”.",
    "Papers hold no {expressions}.",
  ]);
  const broken = problemsWith({
    [SAMPLE]: writePaper(text, { terms: "[escrow]" }),
    "references.json": "{",
    "glossary/escrow.md": "no fields",
  });
  expect(
    broken.filter((problem) => problem.startsWith(SAMPLE)).map((problem) => problem.replace(/^[^ ]* /, "")),
  ).toEqual([
    "The formula has \\foo, which the site does not know.",
    "The page has no section “nowhere”.",
    "Papers hold no {expressions}.",
  ]);
});

test("a link to an address that a paper has left is told where it leads, and never to the page that it stands in", () => {
  const paper = (to: string) =>
    writePaper(`## Introduction\n\nAn escrow [@kleros], [there](${to}).\n`, { terms: "[escrow]" });
  const redirect = { "redirects.yaml": "/litepapers/sampler: /glossary\n" };
  const advised = (to: string, files = {}) =>
    contentProblems({ [SAMPLE]: paper(to), ...files }).map(({ advice }) => advice);
  expect(advised("/litepapers/sampler", redirect)).toEqual(["Write /glossary."]);
  expect(advised("/litepapers/sampler")).toEqual([
    "Correct the address; a folder's name is its paper's address.",
  ]);
  expect(advised("/litepapers/sampl.md")).toEqual(["Did you mean /litepapers/sample.md?"]);
  expect(advised("../sample.md#introduction")).toEqual(["Write /litepapers/sample, where it is read."]);
  expect(advised("./other.md")).toEqual(["Write its address on the web, https://…, or take the link out."]);
});

test("a question is not to blame for a proof in a paper that cannot be read by now", () => {
  const proof = (paper: string) =>
    `---\nreader: run\norder: 1\nquestion: Why?\nproof: [/litepapers/${paper}#a]\n---\n\nSo.\n`;
  const broken = writePaper("## Introduction\n\nAn escrow [@nobody].\n", { terms: "[escrow]" });
  expect(problemsWith({ [SAMPLE]: broken, "questions/why.md": proof("sample") })).toEqual([
    expect.stringContaining("nobody"),
  ]);
  expect(problemsWith({ "questions/why.md": proof("sample") })).toEqual([
    "questions/why.md:5:9 /litepapers/sample has no section “a”.",
  ]);
});

test("a term in a file whose name cannot be an address is told of", () => {
  expect(problemsWith({ "glossary/Agent Card.md": "---\nterm: Agent Card\n---\n\nA card.\n" })).toEqual([
    'glossary/Agent Card.md:1:1 "Agent Card" cannot be an address.',
  ]);
});

test("two terms that differ in their parentheses alone are one form, under which only one would be found", () => {
  const term = (kind: string) => `---\nterm: Key (${kind})\naliases: []\n---\n\nSigns.\n`;
  const text = "## Introduction\n\nAn escrow [@kleros] and a key.\n";
  const files = {
    "litepapers/sample/index.mdx": writePaper(text, { terms: "[escrow, key-human]" }),
    "glossary/key-agent.md": term("agent"),
    "glossary/key-human.md": term("human"),
  };
  expect(problemsWith(files)).toEqual([
    'glossary/key-human.md:2:7 "Key" is defined in content/glossary/key-agent.md too.',
  ]);
});

test("a term that has the name of a section is shown among the terms", () => {
  const paper = writePaper("## Escrows\n\nAn escrow [@kleros].\n", {
    sections: "[escrows]",
    terms: "[escrow, escrows]",
  });
  expect(problemsWith({ "litepapers/sample/index.mdx": paper })).toEqual([
    'litepapers/sample/index.mdx:11:17 The term "escrows" is not in the glossary.',
  ]);
});

test("everything that is wrong in any paper is listed at once, and nothing twice", () => {
  const problems = problemsWith({
    "litepapers/sample/index.mdx": writePaper("## Introduction\n\nText [@kleros] and [@nobody].\n"),
    "litepapers/Second/index.mdx": writePaper("## Introduction\n\n{x}\n", { order: "2" }),
    "litepapers/third/index.mdx": writePaper("## Unlisted\n\nText.[^n]\n", { order: "0" }),
    "litepapers/fourth/index.mdx": writePaper("## Unlisted\n\nText.[^n]\n", { order: "4" }),
  });
  expect(problems).toEqual([
    'litepapers/Second/index.mdx:1:1 "Second" cannot be an address.',
    `litepapers/Second/index.mdx:${BODY + 2}:1 Papers hold no {expressions}.`,
    expect.stringContaining("fourth/index.mdx"),
    `litepapers/fourth/index.mdx:${BODY}:1 The section "Unlisted" is not among the published ids.`,
    `litepapers/fourth/index.mdx:${BODY + 2}:6 The note "n" has no text.`,
    "litepapers/sample/index.mdx:2:8 `title: Sample paper` is taken by content/litepapers/fourth/index.mdx.",
    "litepapers/sample/index.mdx:3:13 `shortTitle: Sample` is taken by content/litepapers/fourth/index.mdx.",
    `litepapers/sample/index.mdx:${BODY + 2}:20 The reference "nobody" is not in content/references.json.`,
    "litepapers/third/index.mdx:6:8 `order`: starts at 1.",
    'litepapers/third/index.mdx:10:12 The published section "introduction" is missing.',
    `litepapers/third/index.mdx:${BODY}:1 The section "Unlisted" is not among the published ids.`,
    `litepapers/third/index.mdx:${BODY + 2}:6 The note "n" has no text.`,
  ]);
});

/** The paper that is there, with a link to this address. */
const linkingTo = (address: string, fields: Record<string, string> = {}) => ({
  [SAMPLE]: writePaper(`## Introduction\n\n[There](${address}). An escrow [@kleros].\n`, {
    terms: "[escrow]",
    ...fields,
  }),
});

const RECORD = "# PoP\n\nA line\n\nVersion 0.1, 2026-11-20. <https://hyperagent.network/litepapers/pop>\n";

/** Further papers, from the second place on. */
const furtherPapers = (count: number, draft = "false") =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `litepapers/further-${index}/index.mdx`,
      writePaper("## Introduction\n", {
        title: `Further ${index}`,
        shortTitle: `Further ${index}`,
        order: String(index + 2),
        draft,
      }),
    ]),
  );

test.each([
  "/demo",
  "/demo#demo",
  "/glossary.md",
  "/litepapers/sample.epub",
  "/litepapers/sample.jsonld",
  "/litepapers/pop/v/0-1",
  "/litepapers/pop/v/0-1/changes",
  "/litepapers.epub",
  "/models.json",
])("a paper may link to %s, which a build serves", (address) => {
  const files = { "published/pop/0.1.md": RECORD };
  expect(() => problemsWith({ ...files, ...linkingTo(address) })).toThrow("Nothing was reported.");
});

test.each(["/litepapers", "/litepapers/sample/data.json", "/litepapers/sample/v/0-1", "/kitchen-sink"])(
  "a paper may not link to %s, which no build serves",
  (address) => {
    const files = { "litepapers/sample/data.json": "{}" };
    expect(problemsWith({ ...files, ...linkingTo(address) })).toEqual([
      `${SAMPLE}:${BODY + 2}:1 There is no page and no file at ${address}.`,
    ]);
  },
);

test.each([
  "/litepapers/second",
  "/litepapers/second#introduction",
  "/litepapers/second.pdf",
  "https://hyperagent.network/litepapers/second",
])("a draft may link to another's %s, and what is published may not", (address) => {
  const files = {
    "litepapers/second/index.mdx": writePaper("## Introduction\n\nText.\n", {
      title: "Second",
      shortTitle: "Second",
      order: "2",
      draft: "true",
    }),
  };
  const [problem, ...others] = problemsWith({ ...files, ...linkingTo(address) });
  expect(problem).toMatch(
    /^litepapers\/sample\/index\.mdx:\d+:1 \/litepapers\/second.* is there with drafts only, which are published nowhere\.$/,
  );
  expect(others).toEqual([]);
  expect(() => problemsWith({ ...files, ...linkingTo(address, { draft: "true" }) })).toThrow(
    "Nothing was reported.",
  );
});

describe("the list of all papers", () => {
  const redirect = { "redirects.yaml": "/litepapers/former: /litepapers\n" };
  const problemsOfRedirects = (files: Record<string, string>) =>
    problemsWith(files, true).filter((problem) => problem.startsWith("redirects.yaml"));

  test("can be linked to, and is where an address may lead, as soon as a published paper has no card", () => {
    const papers = furtherPapers(MAX_CARDS);
    expect(() => problemsWith({ ...papers, ...linkingTo("/litepapers") })).toThrow("Nothing was reported.");
    expect(problemsOfRedirects({ ...papers, ...redirect })).toEqual([]);
  });

  test("is not there for a draft without a card", () => {
    const papers = { ...furtherPapers(MAX_CARDS, "true"), ...furtherPapers(MAX_CARDS - 1) };
    expect(problemsWith({ ...papers, ...linkingTo("/litepapers") })).toEqual([
      `${SAMPLE}:${BODY + 2}:1 /litepapers is there with drafts only, which are published nowhere.`,
    ]);
    expect(problemsOfRedirects({ ...papers, ...redirect })).toEqual([
      "redirects.yaml:1:1 /litepapers/former leads to /litepapers, which is no page.",
    ]);
  });
});
