import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import type { GatsbyNode } from "gatsby";
import { renderLitepaper } from "../markdown/litepaper";
import { drawFigure, figureNames } from "./figures";
import type { LitepaperNode, ReferenceNode } from "./nodes";

const typeDefinitions = `
  """
  A litepaper: one folder of content/litepapers, checked and made ready to be shown.
  """
  type Litepaper implements Node @dontInfer @childOf(types: ["Mdx"]) {
    "Name of the folder, and last part of the address: pop is read at /litepapers/pop."
    slug: String!
    "Full name."
    title: String!
    "Name for narrow places."
    shortTitle: String!
    "One line under the title."
    subtitle: String!
    "The card's line on the landing page, and the page's description."
    summary: String!
    "Place among the papers, from 1."
    order: Int!
    "Two or three numbers with dots."
    version: String!
    "Day of first publication, YYYY-MM-DD."
    datePublished: String!
    "Day of the last change of substance, YYYY-MM-DD."
    dateModified: String!
    "Whole minutes that reading takes, at 220 words a minute."
    readingMinutes: Int!
    "Words of running text, without tables, formulae and code."
    wordCount: Int!
    "What the table of contents lists, in order."
    sections: [LitepaperSection!]!
  }

  """
  A section of a litepaper: a ## heading and what follows it.
  """
  type LitepaperSection @dontInfer {
    "The heading's id in the page; published ids are never taken back."
    id: String!
    "The heading's words."
    title: String!
    "Heading level: always 2, since ### headings stay out of the table of contents."
    depth: Int!
    "Words of running text in the section."
    words: Int!
  }

  """
  A work of the bibliography, content/references.json.
  """
  type Reference implements Node @dontInfer {
    "What papers write to cite it: [@key]."
    key: String!
    "The entry in APA style, as one line of HTML."
    html: String!
  }

  """
  The site: exactly one.
  """
  type Site implements Node {
    "Facts about the site that the build knows."
    siteMetadata: SiteSiteMetadata!
  }

  """
  Facts about the site that the build knows.
  """
  type SiteSiteMetadata @dontInfer {
    "The product's name."
    title: String!
    "What the site is about, in one sentence."
    description: String!
    "Canonical origin, without a trailing slash."
    siteUrl: String!
    "Where the waitlist form posts."
    waitlist: WaitlistSettings!
  }

  """
  The external mailing list, from the environment at build time.
  """
  type WaitlistSettings @dontInfer {
    "Subscription endpoint, without u and id."
    url: String!
    "The list's account identifier."
    u: String!
    "The list's identifier."
    id: String!
  }
`;

/** Declares every type that the site queries, so that nothing depends on what the content happens to hold. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions, schema }) => {
  actions.createTypes([
    typeDefinitions,
    schema.buildObjectType({
      name: "Litepaper",
      fields: {
        body: {
          type: "String!",
          description: "The text as HTML: headings with ids, numbered tables, figures, notes and references.",
          resolve: async (source, _arguments, context) => {
            const node = source as unknown as LitepaperNode;
            const { entries } = await context.nodeModel.findAll({ type: "Reference" });
            const references = new Map<string, string>();
            for (const { key, html } of entries as Iterable<ReferenceNode>) references.set(key, html);
            const path = relative(process.cwd(), node.filePath).replaceAll("\\", "/");
            return renderLitepaper(await readFile(node.filePath, "utf8"), path, {
              references,
              drawFigure,
              figureNames,
            });
          },
        },
      },
    }),
  ]);
};
