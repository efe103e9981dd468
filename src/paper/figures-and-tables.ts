import { extname } from "node:path";
import type { BlockContent, Image, Nodes, PhrasingContent, Root, RootContent, Table } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import type { PaperImage } from "../content/paper-images";
import { nearestName } from "../site/nearest-name";
import { withSmartQuotes } from "../text/smart-quotes";
import { listFigureReferences, placeFigureReferences } from "./figure-references";
import { decode } from "./links";
import type { CaptionedTable, NamedFigure, PlacedImage } from "./markdown-nodes";
import { attributeOf, elementOf, type MdxElement } from "./mdx-elements";
import type { Report } from "./report";

/** How a table's caption begins. Only links use the name. */
const CAPTION = /^Table(?: (?<name>[a-z][a-z0-9-]*))?:\s*/;

/** What a paper may show beside tables. */
export type KnownFigures = {
  /** What `<Figure name="…">` may name. */
  figures: ReadonlyMap<string, { views: readonly string[] }>;
  /** The images beside the paper, by name. */
  images: ReadonlyMap<string, PaperImage>;
};

/**
 * Gives tables and images their captions, and what has a caption its number: in run boxes, folds and the appendix too, and
 * in lists and quotations, where no figure of the site's stands.
 */
export function numberFiguresAndTables(tree: Root, known: KnownFigures, report: Report): void {
  let complete = true;
  const numbering: Numbering = {
    known,
    report: (...problem) => {
      complete = false;
      report(...problem);
    },
    tables: 0,
    figures: 0,
  };
  const references = listFigureReferences(tree);
  tree.children = numberBlocks(tree.children, numbering, false);
  placeAttacks(tree, known, report);
  // Where a figure or a table is not counted, the numbers behind it are wrong.
  if (complete) placeFigureReferences(references, tree, report);
}

type Numbering = {
  known: KnownFigures;
  report: Report;
  /** How many have been numbered so far. */
  tables: number;
  figures: number;
};

function numberBlocks(blocks: readonly RootContent[], numbering: Numbering, inText: boolean): RootContent[] {
  return blocks.flatMap((block, index): RootContent | [] => {
    const { report } = numbering;
    if ("children" in block && (PARTS.includes(block.type) || TEXTS.includes(block.type))) {
      const children = numberBlocks(block.children, numbering, inText || TEXTS.includes(block.type));
      return { ...block, children } as RootContent;
    }
    const captions = blocks[index + 1]?.type === "table";
    if (isCaption(block) && (captions || !inText)) {
      if (!captions)
        report(
          block,
          "This caption has no table under it.",
          "Put the table directly below, with one blank line between.",
        );
      else if (textOf(block).replace(CAPTION, "") === "")
        report(
          block,
          "This caption says nothing.",
          "Write behind the colon what to read off the table, or remove the line.",
        );
      return [];
    }
    if (block.type === "table") return captionTable(block, blocks[index - 1], numbering);
    const image = imageOf(block);
    if (image) return numberImage(image, numbering) ?? [];
    const figure = inText ? undefined : elementOf(block, "Figure");
    if (figure) return numberFigure(figure, numbering) ?? [];
    refuseMisplaced([block], report);
    return block;
  });
}

/** Blocks of blocks: parts of the paper, and what stands in its text. */
const PARTS: readonly string[] = ["runBox", "fold", "appendix"];
const TEXTS: readonly string[] = ["blockquote", "list", "listItem"];

/** A table without a caption stays as it is, and has no number. */
function captionTable(
  table: Table,
  above: RootContent | undefined,
  numbering: Numbering,
): CaptionedTable | Table {
  refuseMisplaced(table.children, numbering.report);
  if (!above || !isCaption(above)) return table;
  numbering.tables += 1;
  return {
    type: "captionedTable",
    position: table.position,
    number: numbering.tables,
    name: CAPTION.exec(textOf(above))?.groups?.name,
    caption: withoutLabel(above.children),
    children: [table],
  };
}

function numberImage(written: WrittenImage, numbering: Numbering): PlacedImage | undefined {
  const image = lookUpImage(written.node, numbering.known.images, numbering.report);
  refuseMisplaced(written.caption, numbering.report);
  if (!image) return undefined;
  if (written.caption.length > 0) numbering.figures += 1;
  return {
    type: "placedImage",
    number: written.caption.length > 0 ? numbering.figures : undefined,
    image,
    alt: withSmartQuotes(written.node.alt ?? ""),
    children: written.caption,
  };
}

type WrittenImage = { node: Image; caption: PhrasingContent[] };

/** An image that begins its paragraph; the rest of the paragraph, or else its title, is its caption. */
function imageOf(block: RootContent): WrittenImage | undefined {
  if (block.type !== "paragraph") return undefined;
  const [first, ...rest] = block.children;
  if (first?.type !== "image") return undefined;
  const [next, ...others] = rest;
  const caption: PhrasingContent[] =
    next?.type === "text" ? [{ ...next, value: next.value.trimStart() }, ...others] : rest;
  const written = caption.filter((node) => node.type !== "text" || node.value !== "");
  if (written.length > 0 || !first.title) return { node: first, caption: written };
  return { node: first, caption: [{ type: "text", value: withSmartQuotes(first.title) }] };
}

/** The file that an image names; undefined where something is wrong with its address or its words. */
function lookUpImage(
  node: Image,
  images: ReadonlyMap<string, PaperImage>,
  report: Report,
): PaperImage | undefined {
  const name = decode(node.url).replace(/^\.\//, "");
  const image = images.get(name);
  let wrong = false;
  const say = (message: string, advice: string) => {
    wrong = true;
    report(node, message, advice);
  };

  if (!image && /^[a-z][a-z0-9+.-]*:|\//i.test(name)) {
    say(
      `The image "${node.url}" does not stand beside the paper.`,
      "Put the file into the paper's folder, and write its name alone: ![What it shows](name.png)",
    );
  } else if (!image && /\.(?:gif|bmp|tiff?|pdf|heic)$/i.test(name)) {
    say(
      `Papers show no ${extname(name).slice(1).toUpperCase()} files: "${name}".`,
      "Export it as PNG, JPEG, WebP, AVIF or SVG, and write that file's name.",
    );
  } else if (!image) {
    const nearest = nearestName(name, [...images.keys()]);
    say(
      `There is no image "${name}" beside the paper.`,
      nearest
        ? `Did you mean ${nearest}? The paper's folder holds: ${[...images.keys()].join(", ")}.`
        : "Put the file into the paper's folder: PNG, JPEG, WebP, AVIF or SVG.",
    );
  } else if (image.width === 0) {
    say(
      `The image "${name}" cannot be read as a picture.`,
      "Export it again as PNG, JPEG, WebP, AVIF or SVG.",
    );
  }
  if (image && !/^[\w.-]+$/.test(name))
    say(`"${name}" cannot be an address.`, "Name the file with letters, digits, hyphens and dots only.");
  if (!node.alt?.trim())
    say(
      "This image has no alternative text.",
      `Say in the brackets what those learn from it who do not see it: ![Two agents and an escrow](${image ? node.url : "name.png"})`,
    );
  return wrong ? undefined : image;
}

function numberFigure(element: MdxElement, numbering: Numbering): NamedFigure | undefined {
  const { known, report } = numbering;
  const name = attributeOf(element, "name");
  const task = attributeOf(element, "task");
  if (name === undefined || !known.figures.has(name)) {
    report(
      element,
      name ? `There is no figure "${name}".` : "This figure has no name.",
      `Use one of: ${[...known.figures.keys()].sort().join(", ")}.`,
    );
    return undefined;
  }
  const caption = captionOf(element);
  refuseMisplaced(caption, report);
  if (caption.length === 0) {
    report(
      element,
      `The figure "${name}" has no caption.`,
      `Write what to read off it: <Figure name="${name}">Caption.</Figure>`,
    );
    return undefined;
  }
  numbering.figures += 1;
  return {
    type: "namedFigure",
    position: element.position,
    number: numbering.figures,
    name,
    task: task && withSmartQuotes(task),
    children: caption,
  };
}

/** Gives each attack of a run box the number of the figure that runs it. Reports those that no figure shows. */
function placeAttacks(tree: Root, { figures }: KnownFigures, report: Report): void {
  const views = (figure: string) => figures.get(figure)?.views ?? [];
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

/** Tables and images in lines, where they have no room. */
function refuseMisplaced(blocks: readonly Nodes[], report: Report): void {
  for (const block of blocks) {
    visit(block, ["table", "image"], (node) => {
      report(
        node,
        `This ${node.type === "table" ? "table" : "image"} stands inside other text.`,
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

/** A caption without its table's name, which no reader sees. */
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
