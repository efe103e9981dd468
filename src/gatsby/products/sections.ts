import { createHash } from "node:crypto";
import type { Element, Nodes, Parents } from "hast";
import { fromHtml } from "hast-util-from-html";
import { z } from "zod";
import { litepaperPath } from "../../lib/litepaper";
import { canonicalUrl, twinPath } from "../../lib/site";
import type { PaperDocument } from "./documents";

export const SECTIONS_PATH = "/sections.json";

const sha = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .describe("SHA-256 of the UTF-8 bytes, in hexadecimal.");

const paragraph = z
  .strictObject({
    id: z.string().describe("Id of the paragraph in the page; it stays while its first words stay."),
    url: z.url().describe("Address of the paragraph."),
    text: z
      .string()
      .describe("Its words as the page shows them, without the numbers of citations and notes."),
    sha256: sha,
  })
  .describe("A paragraph that can be cited.");

const section = z
  .strictObject({
    id: z.string().describe("Id of the heading in the page; a published one is never taken back."),
    title: z.string().describe("The heading's words."),
    depth: z.union([z.literal(2), z.literal(3)]).describe("The heading's level."),
    url: z.url().describe("Address of the section."),
    text: z
      .string()
      .describe(
        "All that stands between this heading and the next, a line for each block; tables a line for each row.",
      ),
    sha256: sha,
    paragraphs: z.array(paragraph),
  })
  .describe("A heading and what follows it, up to the next heading of any level.");

const paper = z.strictObject({
  title: z.string(),
  version: z.string().describe("Version of the text that all digests here are of."),
  dateModified: z.iso.date(),
  url: z.url(),
  markdown: z
    .strictObject({ url: z.url(), sha256: sha })
    .describe("The paper as Markdown. This digest stands on the page; `sha256sum` of the file gives it too."),
  sections: z.array(section),
});

export const sectionsSchema = z
  .strictObject({
    $schema: z.url(),
    description: z.string(),
    papers: z.array(paper),
  })
  .describe(
    "Every section and every paragraph of the papers with its digest, so that a quotation can be verified.",
  );

export type Sections = z.output<typeof sectionsSchema>;
export type PaperSections = z.output<typeof paper>;

/** What `/sections.json` says of these papers. */
export function sectionsOf(papers: readonly PaperDocument[]): Sections {
  return {
    $schema: canonicalUrl("/sections.schema.json"),
    description:
      "Find a quotation in the text of a paragraph or a section, compare its digest with your own of that text, and cite its address and the paper's version.",
    papers: papers.map((document) => {
      const url = canonicalUrl(litepaperPath(document.slug));
      return {
        title: document.title,
        version: document.version,
        dateModified: document.dateModified,
        url,
        markdown: { url: canonicalUrl(twinPath(litepaperPath(document.slug))), sha256: document.digest },
        sections: readSections(fromHtml(document.body, { fragment: true }), url),
      };
    }),
  };
}

/** The digest by which a text is known. */
export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

const HEADING = /^h[23]$/;
const PARAGRAPH = /^p-[0-9a-f]+$/;
const BLOCKS: readonly string[] = ["p", "li", "tr", "figcaption", "pre", "dt", "dd", "div"];

/** What is read for itself: links beside headings, numbers of citations and notes, and drawings, which have words of their own. */
const LEFT_OUT = /^(?:heading-link|citation|note-reference|note-number|backlinks|figure-drawing)$/;

type Block = { id?: string; text: string };

function readSections(tree: Parents, url: string): PaperSections["sections"] {
  const sections: { id: string; title: string; depth: 2 | 3; blocks: Block[] }[] = [];
  const add = (words: string, id?: string) => {
    const text = collapsed(words);
    if (text) sections.at(-1)?.blocks.push({ id, text });
  };
  const read = ({ children }: Parents): void => {
    let inline = "";
    for (const child of children) {
      if (child.type !== "element" || !(isBlock(child) || holdsBlock(child))) {
        inline += rawWords(child);
        continue;
      }
      add(inline);
      inline = "";
      const { tagName, properties } = child;
      if (isLeftOut(child)) continue;
      if (HEADING.test(tagName))
        sections.push({
          id: String(properties.id),
          title: wordsOf(child),
          depth: tagName === "h2" ? 2 : 3,
          blocks: [],
        });
      else if (child.children.some(holdsBlock)) read(child);
      else add(rawWords(child), PARAGRAPH.test(String(properties.id)) ? String(properties.id) : undefined);
    }
    add(inline);
  };
  read(tree);
  return sections.map(({ blocks, ...heading }) => {
    const text = blocks.map((block) => block.text).join("\n");
    return {
      ...heading,
      url: `${url}#${heading.id}`,
      text,
      sha256: sha256(text),
      paragraphs: blocks.flatMap(({ id, text: words }) =>
        id ? [{ id, url: `${url}#${id}`, text: words, sha256: sha256(words) }] : [],
      ),
    };
  });
}

const isBlock = ({ tagName }: Element) => BLOCKS.includes(tagName) || HEADING.test(tagName);

function holdsBlock(node: Nodes): boolean {
  return node.type === "element" && (isBlock(node) || node.children.some(holdsBlock));
}

/** An element's words on one line; cells of a row stand apart. */
export function wordsOf(node: Nodes): string {
  return collapsed(rawWords(node));
}

function rawWords(node: Nodes): string {
  if (node.type === "text") return node.value;
  if (!("children" in node) || (node.type === "element" && isLeftOut(node))) return "";
  const words = node.children.map(rawWords).join("");
  return node.type === "element" && /^t[dh]$/.test(node.tagName) ? `${words} | ` : words;
}

/** White space as one blank, none before a stop, where the number of a citation stood, and none of a row at its end. */
function collapsed(text: string): string {
  return text
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ (?=[.,;:)])/g, "")
    .replace(/[ |]+$/, "")
    .trim();
}

function isLeftOut({ properties }: Element): boolean {
  return (
    Array.isArray(properties.className) && properties.className.some((name) => LEFT_OUT.test(String(name)))
  );
}
