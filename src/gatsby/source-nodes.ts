import type { GatsbyNode, SourceNodesArgs } from "gatsby";
import type { Content } from "../all-content/read-all-content";
import { papersArePrinted } from "../outputs/pdf";
import { publishRun } from "../outputs/run-data";
import { nodesOf } from "./graph-nodes";
import { draftsAreShown } from "./read-settings";
import { completed, readSiteOfBuild } from "./site-content";
import { watchSite } from "./watch-site";

/**
 * Makes nodes of all content. While developing they follow the files: what can be read is replaced at once, so that no
 * query sees half of it, and what cannot stays as it was read last.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (api) => {
  const options = { drafts: draftsAreShown(process.env), printed: await papersArePrinted() };
  const replaceNodes = nodeReplacer(api);
  const nodesFor = (content: Content) =>
    nodesOf(content, (type, key) => api.createNodeId(`${type} ${key}`), options);

  const first = readSiteOfBuild();
  publishRun(first.content);
  await replaceNodes(nodesFor(first.content));
  if (process.env.NODE_ENV === "production") return;

  let shown = first.content;
  watchSite(api, first, async (content) => {
    shown = completed(content, shown);
    publishRun(shown);
    await replaceNodes(nodesFor(shown));
    return shown;
  });
};

/** Makes these nodes the only ones, without touching those that are as they were. Done when Gatsby has them. */
function nodeReplacer({ actions, getNode, createContentDigest }: SourceNodesArgs) {
  const digests = new Map<string, string>();
  return async (nodes: ReturnType<typeof nodesOf>): Promise<void> => {
    const wanted = new Set(nodes.map(({ id }) => id));
    const created = nodes.flatMap(({ type, id, fields }) => {
      const contentDigest = createContentDigest(fields);
      if (digests.get(id) === contentDigest) return [];
      digests.set(id, contentDigest);
      const internal = { type, contentDigest };
      return actions.createNode({ ...fields, id, parent: null, children: [], internal });
    });
    for (const id of digests.keys()) {
      if (wanted.has(id)) continue;
      digests.delete(id);
      const node = getNode(id);
      if (node) actions.deleteNode(node);
    }
    await Promise.all(created);
  };
}
