import {
  answersOf,
  descriptionOf,
  structuredDataOf,
  withStructuredData,
} from "../../src/outputs/structured-data";
import { documents, other, paper } from "./documents";

const of = (path: string) => structuredDataOf(path, documents.papers);

test("a paper is an article with its version, that version's day, its licence and its place under the site", () => {
  expect(of("/litepapers/pop")).toMatchObject({
    "@graph": [
      {
        "@type": "ScholarlyArticle",
        "@id": "https://hyperagent.network/litepapers/pop",
        headline: "Proof: Of </script> work",
        version: "0.2",
        datePublished: "2026-11-21",
        publisher: { name: "HyperAgent" },
        license: "https://spdx.org/licenses/MIT.html",
        sameAs: "https://hyperagent.network/litepapers/pop/v/0-2",
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
    citation: [
      { "@type": "CreativeWork", name: "Kleros", url: "https://kleros.io/paper.pdf" },
      { "@type": "CreativeWork", name: "Essai" },
    ],
  });
  expect(descriptionOf(other).encoding).toHaveLength(2);
});

test("the questions are told as such, each with its answer and where that stands", () => {
  expect(answersOf(documents.questions)).toMatchObject({
    "@type": "FAQPage",
    mainEntity: [
      {
        "@type": "Question",
        name: "Why hold it?",
        acceptedAnswer: {
          text: "So that both wait.",
          url: "https://hyperagent.network/questions#why",
          citation: ["https://hyperagent.network/litepapers/pop#introduction"],
        },
      },
      { name: "Who holds it?" },
      { name: "How do I begin?" },
    ],
  });
});

test("other pages speak for themselves", () => {
  for (const path of ["/", "/glossary", "/questions"]) expect(of(path)).toBeUndefined();
});

test("what is said stands once, at the end of the page, and opens no tag", () => {
  const page = "<html><body><p>Text</p></body></html>";
  const html = withStructuredData(page, of("/litepapers/pop") ?? {});
  expect(html).toMatch(/^<html><body><p>Text<\/p><script id="structured-data" type="application\/ld\+json">/);
  const json = /ld\+json">(.*)<\/script><\/body><\/html>$/s.exec(html)?.[1] ?? "";
  expect(json).not.toContain("<");
  expect(JSON.parse(json)).toEqual(of("/litepapers/pop"));
});
