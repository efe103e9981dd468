import { readFile } from "node:fs/promises";
import type { GatsbyNode } from "gatsby";
import { RULE_PAPER } from "../lib/demo/rules";
import { litepaperPath } from "../lib/litepaper";
import type { Run } from "../lib/run";
import { citePaper } from "../markdown/cite-paper";
import type { Library, RenderedLitepaper } from "../markdown/litepaper";
import { readPaperImages } from "../markdown/paper-images";
import { demoContent } from "./demo";
import { drawCover, figureLibrary } from "./figures";
import { openCachedLitepaper } from "./litepaper-cache";
import {
  contentPath,
  type GlossaryTermNode,
  type LitepaperNode,
  type ReferenceNode,
  type RunInputsNode,
} from "./nodes";
import { papersArePrinted } from "./pdf";
import { sha256 } from "./products/sections";
import { openRun } from "./run";
import { litepaperVersionType } from "./versions";

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
    "Glossary terms that the paper uses, by slug."
    terms: [String!]!
    "What each version changed, newest first."
    changes: [LitepaperChange!]!
  }

  """
  One thing that a version of a litepaper changed.
  """
  type LitepaperChange @dontInfer {
    "The version that changed it."
    version: String!
    "The version's day, YYYY-MM-DD."
    date: String!
    "What was changed, in a sentence or two."
    text: String!
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
  How to cite a litepaper.
  """
  type LitepaperCitation @dontInfer {
    "An entry for BibTeX."
    bibtex: String!
    "In APA style."
    apa: String!
    "As a plain sentence."
    plain: String!
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
  A term that papers use: one file of content/glossary.
  """
  type GlossaryTerm implements Node @dontInfer {
    "Name of the file, and id on the glossary page."
    slug: String!
    "Heading form."
    term: String!
    "Other forms under which it stands in running text."
    aliases: [String!]!
    "One to three sentences of plain text."
    definition: String!
  }

  """
  What the demo plays with and quotes.
  """
  type Demo @dontInfer {
    "Numbers of the run, inputs and derived."
    numbers: [DemoNumber!]!
    "Names of the run's people."
    parties: [DemoParty!]!
    "The papers' sentences that give the rules."
    rules: [DemoRule!]!
  }

  """
  A number of the run.
  """
  type DemoNumber @dontInfer {
    "As in the papers: job.price."
    name: String!
    "In the unit that the run gives it."
    value: Float!
  }

  """
  Somebody of the run.
  """
  type DemoParty @dontInfer {
    "The part that they play: buyer."
    name: String!
    "What they are called."
    value: String!
  }

  """
  A sentence of a paper that gives a rule of the demo.
  """
  type DemoRule @dontInfer {
    "Where in a job the rule holds: disputed."
    name: String!
    "The sentence, as plain text."
    sentence: String!
    "Path and fragment of the paragraph in which it stands."
    address: String!
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
    litepaperVersionType(schema),
    schema.buildObjectType({
      name: "Litepaper",
      fields: {
        body: {
          type: "String!",
          description: "The text as HTML: headings with ids, numbered tables, figures, notes and references.",
          resolve: async (node: LitepaperNode, _arguments, context: ResolverContext) =>
            (await renderPaper(node, context)).html,
        },
        markdown: {
          type: "String!",
          description: "The text as plain Markdown: what /litepapers/<slug>.md serves.",
          resolve: async (node: LitepaperNode, _arguments, context: ResolverContext) =>
            (await renderPaper(node, context)).markdown,
        },
        digest: {
          type: "String!",
          description: "SHA-256 of the Markdown, in hexadecimal: by it a copy is known to be this version.",
          resolve: async (node: LitepaperNode, _arguments, context: ResolverContext) =>
            sha256((await renderPaper(node, context)).markdown),
        },
        cover: {
          type: "String!",
          description: "The figure on the paper's cover as SVG, drawn from its sections.",
          resolve: ({ slug, sections }: LitepaperNode) => drawCover({ slug, sections }),
        },
        pdf: {
          type: "String",
          description: "Address of the paper as PDF; none where the build had no Chromium to print it.",
          resolve: async (node: LitepaperNode) =>
            (await papersArePrinted()) ? `${litepaperPath(node.slug)}.pdf` : null,
        },
        citation: {
          type: "LitepaperCitation!",
          description: "How to cite the paper.",
          resolve: (node: LitepaperNode) => citePaper(node),
        },
      },
    }),
    schema.buildObjectType({
      name: "RunInputs",
      interfaces: ["Node"],
      extensions: { infer: false },
      description: "What the illustrative run starts from: content/run.yaml, exactly one.",
      fields: {
        source: { type: "String!", description: "The file's text." },
        demo: {
          type: "Demo!",
          description: "The run as the demo plays it.",
          resolve: async ({ source }: RunInputsNode, _arguments, context: ResolverContext) =>
            demoContent(openSameRun(source), await htmlOfPaper(RULE_PAPER, context)),
        },
      },
    }),
  ]);
};

type ResolverContext = {
  nodeModel: { findAll: (query: { type: string }) => Promise<{ entries: Iterable<unknown> }> };
};

async function renderPaper(
  { filePath }: LitepaperNode,
  context: ResolverContext,
): Promise<RenderedLitepaper> {
  const source = await readFile(filePath, "utf8");
  return openCachedLitepaper(source, contentPath(filePath)).render(await library(context));
}

async function htmlOfPaper(slug: string, context: ResolverContext): Promise<string> {
  const { entries } = await context.nodeModel.findAll({ type: "Litepaper" });
  const paper = [...(entries as Iterable<LitepaperNode>)].find((node) => node.slug === slug);
  if (!paper) throw new Error(`The demo quotes the paper "${slug}", which the content does not have.`);
  return (await renderPaper(paper, context)).html;
}

let lastRun: { source: string; run: Run } | undefined;

/** As `openRun`, which takes the models a while: every field of every paper asks for the same. */
function openSameRun(source: string): Run {
  if (lastRun?.source !== source) lastRun = { source, run: openRun(source) };
  return lastRun.run;
}

/** What papers refer to. Asked for through the node model, so that Gatsby renders them again when it changes. */
async function library({ nodeModel }: ResolverContext): Promise<Library> {
  const works = await nodeModel.findAll({ type: "Reference" });
  const terms = await nodeModel.findAll({ type: "GlossaryTerm" });
  const [inputs] = (await nodeModel.findAll({ type: "RunInputs" })).entries as Iterable<RunInputsNode>;
  if (!inputs) throw new Error("The content has no run.");
  return {
    references: new Map([...(works.entries as Iterable<ReferenceNode>)].map(({ key, html }) => [key, html])),
    glossary: [...(terms.entries as Iterable<GlossaryTermNode>)],
    ...figureLibrary,
    imagesBeside: (path) => readPaperImages(process.cwd(), path),
    run: openSameRun(inputs.source),
  };
}
