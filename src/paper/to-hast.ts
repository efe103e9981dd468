import type { Element, ElementContent, Root as HtmlRoot } from "hast";
import { fromHtml } from "hast-util-from-html";
import { matches, select, selectAll } from "hast-util-select";
import { h } from "hastscript";
import type { Code, FootnoteReference, Link, Paragraph, PhrasingContent, Table } from "mdast";
import type { Math as DisplayMath, InlineMath } from "mdast-util-math";
import { defaultHandlers, type Handlers, toHast as mdastToHast, type State } from "mdast-util-to-hast";
import { toString as wordsOf } from "mdast-util-to-string";
import { imagesPath, servedFiles } from "../content/paper-images";
import { isVerdict, RUN_LABEL } from "../example/run";
import { directionOf } from "../site/languages";
import { hasClass } from "../text/has-class";
import { cardHtml } from "./cards";
import { citationLinks, referenceList } from "./citations";
import { refersToFigure } from "./figure-references";
import { highlightCode } from "./highlight";
import type { Library } from "./library";
import {
  APPENDIX_ID,
  type Appendix,
  type CaptionedTable,
  type CitationGroup,
  type Fold,
  type NamedFigure,
  type PlacedImage,
  type Properties,
  type RunAttack,
  type RunBox,
  type RunReference,
  type SourceMark,
} from "./markdown-nodes";
import { hangMarks, markHtml } from "./marks";
import { keepStops, mathMl, numberEquations } from "./math";
import { noteReference, noteText } from "./notes";
import type { Numbering, WrittenPaper } from "./number-litepaper";
import { listParts } from "./paper-parts";
import { addParagraphIds } from "./paragraph-ids";
import { plainElements, scrollingCode, scrollingTable } from "./plain-elements";
import { propertiesHtml } from "./properties";
import { titleOf } from "./section-texts";
import { markSymbols, symbolList, symbolsUsed } from "./symbols";
import { markTerms, termList } from "./terms";
import { setDirections } from "./text-directions";

/** A numbered paper, and what it refers to. */
export type NumberedPaper = WrittenPaper & Numbering & { slug: string; library: Library };

/**
 * The page's tree from a paper's Markdown tree, whose paragraphs get their ids; each formula has its LaTeX as `data.latex`.
 * With it come the slugs of the terms that the text really uses, and its symbols in the order of their first use.
 */
export function toHast(paper: NumberedPaper, { draft, lang }: { draft: boolean; lang: string }) {
  const { tree: markdown, citedWorks, terms } = paper;
  const paragraphs = new Map<Element, Paragraph>();
  const tree: HtmlRoot = { type: "root", children: [] };
  Object.assign(tree, mdastToHast(markdown, { handlers: handlers(paper, paragraphs) }));
  plainElements(tree);
  addParagraphIds(tree);
  hangMarks(tree);
  for (const [{ properties }, paragraph] of paragraphs)
    if (properties.id) paragraph.data = { ...paragraph.data, hProperties: { id: properties.id } };
  const termsFound = markTerms(tree, terms);

  // End matter belongs to no section.
  const appendix = tree.children.filter((node) => hasClass(node, "appendix"));
  tree.children = tree.children.filter((node) => !hasClass(node, "appendix"));
  addHeadingLinks(tree);
  for (const fold of selectAll(".fold", tree)) fold.children = groupNotes(fold.children);
  tree.children = groupNotes(tree.children);
  groupSections(tree);

  const parts = listParts({ ...tree, children: [...tree.children, ...appendix] });
  const symbolsFound = symbolsUsed({ ...tree, children: [...tree.children, ...appendix] }, paper.alphabet);
  const symbols = [...symbolsFound.values()];
  if (draft) tree.children.unshift(h("div.draft", { role: "note" }, DRAFT));
  tree.children.push(...appendix);
  if (symbols.length > 0) tree.children.push(symbolList(symbols));
  if (terms.length > 0) tree.children.push(termList(terms));
  if (citedWorks.length > 0) tree.children.push(referenceList(citedWorks, paper.library.references));
  numberEquations(tree);
  keepStops(tree);
  markSymbols(tree, symbolsFound);
  setDirections(tree, directionOf(lang));
  return { tree, termsFound, symbols, parts };
}

function handlers({ slug, library }: NumberedPaper, paragraphs: Map<Element, Paragraph>): Handlers {
  return {
    paragraph: (state: State, node: Paragraph) => {
      const element = defaultHandlers.paragraph(state, node);
      paragraphs.set(element, node);
      return element;
    },
    link: (state: State, node: Link) => {
      const element = defaultHandlers.link(state, node);
      // “Figure” and its number stay on one line.
      if (refersToFigure(node)) element.properties.className = ["nowrap"];
      return element;
    },
    yaml: () => undefined,
    math: (_state: State, node: DisplayMath) => h("div.formula", mathMl(node.value, true)),
    inlineMath: (_state: State, node: InlineMath) => mathMl(node.value, false),
    citationGroup: (_state: State, node: CitationGroup) => citationLinks(node),
    footnoteReference: (_state: State, node: FootnoteReference) => noteReference(node),
    footnoteDefinition: noteText,
    captionedTable,
    appendix: (state: State, { title, children }: Appendix) =>
      h("section.appendix", { ariaLabelledBy: APPENDIX_ID }, [
        h("h2", { id: APPENDIX_ID }, `Appendix: ${title}`),
        ...(state.all({ type: "root", children }) as ElementContent[]),
      ]),
    code: (_state: State, node: Code) => scrollingCode(node, highlightCode(node.value, node.lang ?? "")),
    table: (state: State, node: Table) =>
      scrollingTable(state, node, {
        ariaLabel: `Table: ${node.children[0]?.children.map((cell) => wordsOf(cell)).join(", ")}`,
      }),
    placedImage: (state: State, node: PlacedImage) => placedImage(state, node, imagesPath(slug)),
    card: cardHtml,
    sourceMark: (_state: State, node: SourceMark) => markHtml(node),
    properties: (state: State, node: Properties) => propertiesHtml(state, node, paragraphs),
    runBox,
    fold: (state: State, { title, data, children }: Fold) =>
      h("details.fold", { id: data?.hProperties?.id }, [
        h("summary", title),
        ...(state.all({ type: "root", children }) as ElementContent[]),
      ]),
    runReference: (_state: State, { name, value, text }: RunReference) =>
      isVerdict(name)
        ? h("span", { dataName: name }, text)
        : h("data.run-value", { value: String(value), dataName: name }, text),
    namedFigure: (state: State, { number, name, task, children }: NamedFigure) => {
      const figure = library.figures.get(name);
      const drawing = fromHtml(figure?.draw(library.run) ?? "", { fragment: true, space: "svg" });
      const shape = isTall(drawing) ? ["figure-tall"] : [];
      const element = h("figure.figure", { className: shape, id: `figure-${number}`, dataFigure: name }, [
        h("div.figure-stage", [
          ...(task ? [h("p.figure-task", task)] : []),
          h("div.figure-drawing", drawing.children),
          placeOfControls(figure?.controls ?? 0),
        ]),
        h("figcaption", captionHtml(state, `Figure ${number}`, children)),
      ]);
      return Object.assign(element, { data: { figure: { number, name } } });
    },
  };
}

function captionHtml(state: State, number: string, caption: PhrasingContent[]): (ElementContent | string)[] {
  const words = state.all({ type: "paragraph", children: caption }) as ElementContent[];
  return [h("span.display-number", number), " ", ...words];
}

/** From this height to its width on a drawing leaves room for its controls beside it rather than above. */
const TALL = 0.9;

function isTall(drawing: HtmlRoot): boolean {
  const [, , width = 1, height = 1] = String(select("svg", drawing)?.properties.viewBox)
    .split(" ")
    .map(Number);
  return height / width > TALL;
}

/** Empty cells for a figure's controls and its result, so that nothing moves when the script fills them. */
function placeOfControls(controls: number): Element {
  const cells = Array.from({ length: controls }, () => h("i"));
  return h("div.figure-controls", [h("div.figure-named", cells), h("output"), h("div.figure-more")]);
}

/** A link from an attack's story to the figure that runs it. */
function attackLink({ figure, view, number }: RunAttack): Element {
  const name = `Run this attack in Figure ${number}`;
  return h("div.run-attack", h("a", { href: `?fig.${figure}=${view}#figure-${number}` }, name));
}

const DRAFT = "Draft: shown while developing and in previews, published nowhere.";

function runBox(state: State, { title, attack, premises, children }: RunBox): Element {
  // No `aside`: browsers leave those out of their reader views, and screen readers list each as a landmark.
  const premise = premises.length > 0 ? { dataPremise: premises.join(" ") } : {};
  return h("div.run", { role: "note", ariaLabel: `${RUN_LABEL}: ${title}`, ...premise }, [
    h("div.run-label", [h("span.run-kind", RUN_LABEL), " ", h("span.run-title", title)]),
    ...(state.all({ type: "root", children }) as ElementContent[]),
    ...(attack ? [attackLink(attack)] : []),
  ]);
}

/** How wide an image stands: up to the window on small screens, with the margin on large ones. */
const IMAGE_SIZES = "(width >= 80rem) 60rem, (width >= 64rem) 43rem, 100vw";

function placedImage(
  state: State,
  { number, image, alt, children }: PlacedImage,
  imagesPath: string,
): Element {
  const files = servedFiles(image).map(({ file, width }) => ({ address: `${imagesPath}/${file}`, width }));
  const element = h("figure.figure", number ? { id: `figure-${number}` } : {}, [
    h("img", {
      src: files.at(-1)?.address,
      ...(files.length > 1
        ? { srcSet: files.map(({ address, width }) => `${address} ${width}w`).join(", "), sizes: IMAGE_SIZES }
        : {}),
      width: image.width,
      height: image.height,
      alt,
      loading: "lazy",
      decoding: "async",
    }),
    ...(number ? [h("figcaption", captionHtml(state, `Figure ${number}`, children))] : []),
  ]);
  return number ? Object.assign(element, { data: { figure: { number, name: null } } }) : element;
}

function captionedTable(state: State, { number, caption, children: [table] }: CaptionedTable): Element {
  const captionId = `table-${number}-caption`;
  return h("figure.table", { id: `table-${number}` }, [
    h("figcaption", { id: captionId }, captionHtml(state, `Table ${number}`, caption)),
    scrollingTable(state, table, { ariaLabelledBy: [captionId] }),
  ]);
}

/** Adds a link beside each heading, not in it, so that the heading's accessible name is its words alone. */
function addHeadingLinks(tree: HtmlRoot): void {
  tree.children = tree.children.map((node) => {
    if (node.type !== "element" || !/^h[23]$/.test(node.tagName)) return node;
    const { id } = node.properties;
    return h("div.heading", [
      node,
      h("a.heading-link", { href: `#${String(id)}`, ariaLabel: `Link to section: ${titleOf(node)}` }, "#"),
    ]);
  });
}

/** Puts each block that has notes into one row with them, so that they can stand beside it. */
function groupNotes<Block extends HtmlRoot["children"][number]>(
  blocks: readonly Block[],
): (Block | Element)[] {
  const rows: (Block | Element)[] = [];
  for (const node of blocks) {
    const previous = rows.at(-1);
    if (node.type === "text" && node.value.trim() === "") continue;
    if (!hasClass(node, "note")) {
      rows.push(node);
    } else if (previous && hasClass(previous, "noted")) {
      const notes = previous.children.at(-1);
      if (notes?.type === "element") notes.children.push(node);
    } else if (previous?.type === "element") {
      rows[rows.length - 1] = h("div.noted", [previous, h("div.notes", [node])]);
    }
  }
  return rows;
}

/** Puts each section into an element of its own, so that browsers can lay one out without the others. */
function groupSections(tree: HtmlRoot): void {
  const children: HtmlRoot["children"] = [];
  let section: Element | undefined;
  for (const node of tree.children) {
    if (node.type === "element" && matches(".heading:has(> h2)", node)) {
      section = h("section", [node]);
      children.push(section);
    } else if (section && node.type === "element") section.children.push(node);
    else children.push(node);
  }
  tree.children = children;
}
