/** @jest-environment jsdom */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { textDirective } from "../../src/reading/quotation";
import { quotationIn, searchableText } from "../../src/reading/quotation-in";
import { canonicalUrl, cardPath } from "../../src/site/site";
import { publishedPapers } from "../published-papers";
import { papers as specified } from "../specified-papers";
import { publicDir, readDocument, sitemapLocations } from "./built-site";

const paths = sitemapLocations(publicDir, "sitemap-0.xml").map((location) => new URL(location).pathname);
const pageAt = (path: string) => readDocument(publicDir, join(path, "index.html"));
const isPrinted = publishedPapers.some(({ slug }) => existsSync(join(publicDir, `litepapers/${slug}.pdf`)));

// Others may say a thing twice, in the same words.
describe.each(specified)("$slug", ({ slug }) => {
  const path = `/litepapers/${slug}`;

  test("has paragraphs that are each found by what their link quotes, and no other before them", () => {
    const wordsOf = (node: Element) => ` ${(node.textContent ?? "").trim().replaceAll(/\s+/g, " ")} `;
    const page = pageAt(path);
    const body = page.querySelector("[data-body]");
    const text = body ? searchableText(body) : "";
    const paragraphs = [...page.querySelectorAll<HTMLElement>("[data-body] p[id^=p-]")];
    expect(paragraphs.length).toBeGreaterThan(0);
    const texts = paragraphs.map(wordsOf);
    const lost = paragraphs.filter((paragraph, index) => {
      const directive = textDirective(quotationIn(paragraph), text);
      const [opening = ""] = directive.replace("text=", "").split(",").map(decodeURIComponent);
      const holders = texts.filter((words) => words.includes(` ${opening} `));
      return opening === "" || holders.length !== 1 || holders[0] !== texts[index];
    });
    expect(lost.map(({ id }) => id)).toEqual([]);
  });
});

// What a page's head says of it is tested in `ui/Seo.test.tsx`.
test.each(paths)(
  "the picture by which %s is shared is as large as it says, and no heavier than networks take",
  async (path) => {
    const png = readFileSync(join(publicDir, cardPath(path)));
    expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
    expect(png.length).toBeLessThan(200_000);
    const named = pageAt(path).querySelector("meta[property='og:image']")?.getAttribute("content");
    expect(named).toBe(canonicalUrl(cardPath(path)));
  },
);

test("no two pages are shared with the same picture, unless none could be taken", () => {
  const pictures = new Set(paths.map((path) => readFileSync(join(publicDir, cardPath(path)), "base64")));
  expect(pictures.size).toBe(isPrinted ? paths.length : 1);
});
