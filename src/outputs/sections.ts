import { z } from "zod";
import { sha256 } from "../content/sha256";
import { readSections } from "../paper/section-texts";
import { litepaperPath, versionPath } from "../site/litepaper";
import { canonicalUrl, markdownPath, SECTIONS_PATH, schemaPath } from "../site/site";
import type { PaperDocument } from "./documents";

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
      .describe(
        "Its words as the page shows them, formulae as LaTeX between dollar signs, without the numbers of citations and notes.",
      ),
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
        "All that stands between this heading and the next, a line for each block, formulae as LaTeX between dollar signs; tables a line for each row.",
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
  versionUrl: z.url().describe("Where this version stays, whatever comes after it."),
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

/** What `/sections.json` says of these papers. */
export function sectionsOf(papers: readonly PaperDocument[]): Sections {
  return {
    $schema: canonicalUrl(schemaPath(SECTIONS_PATH)),
    description:
      "Find a quotation in the text of a paragraph or a section, compare its digest with your own of that text, and cite its address and the paper's version.",
    papers: papers.map((document) => {
      const url = canonicalUrl(litepaperPath(document.slug));
      return {
        title: document.title,
        version: document.version,
        dateModified: document.dateModified,
        url,
        versionUrl: canonicalUrl(versionPath(document.slug, document.version)),
        markdown: { url: canonicalUrl(markdownPath(litepaperPath(document.slug))), sha256: document.digest },
        sections: readSections(document.tree).map(({ id, title, depth, text, paragraphs }) => ({
          id,
          title,
          depth,
          url: encodeURI(`${url}#${id}`),
          text,
          sha256: sha256(text),
          paragraphs: paragraphs.map((read) => ({
            id: read.id,
            url: `${url}#${read.id}`,
            text: read.text,
            sha256: sha256(read.text),
          })),
        })),
      };
    }),
  };
}
