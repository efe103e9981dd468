import GithubSlugger from "github-slugger";
import type { Heading, Nodes, Root, RootContent } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { SKIP, visit } from "unist-util-visit";
import { ContentError, type ContentProblem } from "../lib/content-problem";
import type { LitepaperSection } from "../lib/litepaper";
import { APPENDIX_ID } from "./appendix";
import { problemAt } from "./parse";

/** Ids that the page itself has: its main part, the lists of terms and references, and the appendix. */
const RESERVED_IDS: readonly string[] = ["main", "terms", "references", APPENDIX_ID];

const CITATION = /\s*\[@[^\]]*\]/g;

/** The `##` sections of a paper, in order, with the ids that their headings get in the page. */
export function listSections(tree: Root): LitepaperSection[] {
  return listHeadings(tree).filter(({ depth }) => depth === 2);
}

/** As `listSections`, with the `###` sections between them. */
export function listHeadings(tree: Root): LitepaperSection[] {
  const headings = nameHeadings(tree);
  const sections: LitepaperSection[] = [];
  let open: LitepaperSection[] = [];
  for (const node of tree.children) {
    const heading = node.type === "heading" && node.depth <= 3 ? headings.get(node) : undefined;
    if (heading && node.type === "heading") {
      const section = { ...heading, depth: node.depth, words: 0 };
      sections.push(section);
      open = [...open.filter(({ depth }) => depth < node.depth), section];
    }
    for (const section of open) section.words += countWords(node);
  }
  return sections;
}

/** Gives every heading its id in the page: before references and notes turn into numbers in its words. */
export function setHeadingIds(tree: Root): void {
  for (const [node, { id }] of nameHeadings(tree)) node.data = { ...node.data, hProperties: { id } };
}

/** All headings with their words and the ids made from them, each id once. */
function nameHeadings(tree: Root): Map<Heading, { id: string; title: string }> {
  const slugger = new GithubSlugger();
  const headings = new Map<Heading, { id: string; title: string }>();
  visit(tree, "heading", (node) => {
    const title = textOf(node).replaceAll(CITATION, "").trim();
    headings.set(node, { id: slugger.slug(title), title });
  });
  return headings;
}

const NOT_RUNNING_TEXT: readonly string[] = [
  "table",
  "code",
  "math",
  "inlineMath",
  "mdxJsxFlowElement",
  "mdxJsxTextElement",
];

/**
 * Words of running text in a block: headings, paragraphs, lists, quotes, notes and run boxes; not tables, figures, maths
 * or code blocks.
 */
export function countWords(block: RootContent): number {
  let text = "";
  visit(block, (node) => {
    if (NOT_RUNNING_TEXT.includes(node.type) && !isRunBox(node)) return SKIP;
    if (node.type === "text" || node.type === "inlineCode") text += node.value;
    if (node.type === "paragraph" || node.type === "break") text += " ";
  });
  return text.replaceAll(CITATION, "").split(/\s+/).filter(hasLetter).length;
}

function isRunBox(node: Nodes): boolean {
  return node.type === "mdxJsxFlowElement" && node.name === "Run";
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
      line: lineOfListItem(tree, id),
    });
  }

  const headings = tree.children.filter((node) => node.type === "heading" && node.depth === 2);
  sections.forEach(({ id, title }, index) => {
    if (RESERVED_IDS.includes(id)) {
      problems.push(
        problemAt(
          headings[index],
          path,
          `The id "${id}" belongs to another part of the page.`,
          "Give the section another name.",
        ),
      );
      return;
    }
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

/** The file's line on which an item of a list in the frontmatter stands; its YAML starts on line 2. */
export function lineOfListItem(tree: Root, item: string): number {
  const lines = (tree.children.find((node) => node.type === "yaml")?.value ?? "").split("\n");
  const alone = lines.findIndex((line) => line.trim().replace(/^-\s*/, "").replaceAll(/["']/g, "") === item);
  const index = alone >= 0 ? alone : lines.findIndex((line) => itemsInBrackets(line).includes(item));
  return index < 0 ? 1 : index + 2;
}

function itemsInBrackets(line: string): string[] {
  const [, items = ""] = /\[([^\]]*)\]/.exec(line) ?? [];
  return items.split(",").map((item) => item.trim().replaceAll(/["']/g, ""));
}
