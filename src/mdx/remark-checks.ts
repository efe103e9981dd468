import type { Heading, Nodes, Root } from "mdast";
import type { MdxFlowExpression, MdxTextExpression } from "mdast-util-mdx";
import temml from "temml";
import { visit } from "unist-util-visit";
import { visitParents } from "unist-util-visit-parents";
import { getFigureId } from "../components/get-figure-id";
import { type FigureName, figureNames, getFigureSlider } from "../figures/figure-sliders";
import { didYouMean } from "../site/did-you-mean";
import { findBraceMistake, IMPORT_MISTAKE } from "./brace-mistakes";
import { getAttribute, isJsxElement, type JsxElement } from "./jsx-elements";
import { addMistake, type File } from "./mistakes";

/** The components that a page may have, and the attributes that each needs. */
export const COMPONENTS: Readonly<Record<string, readonly string[]>> = {
  Value: ["name"],
  Figure: ["name"],
  Example: ["title"],
  Details: ["title"],
  Attacks: [],
  Numbers: [],
};

/** The components that become tables. */
export const TABLES = ["Attacks", "Numbers"];

/** Adds the mistakes in components, headings and formulas, and numbers the figures. */
export function remarkChecks() {
  return (tree: Root, file: File) => {
    const figures: string[] = [];
    visitParents(tree, (node, ancestors) => {
      let isInBox = ancestors.some((ancestor) => isJsxElement(ancestor, "Example"));
      if (isJsxElement(node, "Figure")) {
        // A box that is not closed is not in the tree.
        isInBox ||= file.data.hasParseMistakes === true;
        const name = getAttribute(node, "name") ?? "";
        const number = figures.indexOf(name) + 1;
        const message = `Figure ${number} is ${name} already. Remove this one, and write [Figure ${number}](#${getFigureId(name)}) in the text.`;
        if (number > 0) addMistake(file, node, message);
        figures.push(name);
        node.attributes.push({ type: "mdxJsxAttribute", name: "number", value: String(figures.length) });
      }
      if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") addBraceMistake(node, file);
      for (const message of findMistakes(node, isInBox)) addMistake(file, node, message);
    });
  };
}

function* findMistakes(node: Nodes, isInBox: boolean): Generator<string> {
  if (isJsxElement(node)) yield* findComponentMistakes(node, isInBox);
  else if (node.type === "mdxjsEsm") yield IMPORT_MISTAKE;
  else if (node.type === "heading") yield* findHeadingMistakes(node);
  else if (isFormula(node)) yield* findFormulaMistakes(node);
}

function* findComponentMistakes(node: JsxElement, isInBox: boolean): Generator<string> {
  const name = node.name ?? "";
  if (!Object.hasOwn(COMPONENTS, name)) yield describeUnknownComponent(name);
  for (const attribute of COMPONENTS[name] ?? [])
    if (!getAttribute(node, attribute))
      yield `<${name}> needs a ${attribute}: <${name} ${attribute}="…"${name === "Value" ? " />" : ">"}.`;
  if (name === "Figure") yield* findFigureMistakes(node, isInBox);
  // A text or an attribute in it would be lost, and a sentence cannot have a table.
  const isAlone = node.type === "mdxJsxFlowElement" && node.children.length + node.attributes.length === 0;
  if (TABLES.includes(name) && !isAlone)
    yield `<${name}> becomes a table. Write <${name} /> on a line of its own.`;
  if (name === "Example" && isInBox)
    yield "An <Example> stands in another one. Close the first before the second begins.";
}

/** Says that a page has no component with this name, and what to write in its place. */
export function describeUnknownComponent(name: string): string {
  const names = Object.keys(COMPONENTS);
  const advice =
    name === "br"
      ? "A backslash at the end of a line begins a new line."
      : "Write Markdown in place of HTML, and code between backticks.";
  return `There is no component <${name}>.${didYouMean(name, names)} Pages have ${names.join(", ")}. ${advice}`;
}

function* findFigureMistakes(node: JsxElement, isInBox: boolean): Generator<string> {
  const name = getAttribute(node, "name") ?? "";
  if (!isFigureName(name))
    return yield `There is no figure “${name}”.${didYouMean(name, figureNames)} Figures are ${figureNames.join(", ")}.`;
  if (node.children.length === 0)
    yield `The figure ${name} has no caption. Write it between <Figure …> and </Figure>.`;
  if (getFigureSlider(name) && !isInBox)
    yield `The figure ${name} has a slider. Put it into an <Example title="…"> box.`;
}

export const isFigureName = (name: string): name is FigureName =>
  (figureNames as readonly string[]).includes(name);

/** Adds a mistake for a brace that is no comment. */
function addBraceMistake(node: MdxFlowExpression | MdxTextExpression, file: File): void {
  if (node.data?.estree?.body.length === 0) return;
  const { place, message } = findBraceMistake(file.data.text as string, node.position?.start.offset ?? 0);
  addMistake(file, place, message);
}

/** A heading's id, and its entries in the table of contents and on the landing page, are made of its plain text. */
function* findHeadingMistakes(heading: Heading): Generator<string> {
  if (heading.depth === 1) yield "The title of a page is the field “title”. Begin a section with ##.";
  let hasWordsAlone = true;
  visit(heading, (node) => {
    const isCitation = node.type === "text" && node.value.includes("[@");
    if (isCitation || ["inlineMath", "image", "imageReference"].includes(node.type) || isJsxElement(node))
      hasWordsAlone = false;
  });
  if (!hasWordsAlone) yield "A heading has words alone: no formula, picture, citation, value or component.";
}

type Formula = Extract<Nodes, { type: "math" | "inlineMath" | "code" }>;

/** Returns true for `$`, `$$` and fenced code of the language `math`, as GitHub has it. */
export const isFormula = (node: Nodes): node is Formula =>
  node.type === "math" || node.type === "inlineMath" || (node.type === "code" && node.lang === "math");

function* findFormulaMistakes({ type, value }: Formula): Generator<string> {
  if (/\\(?:eq)?ref(?![a-zA-Z])/.test(value))
    yield "A formula cannot refer to another. Name that one by \\tag{1}, and write (1) here.";
  try {
    temml.renderToString(value, { throwOnError: true, displayMode: type !== "inlineMath" });
  } catch (error) {
    const [reason = ""] = (error as Error).message.replace(/^ParseError: /, "").split(/ at position |\n/);
    yield `This formula cannot be read: ${reason.trim()}.`;
  }
}
