import { posix } from "node:path";
import type { CreateNodeArgs, GatsbyNode, Node } from "gatsby";
import { EXAMPLE_FILE, readExample } from "../example/read-example";
import { getPageKind, getPagePath } from "../mdx/content-files";
import { getPathFromRoot } from "../mdx/mistakes";
import { readPage } from "../mdx/read-pages";

const WORDS_PER_MINUTE = 220;

/** Adds the fields of `MdxFields` to each MDX node, and creates the `Example` node (`create-schema-customization.ts`). */
export const onCreateNode: GatsbyNode["onCreateNode"] = async (api) => {
  const { node } = api;
  if (node.internal.type === "Mdx") await addMdxFields(api);
  if (node.internal.type === "File" && getPathFromRoot(node.absolutePath as string) === EXAMPLE_FILE)
    createExampleNode(api, node);
};

async function addMdxFields({ node, actions }: CreateNodeArgs): Promise<void> {
  const file = getPathFromRoot(node.internal.contentFilePath ?? "");
  const path = getPagePath(file);
  const { words, sections } = await readPage(file);
  const fields = {
    path,
    kind: getPageKind(file),
    slug: posix.basename(path),
    minutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE)),
    sections,
  };
  for (const [name, value] of Object.entries(fields)) actions.createNodeField({ node, name, value });
}

function createExampleNode({ actions, createNodeId, createContentDigest }: CreateNodeArgs, file: Node): void {
  const values = Object.entries(readExample().values).map(([name, { value, unit }]) => ({
    name,
    unit,
    number: typeof value === "number" ? value : null,
    word: typeof value === "string" ? value : null,
  }));
  actions.createNode({
    id: createNodeId("Example"),
    parent: file.id,
    children: [],
    values,
    internal: { type: "Example", contentDigest: createContentDigest(values) },
  });
}
