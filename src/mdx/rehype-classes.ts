import { readFileSync } from "node:fs";
import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";
import { addMistake, type File } from "./mistakes";

/** The sheet with a rule for each class that is made here. */
const SHEET = "src/styles/generated.css";

/**
 * The site's policy refuses style attributes, which Shiki and Temml write: each declaration becomes a class, as
 * `color:var(--shiki-token-keyword)` becomes `color-shiki-token-keyword`. One without a rule in the sheet is told of.
 */
export function rehypeClasses() {
  const rules = new Set([...readFileSync(SHEET, "utf8").matchAll(/\.([\w-]+)/g)].map(([, name]) => name));
  return (tree: Root, file: File) => {
    visit(tree, "element", (element) => {
      const { style } = element.properties;
      // The check of the text has told of a formula that cannot be read.
      if (typeof style !== "string" || getClassNames(element).includes("rehype-mathml-error")) return;
      delete element.properties.style;
      const names = style.split(";").flatMap((declaration) => getClassName(declaration) ?? []);
      for (const name of names.filter((name) => !rules.has(name)))
        addMistake(
          file,
          element,
          `${SHEET} has no rule for the class ${name}, which this formula or code needs for “${style}”.`,
        );
      element.properties.className = [...getClassNames(element), ...names];
    });
  };
}

function getClassName(declaration: string): string | undefined {
  const name = declaration
    .replaceAll(/var\(--|[)#%\s]/g, "")
    .replaceAll(/[^\w-]+/g, "-")
    .replace(/-$/, "");
  return name || undefined;
}

function getClassNames({ properties: { className } }: Element): string[] {
  return Array.isArray(className) ? className.map(String) : [];
}
