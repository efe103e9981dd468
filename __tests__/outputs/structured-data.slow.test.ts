import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  descriptionOf,
  siteDescription,
  structuredDataOf,
  withStructuredData,
} from "../../src/outputs/structured-data";
import { BODY, documents, other, paper, treeOf } from "./documents";

const ROOT = join(__dirname, "../..");

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

test("the works of a paper are those of its list, and no heading whose id begins as theirs", () => {
  const heading = '<h3 id="reference-implementation">Reference implementation</h3>';
  expect(descriptionOf({ ...paper, tree: treeOf(heading + BODY) })).toMatchObject({
    citation: ["https://kleros.io/paper.pdf", "Condorcet, Essai."],
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

test("other pages speak for themselves", () => {
  for (const path of ["/", "/glossary"]) expect(of(path)).toBeUndefined();
});

test("what is said stands once, at the end of the page, and opens no tag", () => {
  const page = "<html><body><p>Text</p></body></html>";
  const html = withStructuredData(page, of("/litepapers/pop"));
  expect(html).toMatch(/^<html><body><p>Text<\/p><script id="structured-data" type="application\/ld\+json">/);
  const json = /ld\+json">(.*)<\/script><\/body><\/html>$/s.exec(html)?.[1] ?? "";
  expect(json).not.toContain("<");
  expect(JSON.parse(json)).toEqual(of("/litepapers/pop"));
  expect(withStructuredData(html, of("/litepapers/pop"))).toBe(html);
  expect(withStructuredData(html, undefined)).toBe(page);
});

describe("schema.org's vocabulary, as schema-dts has it in types,", () => {
  const graph = (thing: object) => ({ "@context": "https://schema.org", "@graph": [thing] });
  const values: Readonly<Record<string, unknown>> = {
    "/litepapers/pop": of("/litepapers/pop"),
    "/litepapers/agfi": of("/litepapers/agfi"),
    "a paper's own file": descriptionOf(paper),
    "the site's own file": siteDescription(),
    "a property": graph({ "@type": "ScholarlyArticle", headlime: "Proof" }),
    "a type": graph({ "@type": "ScholarlyPaper", headline: "Proof" }),
  };
  const names = Object.keys(values);
  let complaints: Readonly<Record<string, string>> = {};

  // The compiler takes seconds to read the vocabulary: it is asked once, about each value in a file of its own.
  beforeAll(() => {
    const folder = mkdtempSync(join(ROOT, "node_modules/.cache-schema-"));
    try {
      const files = names.map((name, index) => {
        writeFileSync(
          join(folder, `said${index}.ts`),
          `import type { Graph, ScholarlyArticle, WebSite, WithContext } from "schema-dts";\nexport const said: Graph | WithContext<WebSite> | WithContext<ScholarlyArticle> = ${JSON.stringify(values[name])};\n`,
        );
        return `said${index}.ts`;
      });
      const flags =
        "--ignoreConfig --noEmit --strict --skipLibCheck --module esnext --moduleResolution bundler --types jest --pretty false";
      const { stdout } = spawnSync(join(ROOT, "node_modules/.bin/tsc"), [...flags.split(" "), ...files], {
        encoding: "utf8",
        cwd: folder,
      });
      const lines = stdout.split("\n");
      const about = (file: string) => lines.filter((line) => line.startsWith(`${file}(`)).join("\n");
      complaints = Object.fromEntries(names.map((name, index) => [name, about(files[index] ?? "")]));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test.each(names.slice(0, 4))("knows all that %s says", (name) => {
    expect(complaints[name]).toBe("");
  });

  test.each(names.slice(4))("refuses %s that it does not have", (name) => {
    expect(complaints[name]).toMatch(/error TS2/);
  });
});
