import { join } from "node:path";
import type { Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { visit } from "unist-util-visit";
import { readRun } from "../../src/content/read-run";
import type { Documents, PaperDocument } from "../../src/outputs/documents";

const ROOT = join(__dirname, "../..");

/** A page's tree from its HTML, its formulae with the LaTeX of their `data-latex`. */
export function treeOf(html: string): Root {
  const tree = fromHtml(html, { fragment: true });
  visit(tree, "element", (element) => {
    const { dataLatex } = element.properties;
    if (dataLatex !== undefined) Object.assign(element, { data: { latex: String(dataLatex) } });
  });
  return tree;
}

export const BODY =
  '<section><div class="heading"><h2 id="introduction">Introduction</h2><a class="heading-link" href="#introduction">#</a></div>' +
  '<p id="p-0a1b2c">Escrow holds a payment <span class="citation">[<a href="#reference-one">1</a>]</span>, and <em>waits</em>.</p>' +
  '<div class="heading"><h3 id="terms-of-it">Terms of it</h3></div>' +
  "<ul><li>One\nthing</li><li>Another<ul><li>inside</li></ul></li></ul>" +
  '<figure class="table"><figcaption>Table 1 Of it.</figcaption><table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></table></figure>' +
  '<p id="p-3d4e5f">Last &lt;words&gt;.<sup class="note-reference">1</sup></p></section>' +
  '<section class="references"><h2 id="references">References</h2><ol>' +
  '<li id="reference-one">Kleros. <a href="https://kleros.io/paper.pdf">https://kleros.io/paper.pdf</a> <span class="backlinks"><a href="#cite-one-1">↩</a></span></li>' +
  '<li id="reference-two">Condorcet, <i>Essai</i>. <span class="backlinks"><a href="#cite-two-1">↩</a></span></li></ol></section>';

export const paper: PaperDocument = {
  slug: "pop",
  title: "Proof",
  shortTitle: "PoP",
  subtitle: "Of </script> work",
  summary: "How work is proved.",
  version: "0.2",
  lang: "en",
  dateModified: "2026-11-21",
  changes: [
    { version: "0.2", date: "2026-11-21", text: "The first & foremost thing." },
    { version: "0.2", date: "2026-11-21", text: "The second thing." },
    { version: "0.1", date: "2026-11-20", text: "The paper was published." },
  ],
  citation: { csl: "[]" },
  pdf: "/litepapers/pop.pdf",
  references: [
    { title: "Kleros", url: "https://kleros.io/paper.pdf" },
    { title: "Essai", url: null },
  ],
  openQuestions: [
    {
      slug: "pop-0a1b2c",
      context: null,
      text: "Who holds it is not said.",
      address: "https://hyperagent.network/litepapers/pop#p-0a1b2c",
      section: { title: "Introduction" },
    },
  ],
  cover: '<svg viewBox="0 0 300 400"><path d="M0 0h10"></path></svg>',
  tree: treeOf(BODY),
  figures: [
    {
      ...{ name: "job-states", number: 1, caption: "Where it waits." },
      address: "https://hyperagent.network/litepapers/pop#figure-1",
    },
  ],
  markdown: "# Proof\n\nText.\n",
};

export const other: PaperDocument = {
  ...paper,
  slug: "agfi",
  title: "Finance",
  summary: "How agents borrow.",
  dateModified: "2026-11-22",
  changes: [],
  openQuestions: [],
  figures: [],
  pdf: null,
};

export const documents: Documents = {
  papers: [paper, other],
  run: readRun(ROOT),
  terms: [{ slug: "escrow", term: "Escrow", definition: "What the protocol holds." }],
  questions: [
    {
      slug: "why",
      reader: "decide",
      order: 1,
      question: "Why hold it?",
      answer: "So that both wait.",
      proof: [{ path: "/litepapers/pop#introduction" }],
    },
    { slug: "who", reader: "decide", order: 2, question: "Who holds it?", answer: "The chain.", proof: [] },
    { slug: "how", reader: "run", order: 1, question: "How do I begin?", answer: "With a burn.", proof: [] },
  ],
  versions: [
    { slug: "pop", version: "0.1", dateModified: "2026-11-20", markdown: "# Proof\n" },
    { slug: "pop", version: "0.2", dateModified: "2026-11-21", markdown: "# Proof\n" },
  ],
  paths: ["/", "/glossary", "/litepapers/agfi", "/litepapers/pop", "/questions"],
  versionPaths: ["/litepapers/pop/v/0-1", "/litepapers/pop/v/0-1/changes", "/litepapers/pop/v/0-2"],
};
