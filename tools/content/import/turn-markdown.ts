import { fieldsOf, placeInFrontmatter, yamlOf } from "../../../src/content/frontmatter";
import { type ContentProblem, placeAt } from "../../../src/site/content-problem";
import type { Draft, ImageFinder } from "./draft";
import { isTitle, unusedFields } from "./fields";
import { readForeign } from "./read-source";
import { TRANSFORMS } from "./transforms";
import { writeBody } from "./write-body";

/**
 * Turns Markdown of other sites into the text of a paper, with the fields above it, its title, and what could not be turned
 * at its place in the file. `path` is the file's, for messages; `base` is its address on the web, where that is known.
 *
 * Throws a ContentError where the fields above the text cannot be read.
 */
export function turnMarkdown(source: string, path: string, findImage: ImageFinder, base?: string) {
  const problems: ContentProblem[] = [];
  const tell = (offset: number, message: string, advice: string) => {
    problems.push({ path, ...placeAt(source, offset), message, advice });
  };
  const report: Draft["report"] = (node, message, advice, offset = node?.position?.start.offset ?? 0) =>
    tell(offset, message, advice);
  const { tree, admonitions } = readForeign(source, path, tell);
  const yaml = yamlOf(tree);
  tree.children = tree.children.filter(({ type }) => type !== "yaml");
  const fields = fieldsOf(yaml, path);
  for (const name of unusedFields(fields))
    problems.push({
      ...{ path, ...placeInFrontmatter(yaml, [name]) },
      message: `The field \`${name}\` is left out.`,
      advice: "Say in the text what readers need of it, or fit it into a field of the draft.",
    });
  const { title } = fields;
  const draft: Draft = {
    ...{ source, admonitions, report, findImage, base },
    title: isTitle(title) ? title : undefined,
  };
  for (const transform of Object.values(TRANSFORMS)) transform(tree, draft);
  if (!tree.children.some((node) => node.type === "heading")) {
    tree.children.unshift({ type: "heading", depth: 2, children: [{ type: "text", value: "Introduction" }] });
    report(
      tree,
      "The file has no sections.",
      "The draft has one, Introduction; write others with ## before them.",
    );
  }
  const body = writeBody(tree);
  problems.sort((one, other) => one.line - other.line || one.column - other.column);
  return { fields: { subtitle: draft.subtitle, ...fields }, title: draft.title, body, problems };
}
