import { posix } from "node:path";
import type { CreateNodeArgs, GatsbyNode, Node } from "gatsby";
import { readExample } from "../example/read-example";
import { fromRoot } from "../mdx/mistakes";
import { getPageKind } from "../mdx/page-kind";
import { headingsOf, pagePath } from "../mdx/pages";

const EXAMPLE = "content/example.yaml";
const WORDS_A_MINUTE = 220;

/** Gives each page its address, its kind and its length, and makes a node of the example. */
export const onCreateNode: GatsbyNode["onCreateNode"] = (api) => {
  const { node } = api;
  if (node.internal.type === "Mdx") addFields(api);
  if (node.internal.type === "File" && fromRoot(node.absolutePath as string) === EXAMPLE)
    createExample(api, node);
};

function addFields({ node, actions }: CreateNodeArgs): void {
  const body = String(node.body);
  const file = fromRoot(node.internal.contentFilePath ?? "");
  const path = pagePath(file);
  const fields = {
    path,
    kind: getPageKind(file),
    slug: posix.basename(path),
    minutes: Math.max(1, Math.round(countWords(body) / WORDS_A_MINUTE)),
    sections: sectionsOf(body),
  };
  for (const [name, value] of Object.entries(fields)) actions.createNodeField({ node, name, value });
}

function sectionsOf(body: string) {
  const headings = headingsOf(body).filter(({ depth }) => depth === 2);
  return headings.map(({ id, title, start }, index) => ({
    id,
    title,
    words: countWords(body.slice(start, headings[index + 1]?.start)),
  }));
}

/** What is read: no tags, addresses and formulae. */
function countWords(markdown: string): number {
  const text = markdown.replaceAll(/<[^>]*>|\]\([^)]*\)|\[@[^\]]*\]|\$[^$]*\$|\{\/\*[\s\S]*?\*\/\}/g, " ");
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,-]*/gu)?.length ?? 0;
}

function createExample({ actions, createNodeId, createContentDigest }: CreateNodeArgs, file: Node): void {
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
