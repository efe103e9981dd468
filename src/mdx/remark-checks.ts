import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Heading, Image, ImageReference, Root } from "mdast";
import type { Math as Formula, InlineMath } from "mdast-util-math";
import type { MdxFlowExpression, MdxTextExpression } from "mdast-util-mdx";
import temml from "temml";
import { visit } from "unist-util-visit";
import { visitParents } from "unist-util-visit-parents";
import { type FigureName, figureNames, getFigureControl } from "../figures/figure-controls";
import { didYouMean } from "./did-you-mean";
import { getDefinitionUrls } from "./get-definition-urls";
import { addAttribute, getAttribute, isJsxElement, type JsxElement } from "./jsx-elements";
import { addMistake, type File, getSourcePath } from "./mistakes";

/** The components that a page may have, and the attributes that each needs. */
const COMPONENTS: Readonly<Record<string, readonly string[]>> = {
  Value: ["name"],
  Figure: ["name"],
  Example: ["title"],
  Details: ["title"],
  Attacks: [],
  Numbers: [],
};

/** Adds the mistakes in components, headings, formulas and pictures, and numbers the figures. */
export function remarkChecks() {
  return (tree: Root, file: File) => {
    checkComponents(tree, file);
    visit(tree, "heading", (heading) => checkHeading(heading, file));
    visit(tree, (node) => {
      if (node.type === "inlineMath" || node.type === "math") checkFormula(node, file);
    });
    const definitions = getDefinitionUrls(tree);
    visit(tree, (node) => {
      if (node.type === "image") checkPicture(node, node.url, file);
      if (node.type === "imageReference") checkPicture(node, definitions.get(node.identifier) ?? "", file);
    });
  };
}

function checkComponents(tree: Root, file: File): void {
  let figures = 0;
  visitParents(tree, (node, ancestors) => {
    if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") checkBraces(node, file);
    if (node.type === "mdxjsEsm")
      addMistake(file, node, "A page imports and exports nothing. Remove the line, or write it as code.");
    if (!isJsxElement(node)) return;
    const name = node.name ?? "";
    const requiredAttributes = COMPONENTS[name];
    if (!requiredAttributes) {
      addMistake(
        file,
        node,
        `There is no component <${name}>.${didYouMean(name, Object.keys(COMPONENTS))} Pages have ${Object.keys(COMPONENTS).join(", ")}.`,
      );
      return;
    }
    for (const attribute of requiredAttributes)
      if (!getAttribute(node, attribute))
        addMistake(file, node, `<${name}> needs a ${attribute}: <${name} ${attribute}="…">.`);
    const isInBox = ancestors.some((ancestor) => isJsxElement(ancestor, "Example"));
    if (name === "Figure") {
      figures += 1;
      addAttribute(node, "number", String(figures));
      checkFigure(node, isInBox, file);
    }
    if (name === "Attacks" || name === "Numbers") checkTable(node, name, file);
    if (name === "Example" && isInBox)
      addMistake(file, node, "An <Example> stands in another one. Close the first before the second begins.");
  });
}

function checkFigure(node: JsxElement, isInBox: boolean, file: File): void {
  const name = getAttribute(node, "name") ?? "";
  if (!isFigureName(name)) {
    addMistake(
      file,
      node,
      `There is no figure “${name}”.${didYouMean(name, figureNames)} Figures are ${figureNames.join(", ")}.`,
    );
    return;
  }
  if (node.children.length === 0)
    addMistake(file, node, `The figure ${name} has no caption. Write it between <Figure …> and </Figure>.`);
  if (getFigureControl(name).slider && !isInBox)
    addMistake(file, node, `The figure ${name} has a slider. Put it into an <Example title="…"> box.`);
}

/** Adds a mistake if a component that becomes a table stands in a sentence, or contains a text, which would be lost. */
function checkTable(node: JsxElement, name: string, file: File): void {
  if (node.type === "mdxJsxTextElement" || node.children.length > 0)
    addMistake(file, node, `<${name}> becomes a table. Write <${name} /> on a line of its own.`);
}

export const isFigureName = (name: string): name is FigureName =>
  (figureNames as readonly string[]).includes(name);

/** Adds a mistake for braces that are no comment. A writer of `{job.price}` meant a value. */
function checkBraces(node: MdxFlowExpression | MdxTextExpression, file: File): void {
  if (node.data?.estree?.body.length === 0) return;
  const expression = node.value.trim();
  addMistake(
    file,
    node,
    /^[a-z][\w.-]*$/.test(expression)
      ? `{${expression}} is no value of the example. Write <Value name="${expression}" />.`
      : "A brace begins JavaScript. Write \\{ for the sign.",
  );
}

/** Adds a mistake for a heading that is more than words: its id and its entry in the table of contents are plain text. */
function checkHeading(heading: Heading, file: File): void {
  if (heading.depth === 1)
    addMistake(file, heading, "The title of a page is the field “title”. Begin a section with ##.");
  visit(heading, (node) => {
    const isCitation = node.type === "text" && node.value.includes("[@");
    if (isCitation || ["inlineMath", "image", "imageReference"].includes(node.type) || isJsxElement(node))
      addMistake(
        file,
        heading,
        "A heading has words alone: no formula, picture, citation, value or component.",
      );
  });
}

function checkFormula(formula: InlineMath | Formula, file: File): void {
  try {
    temml.renderToString(formula.value, { throwOnError: true });
  } catch (error) {
    const [reason = ""] = (error as Error).message.replace(/^ParseError: /, "").split(/ at position |\n/);
    addMistake(file, formula, `This formula cannot be read: ${reason.trim()}.`);
  }
}

function checkPicture(picture: Image | ImageReference, url: string, file: File): void {
  if (!picture.alt?.trim())
    addMistake(
      file,
      picture,
      `The picture ${url} has no words for those who do not see it: ![What it shows](${url}).`,
    );
  const source = join(dirname(getSourcePath(file)), url);
  if (!existsSync(source)) addMistake(file, picture, `There is no picture ${source}.`);
}
