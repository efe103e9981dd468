import GithubSlugger, { slug } from "github-slugger";
import type { Heading, Nodes, Root, RootContent } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { SKIP, visit } from "unist-util-visit";
import { stringify } from "yaml";
import type { LitepaperSection } from "../site/litepaper-facts";
import { linesOnDemand } from "./cards";
import { END_MATTER } from "./end-matter";
import { withoutTableName } from "./figures-and-tables";
import { APPENDIX_ID, type Fold } from "./markdown-nodes";
import { SOURCE_NAMES } from "./marks";
import { attributeOf, isElement } from "./mdx-elements";
import type { Report, ReportField } from "./report";

/**
 * Ids that no heading may have: those of the page's own parts and of Gatsby's, and those of the end matter's titles, since
 * a record's text under such a title counts as another file's.
 */
const PAGE_IDS: ReadonlySet<string> = new Set([
  ...[
    "main",
    "symbols",
    "terms",
    "references",
    "changes",
    APPENDIX_ID,
    "cite",
    "versions",
    "preview",
    "structured-data",
  ],
  ...["symbols-list", "terms-list", "references-list", "cite-list", "versions-list"],
  ...["___gatsby", "_gatsby-scripts-1"],
  ...["announcer", "focus-wrapper", "runtime", "script-loader"].map((part) => `gatsby-${part}`),
  ...Object.values(END_MATTER).map((title) => slug(title)),
]);

/** Ids of figures, cards, tables, notes, paragraphs and parts of drawings. */
const COUNTED_ID =
  /^(?:(?:figure|card)-\d+|table-\d+(?:-caption)?|note-(?:reference-)?\d+|p-[0-9a-f]{6,}|fig-.+-(?:title|desc|arrow))$/;

/** Ids that a page makes from the keys of works and the names of terms. */
const NAMED_ID = /^(?:reference-(?<work>.+)|cite-(?<cited>.+)-\d+|(?:term|use)-(?<term>.+))$/;

const CITATION = /\s*\[@[^\]]*\]/g;

/** Labels that say where a statement comes from. They are no words of the text. */
const MARK = new RegExp(`\\[(?:${Object.keys(SOURCE_NAMES).join("|")})\\]`, "g");

/** The `##` and `###` sections of a paper, in order, with the ids that their headings get in the page. */
export function listHeadings(tree: Root): LitepaperSection[] {
  const headings = nameHeadings(tree);
  const inSight = countBlocks(tree, { folds: false });
  const sections: LitepaperSection[] = [];
  let open: LitepaperSection[] = [];
  for (const node of tree.children) {
    const heading = node.type === "heading" && node.depth <= 3 ? headings.get(node) : undefined;
    if (heading && node.type === "heading") {
      const section = { ...heading, depth: node.depth, words: 0 };
      sections.push(section);
      open = [...open.filter(({ depth }) => depth < node.depth), section];
    }
    for (const section of open) section.words += inSight.get(node) ?? 0;
  }
  return sections;
}

/** The ids of all headings and folds. */
export function listIds(tree: Root): string[] {
  return [...nameHeadings(tree).values()].map(({ id }) => id);
}

/** Whether an id may be one that the page makes of something else than a heading or a fold: of what a text cites and lists. */
export function isMadeByPage(id: string, source: string, terms: readonly string[]): boolean {
  const { work, cited, term } = NAMED_ID.exec(id)?.groups ?? {};
  return isOfPage(id) || source.includes(`@${work ?? cited}`) || terms.includes(term ?? "");
}

/** Gives every heading and fold its id in the page. Runs before numbering, which changes the words of headings. */
export function setHeadingIds(tree: Root): void {
  for (const [node, { id }] of nameHeadings(tree)) node.data = { ...node.data, hProperties: { id } };
}

/** All headings, and behind them all folds, with their words and the ids made from them; each heading's id once. */
function nameHeadings(tree: Root): Map<Heading | Fold, { id: string; title: string }> {
  const slugger = new GithubSlugger();
  const headings = new Map<Heading | Fold, { id: string; title: string }>();
  visit(tree, "heading", (node) => {
    // Braces are reported, and are no words.
    const words = node.children.filter(({ type }) => type !== "mdxTextExpression");
    const title = textOf(words).replaceAll(CITATION, "").trim();
    headings.set(node, { id: slugger.slug(title), title });
  });
  visit(tree, "fold", (node) => {
    headings.set(node, { id: slug(node.title), title: node.title });
  });
  return headings;
}

/** The words that can be read of a paper before its appendix: all, or without those that folds hide. */
export function countPaper(tree: Root, options: WhatCounts): number {
  return [...countBlocks(tree, options).values()].reduce((sum, words) => sum + words, 0);
}

/** Adult readers of English non-fiction: Brysbaert 2019, 238 words a minute, rounded down for technical prose. */
export const WORDS_A_MINUTE = 220;

/**
 * Readers of Chinese and Japanese, whose words have no spaces between them. Trauzettel-Klosinski and Dietz 2012 measured 255
 * characters of Chinese a minute aloud; silent reading is faster by a third (Brysbaert 2019), and Japanese has more characters
 * to a word.
 */
const CHARACTERS_A_MINUTE = 400;

/** Whether what folds hide counts. */
type WhatCounts = { folds: boolean };

/** The words of each block before the appendix. A note of a fold hides with it, wherever its text was written. */
function countBlocks(tree: Root, options: WhatCounts): Map<RootContent, number> {
  const hidden = new Set<string>();
  if (!options.folds)
    visit(tree, "fold", (fold) => {
      visit(fold, "footnoteReference", ({ identifier }) => void hidden.add(identifier));
    });
  const counted = tree.children.filter(
    (block) =>
      !isElement(block, "Appendix") && !(block.type === "footnoteDefinition" && hidden.has(block.identifier)),
  );
  return new Map(counted.map((block) => [block, countWords(block, options)]));
}

/**
 * The words that can be read in a block: headings, paragraphs, lists, quotations, notes, cards, properties, tables,
 * captions, boxes, folds, and what these and figures are told as attributes; not marks, maths, code blocks,
 * citations, what the run gives, or what images say to those who do not see them.
 */
export function countWords(block: RootContent, { folds }: WhatCounts = { folds: true }): number {
  let text = "";
  const hidden = new Set<Nodes>();
  visit(block, (node, index, parent) => {
    if (hidden.has(node)) return SKIP;
    if (!folds && isElement(node, "Card")) for (const line of linesOnDemand(node)) hidden.add(line);
    if (node.type === "math" || node.type === "inlineMath") return SKIP;
    // A property opens to the attack that it stops.
    if (parent?.type === "property" && index === 1 && !folds) return SKIP;
    if (node.type === "text") text += withoutTableName(node.value);
    if (node.type === "inlineCode") text += node.value;
    if (node.type === "fold") text += ` ${node.title} `;
    if (isElement(node)) text += ` ${attributeOf(node, "title") ?? ""} ${attributeOf(node, "task") ?? ""} `;
    if (node.type === "paragraph" || node.type === "tableCell" || node.type === "break") text += " ";
    if (node.type === "fold" && !folds) return SKIP;
  });
  const words = text.replaceAll(CITATION, "").replaceAll(MARK, "");
  const characters = words.match(UNSPACED)?.length ?? 0;
  const others = words
    .replaceAll(UNSPACED, " ")
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word)).length;
  return others + Math.ceil((characters * WORDS_A_MINUTE) / CHARACTERS_A_MINUTE);
}

/** Characters of scripts that put no spaces between words; Korean does. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/**
 * Holds a paper to the ids it has published, and its headings and folds to ids that the page has for nothing else.
 *
 * An id in the frontmatter's `sections` without its heading breaks links that others have made; a heading that is
 * not in the list is not promised yet. A paper that is not published promises nothing: `published` is undefined.
 */
export function checkSections(
  tree: Root,
  published: readonly string[] | undefined,
  report: Report,
  reportField: ReportField,
): void {
  const headings = nameHeadings(tree);
  const sections = [...headings].filter(([node]) => isSection(node, tree));
  for (const [index, id] of (published ?? []).entries()) {
    if (sections.some(([, section]) => section.id === id)) continue;
    const words = id.replaceAll("-", " ");
    reportField(
      ["sections", index],
      `The published section "${id}" is missing.`,
      `Bring back a heading whose words make this id, such as: ## ${words.charAt(0).toUpperCase()}${words.slice(1)}. Links to #${id} exist elsewhere.`,
    );
  }

  const ids = new Set<string>();
  const titles = new Set<string>();
  for (const [node, { id, title }] of headings) {
    const isFold = node.type === "fold";
    // That it has none is told by itself.
    if (isFold && title === "") continue;
    if (isOfPage(id)) reportTakenId(node, id, report);
    else if (!/[\p{L}\p{N}]/u.test(id))
      report(
        node,
        `The ${isFold ? "title" : "heading"} "${title}" has no letter and no digit for its id.`,
        otherName(node),
      );
    // A repeated heading gets a number in its id. A fold does not: the number would move when a fold is added above.
    else if (isFold && ids.has(id))
      report(
        node,
        `The title "${title}" is that of a heading or of another <Details>: its id, "${id}", is taken.`,
        otherName(node),
      );
    else if (isSection(node, tree) && titles.has(title))
      report(node, `A second section is called "${title}".`, "Give each section its own name.");
    else if (isSection(node, tree) && isOneLine(node) && published?.includes(id) === false)
      report(
        node,
        `The section "${title}" is not among the published ids.`,
        `Add "${stringify([id]).trim()}" to \`sections\` in the frontmatter, in its place.`,
      );
    ids.add(id);
    if (isSection(node, tree)) titles.add(title);
  }
}

/**
 * Reports a heading that has an id which the page would give to a work, a citation, a term or a symbol: also where this
 * paper does not refer to them yet, so that none can take a published heading's id later.
 */
export function refuseNamedIds(
  tree: Root,
  works: ReadonlySet<string>,
  terms: ReadonlySet<string>,
  symbolIds: ReadonlySet<string>,
  report: Report,
): void {
  for (const [node, { id }] of nameHeadings(tree)) {
    const { work, cited, term } = NAMED_ID.exec(id)?.groups ?? {};
    if (works.has(work ?? cited ?? "") || terms.has(term ?? "") || symbolIds.has(id))
      reportTakenId(node, id, report);
  }
}

const isOfPage = (id: string) => PAGE_IDS.has(id) || COUNTED_ID.test(id);

const isSection = (node: Heading | Fold, tree: Root) =>
  node.type === "heading" && node.depth === 2 && tree.children.includes(node);

/** A line that another one under it makes a heading is told of by itself. */
const isOneLine = ({ position }: Heading | Fold) => position?.start.line === position?.end.line;

const reportTakenId = (node: Heading | Fold, id: string, report: Report) =>
  report(
    node,
    `The id "${id}" belongs to another part of the page.`,
    id === "references" ? MADE_OF_KEYS : otherName(node),
  );

const MADE_OF_KEYS =
  "Call the section Sources, or remove it: the page lists each work that the text cites as [@key] from content/references.json.";

const otherName = ({ type }: Heading | Fold) =>
  type === "fold" ? "Give <Details> another title." : "Give the section another name.";
