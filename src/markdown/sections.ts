import GithubSlugger from "github-slugger";
import type { Root, RootContent } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { ContentError, type ContentProblem } from "../lib/content-problem";
import { problemAt } from "./parse";

export type Section = {
  id: string;
  title: string;
  depth: number;
  /** Words of prose in the section, its subsections included. */
  words: number;
};

/** The `##` sections of a paper, in order, with the ids that their headings get in the page. */
export function listSections(tree: Root): Section[] {
  const slugger = new GithubSlugger();
  const sections: Section[] = [];
  for (const node of tree.children) {
    if (node.type === "heading") {
      const title = textOf(node);
      const id = slugger.slug(title);
      if (node.depth === 2) sections.push({ id, title, depth: node.depth, words: 0 });
    }
    const current = sections.at(-1);
    if (current) current.words += countWords(node);
  }
  return sections;
}

/** Words of running text in a block: headings, paragraphs, lists, quotes and notes; not tables, maths or code. */
export function countWords(node: RootContent): number {
  if (node.type === "yaml" || node.type === "table" || node.type === "math" || node.type === "code") return 0;
  if (node.type === "mdxJsxFlowElement") return 0;
  return textOf(node).split(/\s+/).filter(hasLetter).length;
}

const hasLetter = (word: string) => /\p{L}/u.test(word);

/**
 * Holds a paper to the ids it has published.
 *
 * An id in the frontmatter's `sections` without its heading breaks links that others have made; a heading that is
 * not in the list is not promised yet. Both throw a ContentError.
 */
export function checkPublishedSections(tree: Root, published: readonly string[], path: string): void {
  const sections = listSections(tree);
  const present = new Set(sections.map(({ id }) => id));
  const yaml = tree.children.find((node) => node.type === "yaml");
  const problems: ContentProblem[] = [];

  for (const id of published) {
    if (present.has(id)) continue;
    problems.push({
      ...problemAt(
        yaml,
        path,
        `The published section "${id}" is missing.`,
        `Bring back a heading whose words make this id, such as: ## ${asHeading(id)}. Links to #${id} exist elsewhere.`,
      ),
      line: lineOfListItem(yaml && "value" in yaml ? yaml.value : "", id),
    });
  }

  const headings = tree.children.filter((node) => node.type === "heading" && node.depth === 2);
  sections.forEach(({ id, title }, index) => {
    const repeated = sections.findIndex((other) => other.title === title) !== index;
    if (published.includes(id) && !repeated) return;
    problems.push(
      repeated
        ? problemAt(
            headings[index],
            path,
            `A second section is called "${title}".`,
            "Give each section its own name.",
          )
        : problemAt(
            headings[index],
            path,
            `The section "${title}" is not among the published ids.`,
            `Add "- ${id}" to \`sections\` in the frontmatter, in its place.`,
          ),
    );
  });
  if (problems.length > 0) throw new ContentError(problems);
}

function asHeading(id: string): string {
  const words = id.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The file's line on which a list item of the YAML stands; the YAML starts on line 2. */
function lineOfListItem(yaml: string, item: string): number {
  const index = yaml
    .split("\n")
    .findIndex((line) => line.trim().replace(/^-\s*/, "").replaceAll(/["']/g, "") === item);
  return index < 0 ? 1 : index + 2;
}
