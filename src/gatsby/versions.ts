import { readFile } from "node:fs/promises";
import type { CreateSchemaCustomizationArgs, Node, NodeInput } from "gatsby";
import { changesPath, litepaperPath, versionPath } from "../lib/litepaper";
import { recordOf } from "../markdown/content-paths";
import { readingMinutes } from "../markdown/litepaper";
import { compareVersions } from "../markdown/published";
import { readRedirects } from "../markdown/redirects";
import { changesBetween } from "../markdown/version-changes";
import { readVersion, renderVersion } from "../markdown/version-text";

export type LitepaperVersionNode = NodeInput & {
  slug: string;
  version: string;
  title: string;
  subtitle: string;
  dateModified: string;
  wordCount: number;
  readingMinutes: number;
  /** The record's text. */
  markdown: string;
  /** The record's path from the repository's root. */
  path: string;
};

type Api = {
  node: Node;
  actions: { createNode: (node: NodeInput) => unknown };
  createNodeId: (name: string) => string;
};

/** Makes a LitepaperVersion of a record's file. */
export async function createLitepaperVersion(
  { node, actions, createNodeId }: Api,
  path: string,
): Promise<void> {
  const record = recordOf(path);
  if (!record) return;
  const markdown = await readFile(String(node.absolutePath), "utf8");
  const { title, subtitle, date, wordCount } = readVersion(markdown, path);
  const version: LitepaperVersionNode = {
    ...record,
    title,
    subtitle,
    id: createNodeId(`LitepaperVersion ${record.slug} ${record.version}`),
    parent: node.id,
    children: [],
    dateModified: date,
    wordCount,
    readingMinutes: readingMinutes(wordCount),
    markdown,
    path,
    internal: { type: "LitepaperVersion", contentDigest: node.internal.contentDigest },
  };
  await actions.createNode(version);
}

type NodeModel = { findAll: (query: { type: string }) => Promise<{ entries: Iterable<unknown> }> };

/** The type of a version on record, whose texts are resolved when a query asks. */
export function litepaperVersionType(schema: CreateSchemaCustomizationArgs["schema"]) {
  return schema.buildObjectType({
    name: "LitepaperVersion",
    interfaces: ["Node"],
    extensions: { infer: false },
    description: "A version of a litepaper as it was published: one file of content/published.",
    fields: {
      slug: { type: "String!", description: "The paper's last part of the address." },
      version: { type: "String!", description: "Two or three numbers with dots." },
      title: { type: "String!", description: "The paper's name in this version." },
      subtitle: { type: "String!", description: "The line under its title." },
      dateModified: { type: "String!", description: "The version's day, YYYY-MM-DD." },
      readingMinutes: { type: "Int!", description: "Whole minutes that reading takes." },
      wordCount: { type: "Int!", description: "Words of running text." },
      markdown: { type: "String!", description: "The text as it was published." },
      body: {
        type: "String!",
        description:
          "The text as HTML; or, word by word, what the newest version on record says differently.",
        args: { changes: { type: "Boolean", defaultValue: false } },
        resolve: async (
          node: LitepaperVersionNode,
          { changes }: { changes: boolean },
          { nodeModel }: { nodeModel: NodeModel },
        ) =>
          changes
            ? changesBetween(node.markdown, (await newestOf(node.slug, nodeModel)).markdown)
            : renderVersion(node.markdown, node.path),
      },
    },
  });
}

async function newestOf(slug: string, nodeModel: NodeModel): Promise<LitepaperVersionNode> {
  const { entries } = await nodeModel.findAll({ type: "LitepaperVersion" });
  const [newest] = [...(entries as Iterable<LitepaperVersionNode>)]
    .filter((node) => node.slug === slug)
    .sort((one, other) => compareVersions(other.version, one.version));
  if (!newest) throw new Error(`The paper "${slug}" has no version on record.`);
  return newest;
}

type Version = { id: string; slug: string; version: string };

export type OldVersionPage = {
  path: string;
  context: { id: string; changes: boolean; present: string };
};

/** The pages of versions that are not a paper's present one. `papers` are those that there are. */
export function oldVersionPages(
  root: string,
  papers: readonly { slug: string; version: string }[],
  versions: readonly Version[],
): OldVersionPage[] {
  const redirects = readRedirects(root);
  return versions
    .filter(({ slug, version }) => !papers.some((paper) => paper.slug === slug && paper.version === version))
    .flatMap(({ id, slug, version }) => {
      const address = litepaperPath(slug);
      const present = redirects.find(({ from }) => from === address)?.to ?? address;
      return [
        { path: versionPath(slug, version), context: { id, changes: false, present } },
        { path: changesPath(slug, version), context: { id, changes: true, present } },
      ];
    });
}
