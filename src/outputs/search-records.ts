import type { Element, ElementContent, Root } from "hast";
import { matches, select, selectAll } from "hast-util-select";
import { toString as textOf } from "hast-util-to-string";
import { h } from "hastscript";
import { SKIP, visit } from "unist-util-visit";
import { readSections, wordsOf } from "../paper/section-texts";
import { linearMath } from "../site/linear-math";
import { litepaperPath } from "../site/litepaper-paths";
import { QUESTIONS_PATH } from "../site/question-pages";
import { hasClass } from "../text/has-class";
import type { Documents, PaperDocument } from "./documents";
import { searchPlaces } from "./search-places";

/** What the search finds: a place of the site, a paper, one of its sections or folds, a question, a term, or a symbol. */
export type SearchRecord = {
  url: string;
  page: string;
  title: string;
  /** What else it is called. */
  names?: readonly string[];
  content: string;
};

/** What the search leaves out. A paper's terms stand in the glossary too, and its symbols in its text; marks say where words are from. */
const LEFT_OUT = ".mark, .terms, .symbols, .code-scroll, .run-kind";

/** A record for each of these, so that it is found and ranked by itself. */
export function searchRecords({
  papers,
  questions,
  terms,
}: Pick<Documents, "papers" | "questions" | "terms">): SearchRecord[] {
  return [
    ...searchPlaces,
    ...papers.flatMap(recordsOf),
    ...questions.map(({ slug, question, answer }) => ({
      url: `${QUESTIONS_PATH}#${slug}`,
      page: "Questions",
      title: question,
      content: answer,
    })),
    ...terms.map(({ slug, term, definition }) => ({
      url: `/glossary#${slug}`,
      page: "Glossary",
      title: term,
      content: definition,
    })),
    ...symbolsOf(papers),
  ];
}

/** The symbols of the papers' lists, each where the first paper has it. */
function symbolsOf(papers: readonly PaperDocument[]): SearchRecord[] {
  const listed = papers.flatMap(({ slug, title, tree }) =>
    selectAll(".symbols dt", tree).flatMap((entry) => {
      const { id } = entry.properties;
      const [symbol, meaning] = [select("math", entry), select(`#${id} + dd`, tree)];
      if (!symbol || !meaning) return [];
      const content = `${textOf(meaning)}, in ${title}.`;
      return { url: `${litepaperPath(slug)}#${id}`, page: "Symbols", title: linearMath(symbol), content };
    }),
  );
  return listed.filter(({ title }, index) => listed.findIndex((other) => other.title === title) === index);
}

function recordsOf({ slug, title, shortTitle, subtitle, tree: page }: PaperDocument): SearchRecord[] {
  const url = litepaperPath(slug);
  const tree = structuredClone(page);
  makeQuotable(tree);
  // What stands in a fold is found there, so that the way to it opens the fold.
  const folds = takeFolds(tree);
  return [
    { url, page: title, title, names: [shortTitle], content: subtitle },
    ...[tree, ...folds].flatMap(readSections).map((section) => ({
      url: `${url}#${section.id}`,
      page: title,
      title: section.title,
      content: sentences(section.text.split("\n")) || section.title,
    })),
  ];
}

/** Removes what the search leaves out, writes formulae on one line, and a table's rows as sentences. */
function makeQuotable(tree: Root): void {
  visit(tree, "element", (element, index, parent) => {
    if (!parent || index === undefined) return;
    const isAddress = element.tagName === "a" && element.children.some(isUrl);
    if (isAddress || matches(LEFT_OUT, element)) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (element.tagName !== "math") return;
    const before = element.properties.display === "block" ? DISPLAYED : "";
    element.children = [{ type: "text", value: before + linearMath(element) }];
    // Else it would be read as LaTeX.
    delete element.data;
  });
  visit(tree, "element", (element) => {
    if (element.tagName !== "tr") return;
    element.children = [{ type: "text", value: rowOf(element) }];
    return SKIP;
  });
}

/** Takes the folds out of a text, and returns each as a text with its title as heading. */
function takeFolds(tree: Root): Root[] {
  const folds: Root[] = [];
  visit(tree, "element", (element, index, parent) => {
    if (!hasClass(element, "fold") || !parent || index === undefined) return;
    const [summary, ...children] = element.children;
    parent.children.splice(index, 1);
    if (summary?.type === "element") {
      const title = h("h3", { id: element.properties.id }, summary.children);
      folds.push({ type: "root", children: [title, ...children] });
    }
    return [SKIP, index];
  });
  return folds;
}

/** A row of a table as a sentence: what it is about, and what is said of that. Empty cells say nothing. */
function rowOf({ children }: Element): string {
  const cells = children.filter((cell): cell is Element => cell.type === "element");
  const [first = "", ...others] = cells.map(wordsOf).filter((words) => words !== "");
  const isHead = cells.every(({ tagName }) => tagName === "th");
  return others.length === 0 ? first : `${first}${isHead ? "; " : ": "}${others.join("; ")}`;
}

const isUrl = (node: ElementContent) => node.type === "text" && /^https?:/.test(node.value);

/** Stands before a displayed formula, which is a line of its own but no sentence: an invisible separator. */
const DISPLAYED = "\u2063";

/** Lines as sentences, which an excerpt keeps apart. */
function sentences(lines: readonly string[]): string {
  return lines
    .filter((line) => line !== "")
    .map((line, index, { [index + 1]: next = "" }) =>
      /[.,:;?!][”’)]?$/.test(line) || next.startsWith(DISPLAYED) ? line : `${line}.`,
    )
    .join(" ")
    .replaceAll(DISPLAYED, "");
}
