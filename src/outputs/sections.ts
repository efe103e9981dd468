import { z } from "zod";
import { readSections } from "../paper/section-texts";
import { litepaperPath, versionPath } from "../site/litepaper";
import { canonicalUrl, markdownPath, SECTIONS_PATH, schemaPath, site, statusOn } from "../site/site";
import { lastChange, type PaperDocument } from "./documents";
import { sectionPath } from "./section-files";
import { statusSchema } from "./status";

const line = z
  .strictObject({
    id: z
      .string()
      .optional()
      .describe(
        "Id of the paragraph in the page, for those that can be cited: the paper's url, # and it. It stays while the first words stay.",
      ),
    text: z
      .string()
      .describe("Its words as the page shows them, without the numbers of citations and notes."),
  })
  .describe("A paragraph, an item of a list, a caption, or a row of a table.");

const section = z
  .strictObject({
    id: z.string().describe("Id of the heading in the page; a published one is never taken back."),
    title: z.string().describe("The heading's words."),
    depth: z.union([z.literal(2), z.literal(3)]).describe("The heading's level."),
    url: z.url().describe("Address of the section."),
    markdown: z.url().describe("The section alone, as Markdown."),
    lines: z.array(line).describe("Formulae are LaTeX between dollar signs."),
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
    licence: z.url(),
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
    licence: site.licence.url,
    description:
      "Find what you look for in a line, quote it word for word, and cite the paper's version and the address of the paragraph or the section.",
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
          ...{ id, title, depth },
          url: encodeURI(`${url}#${id}`),
          markdown: canonicalUrl(encodeURI(sectionPath(litepaperPath(document.slug), id))),
          lines: linesOf(text, paragraphs),
        })),
      };
    }),
  };
}

/** A section's lines, those of paragraphs with their ids. */
function linesOf(text: string, paragraphs: readonly { id: string; text: string }[]) {
  const left = [...paragraphs];
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => (line === left[0]?.text ? { id: left.shift()?.id, text: line } : { text: line }));
}
