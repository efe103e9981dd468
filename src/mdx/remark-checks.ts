import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Alternative, Heading, Nodes, Root } from "mdast";
import type { MdxFlowExpression, MdxTextExpression } from "mdast-util-mdx";
import temml from "temml";
import { visit } from "unist-util-visit";
import { visitParents } from "unist-util-visit-parents";
import { type FigureName, figureNames, getFigureSlider } from "../figures/figure-sliders";
import { didYouMean } from "./did-you-mean";
import { getLinkDefinitionUrls } from "./get-link-definition-urls";
import { getAttribute, isJsxElement, type JsxElement } from "./jsx-elements";
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

/** The components that become tables. */
export const TABLES = ["Attacks", "Numbers"];

/** Adds the mistakes in components, headings, formulas and pictures, and numbers the figures. */
export function remarkChecks() {
  return (tree: Root, file: File) => {
    const definitions = getLinkDefinitionUrls(tree);
    const folder = dirname(getSourcePath(file));
    let figures = 0;
    visitParents(tree, (node, ancestors) => {
      const isInBox = ancestors.some((ancestor) => isJsxElement(ancestor, "Example"));
      if (isJsxElement(node, "Figure")) {
        figures += 1;
        node.attributes.push({ type: "mdxJsxAttribute", name: "number", value: String(figures) });
      }
      for (const message of findMistakes(node, isInBox, folder, definitions)) addMistake(file, node, message);
    });
  };
}

function* findMistakes(
  node: Nodes,
  isInBox: boolean,
  folder: string,
  definitions: ReadonlyMap<string, string>,
): Generator<string> {
  if (isJsxElement(node)) yield* findComponentMistakes(node, isInBox);
  else if (node.type === "mdxjsEsm")
    yield "A page imports and exports nothing. Remove the line, or write it as code.";
  else if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression")
    yield* findBraceMistakes(node);
  else if (node.type === "heading") yield* findHeadingMistakes(node);
  else if (isFormula(node)) yield* findFormulaMistakes(node);
  else if (node.type === "image") yield* findPictureMistakes(node, node.url, folder);
  else if (node.type === "imageReference")
    yield* findPictureMistakes(node, definitions.get(node.identifier) ?? "", folder);
}

function* findComponentMistakes(node: JsxElement, isInBox: boolean): Generator<string> {
  const name = node.name ?? "";
  const names = Object.keys(COMPONENTS);
  if (!names.includes(name))
    yield `There is no component <${name}>.${didYouMean(name, names)} Pages have ${names.join(", ")}.`;
  for (const attribute of COMPONENTS[name] ?? [])
    if (!getAttribute(node, attribute)) yield `<${name}> needs a ${attribute}: <${name} ${attribute}="…">.`;
  if (name === "Figure") yield* findFigureMistakes(node, isInBox);
  // A text or an attribute in it would be lost, and a sentence cannot have a table.
  const isAlone = node.type === "mdxJsxFlowElement" && node.children.length + node.attributes.length === 0;
  if (TABLES.includes(name) && !isAlone)
    yield `<${name}> becomes a table. Write <${name} /> on a line of its own.`;
  if (name === "Example" && isInBox)
    yield "An <Example> stands in another one. Close the first before the second begins.";
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

/** Finds braces that are no comment. A writer of `{job.price}` meant a value. */
function* findBraceMistakes(node: MdxFlowExpression | MdxTextExpression): Generator<string> {
  if (node.data?.estree?.body.length === 0) return;
  const expression = node.value.trim();
  yield /^[a-z][\w.-]*$/.test(expression)
    ? `{${expression}} is no value of the example. Write <Value name="${expression}" />.`
    : "A brace begins JavaScript. Write \\{ for the sign.";
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

function* findPictureMistakes({ alt }: Alternative, url: string, folder: string): Generator<string> {
  if (!alt?.trim())
    yield `The picture ${url} has no words for those who do not see it: ![What it shows](${url}).`;
  const source = join(folder, url);
  if (!existsSync(source)) yield `There is no picture ${source}.`;
}
