import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { structuredDataOf, withStructuredData } from "../../../src/gatsby/products/structured-data";
import { documents } from "./documents";

const ROOT = join(__dirname, "../../..");

const of = (path: string) => structuredDataOf(path, documents);

test("the landing page is a site of an organisation", () => {
  expect(of("/")).toMatchObject({
    "@context": "https://schema.org",
    "@graph": [
      { "@type": "WebSite", name: "HyperAgent", url: "https://hyperagent.network/" },
      { "@type": "Organization", sameAs: ["https://x.com/hyperagent", "https://github.com/hyperagentio"] },
    ],
  });
});

test("a paper is an article with its version, its dates and what it cites, under the site", () => {
  expect(of("/litepapers/pop")).toMatchObject({
    "@graph": [
      {
        "@type": "ScholarlyArticle",
        "@id": "https://hyperagent.network/litepapers/pop",
        headline: "Proof",
        version: "0.2",
        datePublished: "2026-11-20",
        dateModified: "2026-11-21",
        citation: ["https://kleros.io/paper.pdf", "Condorcet, Essai."],
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

test("other pages speak for themselves", () => {
  expect(of("/glossary")).toBeUndefined();
});

test("what is said stands once, at the end of the page, and opens no tag", () => {
  const page = "<html><body><p>Text</p></body></html>";
  const said = withStructuredData(page, of("/litepapers/pop"));
  expect(said).toMatch(/^<html><body><p>Text<\/p><script id="structured-data" type="application\/ld\+json">/);
  const json = /ld\+json">(.*)<\/script><\/body><\/html>$/s.exec(said)?.[1] ?? "";
  expect(json).not.toContain("<");
  expect(JSON.parse(json)).toEqual(of("/litepapers/pop"));
  expect(withStructuredData(said, of("/litepapers/pop"))).toBe(said);
  expect(withStructuredData(said, undefined)).toBe(page);
});

describe("schema.org's vocabulary, as schema-dts has it in types,", () => {
  /** What the compiler says of a value that is declared to be in the vocabulary. */
  function complaints(data: unknown): string[] {
    const folder = mkdtempSync(join(ROOT, "node_modules/.cache-schema-"));
    try {
      const file = join(folder, "said.ts");
      writeFileSync(
        file,
        `import type { Graph } from "schema-dts";\nexport const said: Graph = ${JSON.stringify(data)};\n`,
      );
      const program = ts.createProgram([file], {
        strict: true,
        noEmit: true,
        types: [],
        moduleResolution: ts.ModuleResolutionKind.Bundler,
        module: ts.ModuleKind.ESNext,
        skipLibCheck: true,
      });
      return ts
        .getPreEmitDiagnostics(program)
        .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " "));
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  test.each(["/", "/litepapers/pop", "/litepapers/agfi"])("knows all that %s says", (path) => {
    expect(complaints(of(path))).toEqual([]);
  });

  test.each([
    ["a property", { "@type": "ScholarlyArticle", headlime: "Proof" }],
    ["a type", { "@type": "ScholarlyPaper", headline: "Proof" }],
  ])("refuses %s that it does not have", (_what, thing) => {
    expect(complaints({ "@context": "https://schema.org", "@graph": [thing] })).not.toEqual([]);
  });
});
