/** What is made beside the pages: for programs, for networks, for search engines. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { canonicalUrl, cardPath, markdownPath } from "../../src/site/site";
import {
  attributes,
  listFiles,
  pageAt,
  paperPaths,
  paths,
  publicDir,
  read,
  sitemapLocations,
} from "./built-site";

/** Letters and figures alone: Markdown and a page put other signs around them. */
const lettersOf = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, "");

const textOf = (element: Element | null) => element?.textContent ?? "";

describe.each(paths)("the Markdown of %s", (path) => {
  const page = pageAt(path);
  const markdown = read(markdownPath(path));

  test("is named in the page's head and stands under the page's title and address", () => {
    expect(attributes(page.head, "link[rel=alternate][type='text/markdown']", "href")).toEqual([
      markdownPath(path),
    ]);
    expect(markdown.startsWith(`# ${textOf(page.querySelector("h1"))}\n\n`)).toBe(true);
    expect(markdown.slice(0, 400)).toContain(canonicalUrl(path));
  });

  test("has every heading, paragraph and figure's data of the page, in order, and no markup", () => {
    const letters = lettersOf(markdown);
    const parts = [...page.querySelectorAll("main :is(h1, h2, h3, p, figcaption, .figure-data td)")].filter(
      (element) =>
        !element.closest("nav, [data-scripted], [hidden], aside, .math, form, [role=status]") &&
        !element.querySelector("math, sup, a, button"),
    );
    const lost = parts
      .map((part) => textOf(part).replace(/#$/, ""))
      .filter((text) => !letters.includes(lettersOf(text)));
    expect(parts.length).toBeGreaterThan(3);
    expect(lost).toEqual([]);
    expect(markdown).not.toMatch(/<(?!https?:)\/?[a-z]/i);
    expect(markdown).not.toMatch(/undefined|\[object|NaN/);
  });

  test("keeps formulae as TeX and leads to no place without an address", () => {
    const formulae = [...page.querySelectorAll("main math annotation")].map(textOf);
    for (const tex of formulae) expect(lettersOf(markdown)).toContain(lettersOf(tex));
    expect(markdown.match(/\]\((?!https:\/\/)[^)]*\)/g)).toBeNull();
  });
});

test("llms.txt names every page by its Markdown, the status, the licence and how to cite, and no draft", () => {
  const text = read("llms.txt");
  expect(text).toMatch(/^# HyperAgent\n\n> /);
  const listed = [...text.matchAll(/^- \[.*\]\((.*?)\)/gm)].map(([, address]) => address);
  expect(listed.sort()).toEqual(paths.map((path) => canonicalUrl(markdownPath(path))).sort());
  for (const words of ["nothing is live yet", "MIT", "Contact", "cite"]) expect(text).toContain(words);
});

test("the sitemap lists each page once, in its canonical form, and no draft", () => {
  expect(sitemapLocations("sitemap-0.xml").sort()).toEqual(paths.map(canonicalUrl).sort());
  expect(sitemapLocations("sitemap-index.xml")).toEqual([canonicalUrl("/sitemap-0.xml")]);
});

test.each(paths)(
  "the picture by which %s is shared is as large as networks ask, and no heavier than the strictest of them takes",
  async (path) => {
    const png = readFileSync(join(publicDir, cardPath(path)));
    expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
    expect(png.length).toBeLessThan(300_000);
    expect(attributes(pageAt(path), "meta[property='og:image']", "content")).toEqual([
      canonicalUrl(cardPath(path)),
    ]);
  },
);

test("no two pages say the same of themselves, and papers lead to each other", () => {
  const descriptions = paths.map(
    (path) => attributes(pageAt(path).head, "meta[name=description]", "content")[0],
  );
  expect(new Set(descriptions).size).toBe(paths.length);
  const others = (path: string) =>
    attributes(pageAt(path), "main nav a", "href").filter((href) => paperPaths.includes(href));
  expect(new Set(paperPaths.flatMap(others))).toEqual(new Set(paperPaths));
});

test("the search has an index, and none of the interfaces that the policy refuses", () => {
  const files = listFiles(join(publicDir, "pagefind"));
  expect(files).toContain("pagefind.js");
  expect(files.filter((file) => file.startsWith("fragment/"))).not.toEqual([]);
  expect(files.filter((file) => /-ui\./.test(file))).toEqual([]);
});
