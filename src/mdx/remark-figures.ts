import { resolve, sep } from "node:path";
import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import type { FigureName } from "../figures/figure-sliders";
import { createMdxProcessor } from "./create-mdx-processor";
import { getAttribute, isJsxElement, type JsxElement } from "./jsx-elements";
import { isFigureName } from "./remark-checks";

const FIGURES_FOLDER = resolve("src/figures").split(sep).join("/");

/** Imports a page's own figures: `<Figure name="BondingCurve">` becomes `<Figure name="BondingCurve" figure={BondingCurve}>`. */
export function remarkFigures() {
  return async (tree: Root) => {
    const { parse } = await createMdxProcessor({});
    const names = new Set<FigureName>();
    visit(tree, (node) => {
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
    tree.children.unshift(...(parse(imports.join("\n")) as Root).children);
  };
}
