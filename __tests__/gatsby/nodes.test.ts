import { readRun } from "../../src/content/read-run";
import { nodesOf } from "../../src/gatsby/nodes";
import type { SiteContent } from "../../src/gatsby/site-content";
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
  '## Introduction\n\n### Depth\n\n[Escrow](/glossary#escrow), [above](#introduction), [why](#why-so).\n\n<Details title="Why so">\n\nSo.\n\n</Details>\n',
  {
    order: "2",
  },
);

const content: SiteContent = {
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
  demo: { endings: [], rules: [] },
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

test("a paper names its sections of the first level, its works in the order of their numbers, and its parts", () => {
  expect(fieldsOf("Litepaper one")).toMatchObject({
    slug: "one",
    title: "Sample paper",
    body: expect.stringContaining('<h2 id="introduction">'),
    sections: ["Section one#introduction"],
    references: ["Reference kleros", "Reference erc-4337"],
    tables: ["Table one#table-1"],
    figures: ["Figure one#figure-1"],
    formulas: ["Formula one#0", "Formula one#1"],
    pdf: null,
  });
});

test("a question names the papers and the sections in which its proof stands", () => {
  expect(fieldsOf("Question why-wait")).toMatchObject({
    address: "https://hyperagent.network/questions#why-wait",
    answer: "Bea looks.",
    proof: [
      {
        ...{ path: "/litepapers/two#why-so", title: "Why so" },
        ...{ paper: "Litepaper two", section: "Section two#depth" },
      },
    ],
  });
});

test("a paper's symbols are LaTeX with their meaning, and where the paper lists them", () => {
  const symbols = [
    { symbol: "T_w", meaning: "waiting period", unit: null },
    { symbol: "m", meaning: "lock", unit: "HYPT" },
  ];
  const [node] = nodesOf({ ...content, papers: [{ ...one, symbols }] }, idOf, options);
  expect(node?.fields).toMatchObject({
    symbols: [
      {
        ...{ latex: "T_{w}", meaning: "waiting period", unit: null },
        address: "https://hyperagent.network/litepapers/one#symbol-T-w",
      },
      { latex: "m", meaning: "lock", unit: "HYPT" },
    ],
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

test("a citation says which work is cited where, for what, and how many times by now", () => {
  expect(fieldsOf("Citation one#cite-kleros-1")).toMatchObject({
    reference: "Reference kleros",
    section: "Section one#introduction",
    number: 1,
    occurrence: 1,
    claim: "courts on chains",
  });
  expect(fieldsOf("Citation one#cite-kleros-2")).toMatchObject({ number: 1, occurrence: 2, claim: null });
  expect(fieldsOf("Reference kleros").citations).toEqual([
    "Citation one#cite-kleros-1",
    "Citation one#cite-kleros-2",
  ]);
});

test("a link leads to a section, and the section knows of it; so does a term", () => {
  expect(fieldsOf("Link one#0")).toMatchObject({
    section: "Section one#introduction",
    text: "Sub-agents",
    url: "https://hyperagent.network/litepapers/two#depth",
    toPaper: "Litepaper two",
    toSection: "Section two#depth",
  });
  expect(fieldsOf("Section two#depth").linkedFrom).toEqual(["Link one#0", "Link two#2"]);
  expect(fieldsOf("Link two#0").toTerm).toBe("GlossaryTerm escrow");
  expect(fieldsOf("Link two#1").toSection).toBe("Section two#introduction");
  // A fold stands in a section.
  expect(fieldsOf("Link two#2").toSection).toBe("Section two#depth");
  expect(fieldsOf("GlossaryTerm escrow").sections).toEqual(["Section one#introduction"]);
});

test("a card is of its section, which names it, as its paper does", () => {
  const lines = ["Does", "Costs", "You can lose", "Breaks when"].map(
    (label) => `- **${label}**: [reading] It.`,
  );
  const card = `<Card>\n\n${lines.join("\n")}\n- **Open**: Nothing.\n\n</Card>`;
  const paper = sitePaper("one", `## Introduction\n\nText.\n\n### Escrow\n\n${card}\n`);
  const fields = new Map(
    nodesOf({ ...content, papers: [paper] }, idOf, options).map((node) => [node.id, node.fields]),
  );
  expect(fields.get("Card one#escrow")).toEqual({
    paper: "Litepaper one",
    section: "Section one#escrow",
    ...Object.fromEntries(
      ["does", "costs", "lose", "breaks"].map((name) => [name, { text: "It.", source: "reading" }]),
    ),
    open: { text: "Nothing.", source: "open" },
  });
  expect(fields.get("Section one#escrow")).toMatchObject({ card: "Card one#escrow" });
  expect(fields.get("Section one#introduction")).toMatchObject({ card: null });
  expect(fields.get("Litepaper one")).toMatchObject({ cards: ["Card one#escrow"] });
});

test("a draft has nodes where drafts are shown, says what it is, and is nowhere else", () => {
  const drafts: SiteContent = {
    ...content,
    papers: [one, sitePaper("two", TEXT, { draft: "true" }, glossary)],
  };
  const about = (shown: boolean) =>
    nodesOf(drafts, idOf, { ...options, drafts: shown }).filter(({ id }) => id.includes(" two"));
  expect(about(false)).toEqual([]);
  expect(about(true)[0]?.fields).toMatchObject({ slug: "two", version: "0.1, draft" });
});

test("every id is named once, and every name is an id", () => {
  const ids = nodes.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const types = new Set(nodes.map(({ type }) => type));
  const named = nodes.flatMap(({ fields }) =>
    Object.values(fields)
      .flat()
      .filter(
        (value) =>
          typeof value === "string" && types.has(value.split(" ")[0] ?? "") && /#|^\S+ \S+$/.test(value),
      ),
  );
  expect(named.length).toBeGreaterThan(30);
  expect(
    named.filter(
      (id) => /^(Section|Paragraph|Citation|Link|Figure|Table|Formula) \w+#/.test(id) && !ids.includes(id),
    ),
  ).toEqual([]);
});

test("a link leads to a section whose id an address encodes", () => {
  const text = "## Introduction\n\n[Below](#über-uns), [again](#%C3%BCber-uns).\n\n### Über uns\n\nText.\n";
  const encoded = nodesOf({ ...content, papers: [sitePaper("one", text)] }, idOf, options);
  const section = encoded.find(({ id }) => id === "Section one#über-uns");
  expect(section?.fields).toMatchObject({
    address: "https://hyperagent.network/litepapers/one#%C3%BCber-uns",
    linkedFrom: ["Link one#0", "Link one#1"],
  });
});
