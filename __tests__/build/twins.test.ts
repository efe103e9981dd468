/** @jest-environment jsdom */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Heading, Nodes, Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { markdownPath, site } from "../../src/site/site";
import { publishedPapers } from "../published-papers";
import { papers as specified } from "../specified-papers";
import { publicDir, readDocument } from "./built-site";

const papers = ["/litepapers/pop", "/litepapers/erc4337a", "/litepapers/agfi"];
const others = ["/", "/glossary", "/questions", "/open-questions"];

const read = (path: string) => readFileSync(join(publicDir, path), "utf8");
const markdownOf = (path: string) => read(markdownPath(path));
const pageOf = (path: string) => readDocument(publicDir, join(path, "index.html"));

const parser = unified().use(remarkParse).use(remarkGfm).freeze();
const parse = (path: string): Root => parser.parse(markdownOf(path));

function all<Kind extends Nodes["type"]>(tree: Root, kind: Kind): Extract<Nodes, { type: Kind }>[] {
  const found: Extract<Nodes, { type: Kind }>[] = [];
  visit(tree, kind, (node) => {
    found.push(node as Extract<Nodes, { type: Kind }>);
  });
  return found;
}

/** Words alone: what typesetting puts between letters, and signs that are written otherwise, left out. */
const words = (text: string) => text.normalize("NFKC").replaceAll(/[\s\u2061\u2062\u200b]/g, "");

const headingsOf = (tree: Root) =>
  all(tree, "heading").map((heading: Heading) => words(textOf(heading, { includeHtml: false })));

/** The page's own words: for a paper its title, its text and how it is cited. */
function headingsIn(page: Document, selector: string): string[] {
  return [...page.querySelectorAll(selector)].map((heading) => {
    const copy = heading.cloneNode(true) as Element;
    for (const sign of copy.querySelectorAll("[aria-hidden=true]")) sign.remove();
    return words(copy.textContent ?? "");
  });
}

const anchorsOf = (path: string) =>
  [...markdownOf(path).matchAll(/<a id="([^"]+)"><\/a>/g)].map(([, id]) => id ?? "");

describe.each([...papers, ...others])("%s", (path) => {
  const page = pageOf(path);

  test("names its twin and what there is to read", () => {
    const links = (selector: string) =>
      [...page.head.querySelectorAll(selector)].map((link) => link.getAttribute("href"));
    expect(links("link[rel=alternate][type='text/markdown']")).toEqual([markdownPath(path)]);
    expect(links("link[rel=describedby]:not([type])")).toEqual(["/llms.txt"]);
  });

  test("has in its twin no link that leads nowhere by itself", () => {
    expect(all(parse(path), "link").filter(({ url }) => !/^https:\/\//.test(url))).toEqual([]);
  });
});

describe.each(others)("the twin of %s", (path) => {
  test("has its headings, and no others", () => {
    const selector = "main :is(h1, h2, h3)";
    expect(headingsOf(parse(path)).sort()).toEqual(headingsIn(pageOf(path), selector).sort());
  });

  test("has every paragraph", () => {
    const twin = words(
      all(parse(path), "paragraph")
        .map((node) => textOf(node))
        .join(" "),
    );
    const main = pageOf(path).querySelector("main")?.cloneNode(true) as Element;
    for (const decoration of main.querySelectorAll("[aria-hidden=true]")) decoration.remove();
    for (const paragraph of main.querySelectorAll("p:not([role=status])")) {
      for (const part of paragraph.childNodes) expect(twin).toContain(words(part.textContent ?? ""));
    }
  });
});

describe.each(papers)("the twin of %s", (path) => {
  const page = pageOf(path);
  const tree = parse(path);
  const inText = (selector: string) => [...page.querySelectorAll(`[data-body] ${selector}`)];
  test("has every heading, and no others", () => {
    expect(headingsOf(tree).sort()).toEqual(
      headingsIn(page, ":is(h1, [data-body] :is(h2, h3), #cite)").sort(),
    );
  });

  test("has every id of a paragraph, a fold, a table, a figure and a reference, and no others", () => {
    const kinds = ["p[id]", ".fold[id]", "figure[id]", "[id^=reference-]", "#appendix"];
    const ids = inText(kinds.join(", [data-body] ")).map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(40);
    expect(anchorsOf(path).sort()).toEqual(ids.sort());
  });
});

test("every section of a paper, every question and every term is a file, of 1,900 tokens at most in ours", () => {
  const sections = publishedPapers.flatMap(({ slug }) =>
    [...pageOf(`/litepapers/${slug}`).querySelectorAll("[data-body] :is(h2, h3)[id]")].map(
      ({ id }) => `/litepapers/${slug}/${id}.md`,
    ),
  );
  expect(sections.length).toBeGreaterThan(30);
  const entries = ["/questions", "/glossary", "/open-questions"].flatMap((path) =>
    anchorsOf(path).flatMap((id) =>
      existsSync(join(publicDir, `${path}/${id}.md`)) ? `${path}/${id}.md` : [],
    ),
  );
  expect(entries.length).toBeGreaterThan(60);
  for (const path of [...sections, ...entries]) {
    const text = read(path);
    expect([path, text.split("\n")[0]]).toEqual([path, expect.stringContaining(site.status)]);
    const slug = /^\/litepapers\/([^/]+)/.exec(path)?.[1];
    if (slug && !specified.some((paper) => paper.slug === slug)) continue;
    // At four bytes a token. The list that leads there takes a thousand more.
    expect([path, Buffer.byteLength(text) / 4 < 1900]).toEqual([path, true]);
  }
});

test("the open questions are one list on the page, in its Markdown and in data, and each leads to where a paper asks it", () => {
  const ids = [...pageOf("/open-questions").querySelectorAll("main li[id]")].map(({ id }) => id);
  const { questions } = JSON.parse(read("/open-questions.json")) as {
    questions: { id: string; asked: string }[];
  };
  expect(ids.length).toBeGreaterThan(20);
  expect(questions.map(({ id }) => id)).toEqual(ids);
  expect(anchorsOf("/open-questions").filter((id) => ids.includes(id))).toEqual(ids);
  for (const { asked } of questions) {
    const { pathname, hash } = new URL(asked);
    expect([asked, pageOf(pathname).getElementById(decodeURIComponent(hash.slice(1))) !== null]).toEqual([
      asked,
      true,
    ]);
  }
});
