import { resolve, sep } from "node:path";
import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import type { FigureName } from "../figures/figure-sliders";
import { createMdxProcessor } from "./create-mdx-processor";
import { getAttribute, isJsxElement, type JsxElement } from "./jsx-elements";
import { isFigureName, isFormula } from "./remark-checks";

const FIGURES_FOLDER = resolve("src/figures").split(sep).join("/");
const MATH_STYLES = resolve("src/styles/math.css").split(sep).join("/");

/**
 * Imports a page's own figures, and the style sheet of formulas if it has one: `<Figure name="BondingCurve">` becomes
 * `<Figure name="BondingCurve" figure={BondingCurve}>`.
 */
export function remarkImports() {
  return async (tree: Root) => {
    const { parse } = await createMdxProcessor({});
    const names = new Set<FigureName>();
    let hasFormula = false;
    visit(tree, (node) => {
      hasFormula ||= isFormula(node);
      if (!isJsxElement(node, "Figure")) return;
      const name = getAttribute(node, "name") ?? "";
      if (!isFigureName(name)) return;
      names.add(name);
      const [figure] = (parse(`<Figure figure={${name}} />`) as Root).children as JsxElement[];
      node.attributes.push(...(figure?.attributes ?? []));
    });
    const imports = [...names].map(
      (name) => `import { figure as ${name} } from ${JSON.stringify(`${FIGURES_FOLDER}/${name}`)};`,
    );
    if (hasFormula) imports.push(`import ${JSON.stringify(MATH_STYLES)};`);
    tree.children.unshift(...(parse(imports.join("\n")) as Root).children);
  };
}
