import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Heading, Image, ImageReference, Root } from "mdast";
import type { Math as Formula, InlineMath } from "mdast-util-math";
import type { MdxFlowExpression, MdxTextExpression } from "mdast-util-mdx";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import temml from "temml";
import { visit } from "unist-util-visit";
import { visitParents } from "unist-util-visit-parents";
import { controlOf, type FigureName, figureNames } from "../figures/controls";
import { didYouMean } from "./did-you-mean";
import { getDefinitionUrls } from "./get-definition-urls";
import { addAttribute, getAttribute, isJsxElement } from "./jsx-elements";
import { addMistake, type File, getSourcePath } from "./mistakes";

type Component = MdxJsxFlowElement | MdxJsxTextElement;

/** The components that a page may have, and what each has to be given. */
const COMPONENTS: Readonly<Record<string, readonly string[]>> = {
  Value: ["name"],
  Figure: ["name"],
  Example: ["title"],
  Details: ["title"],
};

/** Tells the mistakes in what a page has besides Markdown, and numbers its figures. */
export function remarkChecks() {
  return (tree: Root, file: File) => {
    checkComponents(tree, file);
    visit(tree, "heading", (heading) => checkHeading(heading, file));
    visit(tree, (node) => {
      if (node.type === "inlineMath" || node.type === "math") checkFormula(node, file);
    });
    const definitions = getDefinitionUrls(tree);
    visit(tree, ["image", "imageReference"], (node) => {
      const image = node as Image | ImageReference;
      const url = image.type === "image" ? image.url : (definitions.get(image.identifier) ?? "");
      if (!image.alt?.trim())
        addMistake(
          file,
          image,
          `The picture ${url} has no words for those who do not see it: ![What it shows](${url}).`,
        );
      const source = join(dirname(getSourcePath(file)), url);
      if (!existsSync(source)) addMistake(file, image, `There is no picture ${source}.`);
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
    const needed = COMPONENTS[name];
    if (!needed) {
      addMistake(
        file,
        node,
        `There is no component <${name}>.${didYouMean(name, Object.keys(COMPONENTS))} Pages have ${Object.keys(COMPONENTS).join(", ")}.`,
      );
      return;
    }
    for (const attribute of needed)
      if (!getAttribute(node, attribute))
        addMistake(file, node, `<${name}> needs a ${attribute}: <${name} ${attribute}="…">.`);
    const isInBox = ancestors.some((ancestor) => isJsxElement(ancestor, "Example"));
    if (name === "Figure") {
      figures += 1;
      addAttribute(node, "number", String(figures));
      checkFigure(node, isInBox, file);
    }
    if (name === "Example" && isInBox)
      addMistake(file, node, "An <Example> stands in another one. Close the first before the second begins.");
  });
}

function checkFigure(node: Component, isInBox: boolean, file: File): void {
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
  if (controlOf(name).slider && !isInBox)
    addMistake(file, node, `The figure ${name} has a slider. Put it into an <Example title="…"> box.`);
}

export const isFigureName = (name: string): name is FigureName =>
  (figureNames as readonly string[]).includes(name);

/** Tells of JavaScript in braces. A writer of `{job.price}` meant a value, of all else the sign; comments are allowed. */
function checkBraces(node: MdxFlowExpression | MdxTextExpression, file: File): void {
  if (node.data?.estree?.body.length === 0) return;
  const inside = node.value.trim();
  addMistake(
    file,
    node,
    /^[a-z][\w.-]*$/.test(inside)
      ? `{${inside}} is no value of the example. Write <Value name="${inside}" />.`
      : "A brace begins JavaScript. Write \\{ for the sign.",
  );
}

/** The table of contents has a heading's plain words, and its id is made of them. */
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
