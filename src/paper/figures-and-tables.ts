import type { BlockContent, PhrasingContent, Root, RootContent, Table } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import type { Position } from "unist";
import { visit } from "unist-util-visit";
import { ContentError, type ContentProblem } from "../site/content-problem";
import { listFigureReferences, placeFigureReferences } from "./figure-references";
import "./folds";
import type { PaperImage } from "../content/paper-images";
import { imageOf, lookUpImage } from "./images";
import { attributeOf, elementOf, isElement, type MdxElement } from "./mdx-elements";
import { type Report, reporter } from "./parse";
import { withSmartQuotes } from "./smart-quotes";
import "./appendix";

/** Its name is for links to the table alone. */
const CAPTION = /^Table(?: (?<name>[a-z][a-z0-9-]*))?:\s*/;

/** A table with the caption that stands above it, numbered from 1 in its paper. */
export type CaptionedTable = {
  type: "captionedTable";
  position?: Position;
  number: number;
  /** What the text calls it in links to it. */
  name: string | undefined;
  caption: PhrasingContent[];
  children: [Table];
  data?: undefined;
};

/** A named drawing with its caption, numbered from 1 in its paper. */
export type NamedFigure = {
  type: "namedFigure";
  position?: Position;
  number: number;
  name: string;
  /** What a reader can find out with it where it is live. */
  task: string | undefined;
  children: PhrasingContent[];
  data?: undefined;
};

declare module "mdast" {
  interface BlockContentMap {
    captionedTable: CaptionedTable;
    namedFigure: NamedFigure;
  }
  interface RootContentMap {
    captionedTable: CaptionedTable;
    namedFigure: NamedFigure;
  }
}

/** What a paper may show beside tables. */
export type KnownFigures = {
  /** What `<Figure name="…">` may name. */
  figures: ReadonlySet<string>;
  /** What a figure can show beside the run. */
  views: (figure: string) => readonly string[];
  /** The images beside the paper, by name. */
  images: ReadonlyMap<string, PaperImage>;
};

/**
 * Gives tables their captions and figures and images their numbers, in run boxes, in folds and in the appendix too.
 *
 * Throws a ContentError for a reference whose name or number is another, a table without a caption, a caption without a
 * table, a figure without a caption, a figure whose name is not known, an image that is not there or says nothing to
 * those who do not see it, and any of them inside other text.
 */
export function numberFiguresAndTables(tree: Root, known: KnownFigures, path: string): void {
  const { problems, report } = reporter(path);
  const numbering = { known, path, report, problems, tables: 0, figures: 0 };
  const references = listFigureReferences(tree);
  tree.children = numberBlocks(tree.children, numbering);
  placeAttacks(tree, known, report);
  // Where a figure or a table is not counted, numbers behind it are others.
  if (problems.length === 0) problems.push(...placeFigureReferences(references, tree, path));
  if (problems.length > 0) throw new ContentError(problems);
}

type Numbering = {
  known: KnownFigures;
  path: string;
  report: Report;
  problems: ContentProblem[];
  /** How many have been numbered so far. */
  tables: number;
  figures: number;
};

function numberBlocks(siblings: readonly RootContent[], numbering: Numbering): RootContent[] {
  const { known, path, report, problems } = numbering;
  const blocks: RootContent[] = [];

  siblings.forEach((node, index) => {
    const previous = siblings[index - 1];
    const next = siblings[index + 1];
    if (node.type === "runBox" || node.type === "fold" || node.type === "appendix") {
      blocks.push({ ...node, children: numberBlocks(node.children, numbering) });
      return;
    }
    if (isCaption(node)) {
      if (next?.type !== "table") {
        report(
          node,
          "This caption has no table under it.",
          "Put the table directly below, with one blank line between.",
        );
      }
      return;
    }
    if (node.type === "table") {
      refuseMisplaced([node], report);
      if (!previous || !isCaption(previous) || textOf(previous).replace(CAPTION, "") === "") {
        report(
          node,
          "This table has no caption.",
          "Write a line above it, and a blank line between: Table: What to read off it.",
        );
        return;
      }
      numbering.tables += 1;
      blocks.push({
        type: "captionedTable",
        position: node.position,
        number: numbering.tables,
        name: CAPTION.exec(textOf(previous))?.groups?.name,
        caption: withoutLabel(previous.children),
        children: [node],
      });
      return;
    }
    const written = imageOf(node);
    if (written) {
      const found = lookUpImage(written, known.images, path);
      refuseMisplaced(written.caption, report);
      if ("problems" in found) {
        problems.push(...found.problems);
        return;
      }
      numbering.figures += 1;
      const { image } = found;
      const alt = withSmartQuotes(written.node.alt ?? "");
      blocks.push({
        type: "captionedImage",
        number: numbering.figures,
        image,
        alt,
        children: written.caption,
      });
      return;
    }
    const element = elementOf(node, "Figure");
    if (!element) {
      refuseMisplaced([node], report);
      blocks.push(node);
      return;
    }
    const name = attributeOf(element, "name");
    const task = attributeOf(element, "task");
    if (name === undefined || !known.figures.has(name)) {
      report(
        element,
        name ? `There is no figure "${name}".` : "This figure has no name.",
        `Use one of: ${[...known.figures].sort().join(", ")}.`,
      );
      return;
    }
    const caption = captionOf(element);
    refuseMisplaced(caption, report);
    if (caption.length === 0) {
      report(
        element,
        `The figure "${name}" has no caption.`,
        `Write what to read off it: <Figure name="${name}">Caption.</Figure>`,
      );
      return;
    }
    numbering.figures += 1;
    blocks.push({
      type: "namedFigure",
      position: element.position,
      number: numbering.figures,
      name,
      task: task && withSmartQuotes(task),
      children: caption,
    });
  });

  return blocks;
}

/** Tells each attack of a run box the number of the figure that runs it, and says which name none. */
function placeAttacks(tree: Root, { views }: KnownFigures, report: Report): void {
  const numbers = new Map<string, number>();
  visit(tree, "namedFigure", ({ name, number }) => {
    numbers.set(name, number);
  });
  visit(tree, "runBox", (box) => {
    if (!box.attack) return;
    const { figure, view } = box.attack;
    const number = numbers.get(figure);
    if (number !== undefined && views(figure).includes(view)) {
      box.attack.number = number;
      return;
    }
    const attacks = [...numbers.keys()].flatMap((name) => views(name).map((shown) => `${name}/${shown}`));
    report(
      box,
      `No figure of this paper shows "${figure}/${view}".`,
      attacks.length > 0
        ? `Use one of: ${attacks.join(", ")}.`
        : "No figure of it has anything to show besides.",
    );
  });
}

/** Tables, figures and images inside other blocks, where they would have neither number nor caption. */
function refuseMisplaced(blocks: readonly RootContent[], report: Report): void {
  for (const block of blocks) {
    visit(block, (node, _index, parent) => {
      const element = isElement(node, "Figure");
      const image = node.type === "image" || node.type === "imageReference";
      if (!element && !image && (node.type !== "table" || !parent)) return;
      report(
        node,
        `This ${element ? "figure" : image ? "image" : "table"} stands inside other text.`,
        "Put it on lines of its own, with a blank line before and after.",
      );
    });
  }
}

/** The line above a table that says what to read off it. */
export function isCaption(node: RootContent): node is Extract<RootContent, { type: "paragraph" }> {
  const first = node.type === "paragraph" ? node.children[0] : undefined;
  return first?.type === "text" && CAPTION.test(first.value);
}

/** A caption's beginning without its table's name, which no reader sees. */
export function withoutTableName(text: string): string {
  return text.replace(CAPTION, "Table: ");
}

function withoutLabel(children: PhrasingContent[]): PhrasingContent[] {
  return children.map((child, index) =>
    index === 0 && child.type === "text" ? { ...child, value: child.value.replace(CAPTION, "") } : child,
  );
}

function captionOf(element: MdxElement): PhrasingContent[] {
  if (element.type === "mdxJsxTextElement") return element.children;
  return element.children.flatMap((child: BlockContent | RootContent, index): PhrasingContent[] => {
    if (child.type !== "paragraph") return [];
    return index === 0 ? child.children : [{ type: "text", value: " " }, ...child.children];
  });
}
