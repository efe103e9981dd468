import {
  descriptionOf,
  siteDescription,
  structuredDataOf,
  withStructuredData,
} from "../../src/outputs/structured-data";
import { BODY, documents, other, paper, treeOf } from "./documents";

const of = (path: string) => structuredDataOf(path, documents);

test("the site is described as the site of an organisation", () => {
  expect(siteDescription()).toMatchObject({
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: "HyperAgent",
    url: "https://hyperagent.network/",
    publisher: {
      "@type": "Organization",
      sameAs: ["https://x.com/hyperagent", "https://github.com/hyperagentio"],
    },
  });
});

test("a work without an address is its reference alone, and not what the paper cites it for", () => {
  const claimed = BODY.replace(/>↩</g, ">asks for independent judges<");
  expect(claimed).not.toBe(BODY);
  expect(descriptionOf({ ...paper, tree: treeOf(claimed) })).toMatchObject({
    citation: ["https://kleros.io/paper.pdf", "Condorcet, Essai."],
  });
});

test("a paper is an article with its version and its dates, under the site", () => {
  expect(of("/litepapers/pop")).toMatchObject({
    "@graph": [
      {
        "@type": "ScholarlyArticle",
        "@id": "https://hyperagent.network/litepapers/pop",
        headline: "Proof",
        version: "0.2",
        datePublished: "2026-11-20",
        dateModified: "2026-11-21",
      },
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          { position: 1, item: "https://hyperagent.network/" },
          { position: 2, name: "Proof", item: "https://hyperagent.network/litepapers/pop" },
        ],
      },
    ],
  });
});

test("a paper's own file says besides what it cites and in which other forms it is there", () => {
  const { "@context": context, ...description } = descriptionOf(paper);
  expect(context).toBe("https://schema.org");
  expect(description).toMatchObject({
    "@id": "https://hyperagent.network/litepapers/pop",
    abstract: "How work is proved.",
    encoding: [
      { contentUrl: "https://hyperagent.network/litepapers/pop.md" },
      { contentUrl: "https://hyperagent.network/litepapers/pop.epub" },
      { contentUrl: "https://hyperagent.network/litepapers/pop.pdf" },
    ],
    citation: ["https://kleros.io/paper.pdf", "Condorcet, Essai."],
  });
  expect(descriptionOf(other).encoding).toHaveLength(2);
});

test("the questions are told as such, each with its answer and where that stands", () => {
  expect(of("/questions")).toMatchObject({
    "@type": "FAQPage",
    mainEntity: [
      {
        "@type": "Question",
        name: "Why hold it?",
        acceptedAnswer: { text: "So that both wait.", url: "https://hyperagent.network/questions#why" },
      },
      { name: "Who holds it?" },
      { name: "How do I begin?" },
    ],
  });
});

test("other pages speak for themselves", () => {
  for (const path of ["/", "/glossary"]) expect(of(path)).toBeUndefined();
});

test("what is said stands once, at the end of the page, and opens no tag", () => {
  const page = "<html><body><p>Text</p></body></html>";
  const html = withStructuredData(page, of("/litepapers/pop") ?? {});
  expect(html).toMatch(/^<html><body><p>Text<\/p><script id="structured-data" type="application\/ld\+json">/);
  const json = /ld\+json">(.*)<\/script><\/body><\/html>$/s.exec(html)?.[1] ?? "";
  expect(json).not.toContain("<");
  expect(JSON.parse(json)).toEqual(of("/litepapers/pop"));
});
