import type { GatsbyNode, Node, SourceNodesArgs } from "gatsby";
import { readSiteOfBuild } from "./before-build";
import { draftsAreShown } from "./environment";
import { nodesOf } from "./nodes";
import { papersArePrinted } from "./pdf";
import { completed, type SiteContent } from "./site-content";
import { watchSite } from "./watch-site";

/**
 * Makes nodes of all content. While developing they follow the files: what can be read is replaced at once, so that no
 * query sees half of it, and what cannot stays as it was read last.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (api) => {
  const options = { drafts: draftsAreShown(process.env), printed: await papersArePrinted() };
  const idOf = (type: string, key: string) => api.createNodeId(`${type} ${key}`);
  const digests = new Map<string, string>();
  let shown: SiteContent | undefined;

  const show = async (content: SiteContent) => {
    shown = completed(content, shown);
    const nodes = nodesOf(shown, idOf, options);
    const wanted = new Set(nodes.map(({ id }) => id));
    const created = nodes.flatMap(({ type, id, fields }) => {
      const contentDigest = api.createContentDigest(fields);
      if (digests.get(id) === contentDigest) return [];
      digests.set(id, contentDigest);
      const internal = { type, contentDigest };
      return api.actions.createNode({ ...fields, id, parent: null, children: [], internal });
    });
    for (const id of digests.keys()) {
      if (wanted.has(id)) continue;
      digests.delete(id);
      deleteNode(api, id);
    }
    await Promise.all(created);
  };

  const reading = readSiteOfBuild();
  await show(reading.content);
  if (process.env.NODE_ENV !== "production") watchSite(api, reading, (content) => void show(content));
};

function deleteNode({ actions, getNode }: SourceNodesArgs, id: string): void {
  const node: Node | undefined = getNode(id);
  if (node) actions.deleteNode(node);
}
