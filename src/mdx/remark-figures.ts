import { resolve, sep } from "node:path";
import type { Root } from "mdast";
import type { MdxjsEsm } from "mdast-util-mdx";
import type { MdxJsxAttributeValueExpression } from "mdast-util-mdx-jsx";
import { visit } from "unist-util-visit";
import type { FigureName } from "../figures/figure-controls";
import { getAttribute, isJsxElement } from "./jsx-elements";
import { isFigureName } from "./remark-checks";

const FIGURES_FOLDER = resolve("src/figures").split(sep).join("/");

/** Imports a page's own figures: `<Figure name="BondingCurve">` becomes `<Figure name="BondingCurve" figure={BondingCurve}>`. */
export function remarkFigures() {
  return (tree: Root) => {
    const names = new Set<FigureName>();
    visit(tree, (node) => {
      if (!isJsxElement(node, "Figure")) return;
      const name = getAttribute(node, "name") ?? "";
      if (!isFigureName(name)) return;
      names.add(name);
      node.attributes.push({ type: "mdxJsxAttribute", name: "figure", value: createExpression(name) });
    });
    tree.children.unshift(createImports([...names]));
  };
}

/** Returns `{name}` as MDX has parsed it. */
function createExpression(name: string): MdxJsxAttributeValueExpression {
  const expression = { type: "Identifier" as const, name };
  const body = [{ type: "ExpressionStatement" as const, expression }];
  const data = { estree: { type: "Program" as const, sourceType: "module" as const, body } };
  return { type: "mdxJsxAttributeValueExpression", value: name, data };
}

/** Returns `import { figure as name } from "…/src/figures/name"` for each name, as MDX has parsed it. */
function createImports(names: readonly FigureName[]): MdxjsEsm {
  const body = names.map((name) => ({
    type: "ImportDeclaration" as const,
    specifiers: [
      {
        type: "ImportSpecifier" as const,
        imported: { type: "Identifier" as const, name: "figure" },
        local: { type: "Identifier" as const, name },
      },
    ],
    attributes: [],
    source: { type: "Literal" as const, value: `${FIGURES_FOLDER}/${name}` },
  }));
  return { type: "mdxjsEsm", value: "", data: { estree: { type: "Program", sourceType: "module", body } } };
}
