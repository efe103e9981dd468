import { readFile } from "node:fs/promises";
import { posix, relative } from "node:path";
import type { GatsbyNode, Node, NodeInput } from "gatsby";
import { ContentError } from "../lib/content-problem";
import type { LitepaperSection } from "../lib/litepaper";
import { formatReference, parseBibliography } from "../markdown/bibliography";
import { BIBLIOGRAPHY, GLOSSARY, LITEPAPERS, litepaperSlug, RUN } from "../markdown/content-paths";
import { type GlossaryTerm, parseGlossaryTerm } from "../markdown/glossary";
import type { PaperChange } from "../markdown/litepaper-frontmatter";
import { isImage } from "../markdown/paper-images";
import { draftsAreShown } from "./environment";
import { writePaperImages } from "./images";
import { openCachedLitepaper } from "./litepaper-cache";
import { openRun } from "./run";
import { createLitepaperVersion } from "./versions";

export type LitepaperNode = NodeInput & {
  slug: string;
  title: string;
  subtitle: string;
  version: string;
  dateModified: string;
  order: number;
  sections: LitepaperSection[];
  /** What each version changed, newest first. */
  changes: PaperChange[];
  /** Absolute path of the paper's file. */
  filePath: string;
};

export type ReferenceNode = NodeInput & { key: string; html: string };

export type GlossaryTermNode = NodeInput & GlossaryTerm;

/** What the illustrative run starts from, as its file says it. */
export type RunInputsNode = NodeInput & { source: string };

/** Makes a Litepaper of each paper's Mdx node, a Reference of each work, a GlossaryTerm of each term, and RunInputs. */
export const onCreateNode: GatsbyNode["onCreateNode"] = async (api) => {
  const { node, reporter } = api;
  try {
    if (node.internal.type === "Mdx") await createLitepaper(api);
    if (node.internal.type === "File") {
      const path = contentPath(String(node.absolutePath));
      if (path === BIBLIOGRAPHY) await createReferences(api);
      if (path === RUN) await createRunInputs(api);
      if (path.startsWith(`${LITEPAPERS}/`) && isImage(path)) {
        await writePaperImages(process.cwd(), `${posix.dirname(path)}/index.mdx`, "public");
      }
      await createLitepaperVersion(api, path);
      if (path.startsWith(`${GLOSSARY}/`) && path.endsWith(".md")) await createGlossaryTerm(api, path);
    }
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    // The build has refused bad content before this; a writer at `npm run develop` reads it here and mends it.
    reporter.error(error.message);
  }
};

type Api = Parameters<NonNullable<GatsbyNode["onCreateNode"]>>[0];

async function createLitepaper({ node, actions, createNodeId }: Api): Promise<void> {
  const filePath = node.internal.contentFilePath;
  if (typeof filePath !== "string") return;
  const path = contentPath(filePath);
  if (!path.startsWith(`${LITEPAPERS}/`)) return;

  const slug = litepaperSlug(path);
  const {
    sectionList,
    sections: _published,
    draft,
    ...outline
  } = openCachedLitepaper(await readFile(filePath, "utf8"), path).outline();
  // Nothing that comes after this knows of drafts: what has no node is nowhere.
  if (draft && !draftsAreShown(process.env)) return;
  const litepaper: LitepaperNode = {
    ...outline,
    version: draft ? `${outline.version}, draft` : outline.version,
    id: createNodeId(`Litepaper ${slug}`),
    parent: node.id,
    children: [],
    slug,
    sections: sectionList,
    filePath,
    internal: { type: "Litepaper", contentDigest: node.internal.contentDigest },
  };
  await actions.createNode(litepaper);
  actions.createParentChildLink({ parent: node, child: litepaper as unknown as Node });
}

async function createReferences({ node, actions, createNodeId, createContentDigest }: Api): Promise<void> {
  const source = await readFile(String(node.absolutePath), "utf8");
  for (const [key, work] of parseBibliography(source, BIBLIOGRAPHY)) {
    const html = formatReference(work);
    const reference: ReferenceNode = {
      id: createNodeId(`Reference ${key}`),
      parent: node.id,
      children: [],
      key,
      html,
      internal: { type: "Reference", contentDigest: createContentDigest(html) },
    };
    await actions.createNode(reference);
    actions.createParentChildLink({ parent: node, child: reference as unknown as Node });
  }
}

async function createRunInputs({ node, actions, createNodeId }: Api): Promise<void> {
  const source = await readFile(String(node.absolutePath), "utf8");
  openRun(source);
  const inputs: RunInputsNode = {
    id: createNodeId("RunInputs"),
    parent: node.id,
    children: [],
    source,
    internal: { type: "RunInputs", contentDigest: node.internal.contentDigest },
  };
  await actions.createNode(inputs);
  actions.createParentChildLink({ parent: node, child: inputs as unknown as Node });
}

async function createGlossaryTerm({ node, actions, createNodeId }: Api, path: string): Promise<void> {
  const term = parseGlossaryTerm(await readFile(String(node.absolutePath), "utf8"), path);
  const glossaryTerm: GlossaryTermNode = {
    ...term,
    id: createNodeId(`GlossaryTerm ${term.slug}`),
    parent: node.id,
    children: [],
    internal: { type: "GlossaryTerm", contentDigest: node.internal.contentDigest },
  };
  await actions.createNode(glossaryTerm);
  actions.createParentChildLink({ parent: node, child: glossaryTerm as unknown as Node });
}

/** A file's path from the repository's root, with forward slashes. */
export function contentPath(absolutePath: string): string {
  return relative(process.cwd(), absolutePath).replaceAll("\\", "/");
}
