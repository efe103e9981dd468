import type { Content } from "../../src/all-content/read-all-content";
import { readRun } from "../../src/content/read-run";
import { nodesOf } from "../../src/gatsby/graph-nodes";
import { sitePaper } from "./site-paper";

const glossary = [{ slug: "escrow", term: "Escrow", aliases: [], definition: "Money that waits." }];

const TEXT = `## Introduction

An escrow waits [@kleros, courts on chains], $P$ is in it. [Sub-agents](/litepapers/two#depth) wait too.

### Detail

Nobody [@erc-4337] waits [@kleros] for an escrow.

Table: What waits.

| Who | How long |
| --- | -------- |
| Bea | $T_w$    |

<Figure name="job-states">Where it waits.</Figure>
`;

const one = sitePaper("one", TEXT, { terms: "[escrow]" }, glossary);
const two = sitePaper(
  "two",
  '## Introduction\n\n### Depth\n\n<Details title="Why so">\n\nSo.\n\n</Details>\n',
  {
    order: "2",
  },
);

const content: Content = {
  paths: [one.path, two.path],
  papers: [two, one],
  references: ["erc-4337", "kleros"].map((id) => ({ work: { id, type: "report", title: id }, html: id })),
  terms: glossary,
  questions: [
    {
      ...{ slug: "why-wait", reader: "run", order: 2, question: "Why wait?" },
      ...{ answer: "Bea looks.", answerHtml: "<p>Bea looks.</p>" },
      proof: [{ path: "/litepapers/two#why-so", title: "Why so", paper: "two" }],
    },
  ],
  run: readRun(process.cwd()),
  versions: [],
};

const options = { drafts: false, printed: false };
const idOf = (type: string, key: string) => `${type} ${key}`;
const nodes = nodesOf(content, idOf, options);

/** A node's fields; fails where there is none of this id. */
function fieldsOf(id: string): Record<string, unknown> {
  const node = nodes.find((candidate) => candidate.id === id);
  if (!node) throw new Error(`There is no ${id}, only ${nodes.map((other) => other.id).join(", ")}.`);
  return { ...node.fields };
}

test("a paper has its sections of the first level, its works in the order of their numbers, and its parts", () => {
  expect(fieldsOf("Litepaper one")).toMatchObject({
    slug: "one",
    title: "Sample paper",
    body: expect.stringContaining('<h2 id="introduction">'),
    sections: [
      {
        paper: "Litepaper one",
        anchor: "introduction",
        address: "https://hyperagent.network/litepapers/one#introduction",
        title: "Introduction",
      },
    ],
    references: ["Reference kleros", "Reference erc-4337"],
    figures: [{ number: 1, name: "job-states", caption: "Where it waits." }],
    pdf: null,
  });
});

test("a question names the papers in which its proof stands", () => {
  expect(fieldsOf("Question why-wait")).toMatchObject({
    answer: "Bea looks.",
    proof: [{ path: "/litepapers/two#why-so", title: "Why so", paper: "Litepaper two" }],
  });
});

test("a version names what it and those before it changed", () => {
  const changes = ["0.10", "0.2", "0.1"].map((version) => ({ version, date: "2026-11-21", text: version }));
  const record = {
    slug: "one",
    version: "0.2",
    title: "",
    subtitle: "",
    dateModified: "",
    path: "",
    markdown: "",
  };
  const versions = [record, { ...record, slug: "gone" }];
  const made = nodesOf({ ...content, papers: [{ ...one, changes }], versions }, idOf, options);
  expect(made.filter(({ type }) => type === "LitepaperVersion").map(({ fields }) => fields)).toMatchObject([
    { slug: "one", changes: changes.slice(1) },
    { slug: "gone", changes: [] },
  ]);
});

test("papers come in their order, each with its PDF where papers are printed", () => {
  const papers = nodesOf(content, idOf, { ...options, printed: true }).filter(
    ({ type }) => type === "Litepaper",
  );
  expect(papers.map(({ fields }) => fields)).toMatchObject([
    { slug: "one", pdf: "/litepapers/one.pdf" },
    { slug: "two", pdf: "/litepapers/two.pdf" },
  ]);
});

test("a work knows where it is cited and for what", () => {
  const place = { reference: "Reference kleros", paper: "Litepaper one" };
  expect(fieldsOf("Reference kleros").citations).toMatchObject([
    { ...place, section: { anchor: "introduction" }, claim: "courts on chains" },
    { ...place, section: { anchor: "detail" }, claim: null },
  ]);
});

test("a term knows the sections that mark it", () => {
  expect(fieldsOf("GlossaryTerm escrow").sections).toMatchObject([
    { paper: "Litepaper one", title: "Introduction" },
  ]);
});

test("an open question has an id, and the address of its paragraph or else of its section", () => {
  const lines = ["Does", "Costs", "You can lose", "Breaks when"].map(
    (label) => `- **${label}**: [reading] It.`,
  );
  const card = `<Card>\n\n${lines.join("\n")}\n- **Open**: Who looks.\n\n</Card>`;
  const text = `## Introduction\n\n### Über uns\n\nText. [open] Who waits.\n\n${card}\n`;
  const [node] = nodesOf({ ...content, papers: [sitePaper("one", text)] }, idOf, options);
  const page = "https://hyperagent.network/litepapers/one";
  expect(node?.fields).toMatchObject({
    openQuestions: [
      { text: "Who waits.", address: expect.stringMatching(`^${page}#p-`), section: { title: "Über uns" } },
      { text: "Who looks.", address: `${page}#%C3%BCber-uns`, slug: expect.stringMatching(/^one-/) },
    ],
  });
});

test("a draft has nodes where drafts are shown, says what it is, and is nowhere else", () => {
  const drafts: Content = {
    ...content,
    papers: [one, sitePaper("two", TEXT, { draft: "true" }, glossary)],
  };
  const about = (shown: boolean) =>
    nodesOf(drafts, idOf, { ...options, drafts: shown }).filter(({ id }) => id.includes(" two"));
  expect(about(false)).toEqual([]);
  expect(about(true)[0]?.fields).toMatchObject({ slug: "two", version: "0.1, draft" });
});
