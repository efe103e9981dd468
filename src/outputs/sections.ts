import { z } from "zod";
import { readSections } from "../paper/section-texts";
import { litepaperPath, versionPath } from "../site/litepaper";
import { canonicalUrl, markdownPath, SECTIONS_PATH, schemaPath, statusOn } from "../site/site";
import { lastChange, type PaperDocument } from "./documents";
import { statusSchema } from "./status";

const paragraph = z
  .strictObject({
    id: z.string().describe("Id of the paragraph in the page; it stays while its first words stay."),
    url: z.url().describe("Address of the paragraph."),
    text: z
      .string()
      .describe(
        "Its words as the page shows them, formulae as LaTeX between dollar signs, without the numbers of citations and notes.",
      ),
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
        "All that stands between this heading and the next, a line for each block, formulae as LaTeX between dollar signs; tables a line for each row.",
      ),
    paragraphs: z.array(paragraph),
  })
  .describe("A heading and what follows it, up to the next heading of any level.");

const paper = z.strictObject({
  title: z.string(),
  version: z.string().describe("Version of the text that stands here."),
  dateModified: z.iso.date(),
  url: z.url(),
  versionUrl: z.url().describe("Where this version stays, whatever comes after it."),
  markdown: z.url().describe("The paper as Markdown."),
  sections: z.array(section),
});

export const sectionsSchema = z
  .strictObject({
    $schema: z.url(),
    status: statusSchema,
    description: z.string(),
    papers: z.array(paper),
  })
  .describe("Every section and every paragraph of the papers with its address, so that it can be cited.");

export type Sections = z.output<typeof sectionsSchema>;

/** What `/sections.json` says of these papers. */
export function sectionsOf(papers: readonly PaperDocument[]): Sections {
  return {
    $schema: canonicalUrl(schemaPath(SECTIONS_PATH)),
    status: statusOn(lastChange(papers)),
    description:
      "Find what you look for in the text of a section or a paragraph, quote it word for word, and cite its address and the paper's version.",
    papers: papers.map((document) => {
      const url = canonicalUrl(litepaperPath(document.slug));
      return {
        title: document.title,
        version: document.version,
        dateModified: document.dateModified,
        url,
        versionUrl: canonicalUrl(versionPath(document.slug, document.version)),
        markdown: canonicalUrl(markdownPath(litepaperPath(document.slug))),
        sections: readSections(document.tree).map(({ id, title, depth, text, paragraphs }) => ({
          id,
          title,
          depth,
          url: encodeURI(`${url}#${id}`),
          text,
          paragraphs: paragraphs.map((read) => ({
            id: read.id,
            url: `${url}#${read.id}`,
            text: read.text,
          })),
        })),
      };
    }),
  };
}
