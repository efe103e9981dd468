/** The files that `src/gatsby/on-post-build.ts` writes beside the pages. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { imageSize } from "image-size";
import { getCanonicalUrl, getCardPath, getMarkdownPath } from "../../src/site/site";
import { getLetters } from "../read-pdf";
import {
  getAttributes,
  listFiles,
  paperPaths,
  paths,
  publicDir,
  readPage,
  readPublicFile,
  sitemapLocations,
} from "./built-site";

/** Returns the text of an element, or the name of a drawing. */
const getText = (element: Element | null) =>
  element?.getAttribute("aria-label") ?? element?.textContent ?? "";

test.each(paths)("the Markdown of %s has all texts and data of the page, and no HTML", (path) => {
  const page = readPage(path);
  const markdown = readPublicFile(getMarkdownPath(path));
  const letters = getLetters(markdown);
  const parts = [
    ...page.querySelectorAll(
      "main :is(h1, h2, h3, p, figcaption, [data-figure-part=drawing] svg, output:not([data-scripted] *), [data-figure-part=data] td)",
    ),
  ].filter(
    (element) =>
      !element.closest("nav, [data-scripted], [hidden], aside, .math, form, [role=status]") &&
      !element.querySelector("math, sup, a, button"),
  );
  const lost = parts
    .map((part) => getText(part).replace(/#$/, ""))
    .filter((text) => !letters.includes(getLetters(text)));
  expect(parts.length).toBeGreaterThan(3);
  expect(lost).toEqual([]);
  expect(markdown).not.toMatch(/<(?!https?:)\/?[a-z]/i);
  expect(markdown).not.toMatch(/undefined|\[object|NaN|\u00a0/);
  // Markdown has no buttons, neither those of sliders nor those that copy.
  expect(markdown).not.toMatch(/\wReset$|Copy published Markdown/m);
});

test("the sitemap lists each page once, in its canonical form, and no draft", () => {
  expect(sitemapLocations("sitemap-0.xml").sort()).toEqual(paths.map(getCanonicalUrl).sort());
  expect(sitemapLocations("sitemap-index.xml")).toEqual([getCanonicalUrl("/sitemap-0.xml")]);
});

test.each(paths)("the social card of %s is 1200 by 630 px, and smaller than 300 kB", (path) => {
  const png = readFileSync(join(publicDir, getCardPath(path)));
  expect(imageSize(png)).toMatchObject({ type: "png", width: 1200, height: 630 });
  expect(png.length).toBeLessThan(300_000);
});

test("no two pages have the same description, and papers lead to each other", () => {
  const descriptions = paths.map(
    (path) => getAttributes(readPage(path).head, "meta[name=description]", "content")[0],
  );
  expect(new Set(descriptions).size).toBe(paths.length);
  const getLinks = (path: string) =>
    getAttributes(readPage(path), "main nav[aria-label='Other litepapers'] a", "href");
  const links = paperPaths.flatMap(getLinks);
  expect(new Set(links)).toEqual(new Set(paperPaths));
  for (const path of paperPaths) for (const link of getLinks(path)) expect(getLinks(link)).toContain(path);
});

test("neither source maps nor webpack's statistics are published", () => {
  expect(listFiles(publicDir).filter((file) => /\.map$|^webpack\.stats/.test(file))).toEqual([]);
});
