import type { GatsbyNode } from "gatsby";
import type { SiteVersion } from "../all-content/read-all-content";
import type { PaperChange } from "../content/litepaper-frontmatter";
import { compareVersions } from "../content/published";
import { changesBetween } from "../paper/version-changes";
import { renderChangeList, renderVersion } from "../paper/version-text";

/** The node of a version. */
type VersionNode = SiteVersion & { changes: readonly PaperChange[] };

type NodeModel = { findAll: (query: { type: string }) => Promise<{ entries: Iterable<unknown> }> };

/** Renders the text of a version, or what has changed since it, when a query asks. */
export const createResolvers: GatsbyNode["createResolvers"] = (api) =>
  api.createResolvers({
    LitepaperVersion: {
      body: {
        resolve: async (
          node: VersionNode,
          { changes }: { changes: boolean },
          { nodeModel }: { nodeModel: NodeModel },
        ) => {
          if (!changes) return renderVersion(node.markdown, node.path, node.changes);
          const newest = await newestOf(node.slug, nodeModel);
          const since = newest.changes.filter(({ version }) => compareVersions(version, node.version) > 0);
          return renderChangeList(since) + changesBetween(node.markdown, newest.markdown);
        },
      },
    },
  });

async function newestOf(slug: string, nodeModel: NodeModel): Promise<VersionNode> {
  const { entries } = await nodeModel.findAll({ type: "LitepaperVersion" });
  const [newest] = [...(entries as Iterable<VersionNode>)]
    .filter((node) => node.slug === slug)
    .sort((one, other) => compareVersions(other.version, one.version));
  if (!newest) throw new Error(`The paper "${slug}" has no version on record.`);
  return newest;
}
