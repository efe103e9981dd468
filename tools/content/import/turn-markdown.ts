import { fieldsOf, placeInFrontmatter, yamlOf } from "../../../src/content/frontmatter";
import { readMarkdown, reporter } from "../../../src/paper/parse";
import { type ContentProblem, formatProblems, placeAt } from "../../../src/site/content-problem";
import type { Draft, ImageFinder } from "./draft";
import { isTitle, unusedFields } from "./fields";
import { readForeign } from "./read-source";
import { TRANSFORMS } from "./transforms";
import { writeBody } from "./write-body";

/**
 * Turns Markdown of other sites into the text of a paper, with the fields above it, its title, and what could not be turned
 * at its place in the file. `path` is the file's, for messages.
 *
 * Throws a ContentError where the fields above the text cannot be read.
 */
export function turnMarkdown(source: string, path: string, findImage: ImageFinder) {
  const { tree, admonitions } = readForeign(source, path);
  const problems: ContentProblem[] = [];
  const report: Draft["report"] = (node, message, advice) => {
    problems.push({ path, ...placeAt(source, node?.position?.start.offset ?? 0), message, advice });
  };
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
  const draft: Draft = { source, title: isTitle(title) ? title : undefined, admonitions, report, findImage };
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
  checkReads(body, path);
  problems.sort((one, other) => one.line - other.line || one.column - other.column);
  return { fields: { subtitle: draft.subtitle, ...fields }, title: draft.title, body, problems };
}

/** Throws an Error where the site could not read the draft's text. */
function checkReads(body: string, path: string): void {
  const { problems, report } = reporter("the draft");
  readMarkdown(body, report);
  if (problems.length === 0) return;
  throw new Error(
    `${path} cannot be imported, which is a fault of the program: report it with the file.\n${formatProblems(problems)}`,
  );
}
