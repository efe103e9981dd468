import { readFileSync } from "node:fs";
import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";
import { addMistake, type File } from "./mistakes";

/** The style sheet that has to have a rule for each class. */
const STYLE_SHEET = "src/styles/generated.css";

/**
 * Replaces style attributes, which Shiki and Temml write and the site's policy refuses, by a class for each declaration:
 * `color:var(--shiki-token-keyword)` becomes `color-shiki-token-keyword`. Adds a mistake if a class has no rule.
 */
export function rehypeClasses() {
  const rules = new Set(
    [...readFileSync(STYLE_SHEET, "utf8").matchAll(/\.([\w-]+)/g)].map(([, name]) => name),
  );
  return (tree: Root, file: File) => {
    visit(tree, "element", (element) => {
      const { style } = element.properties;
      // `remarkChecks` has added a mistake for a formula that cannot be read.
      if (typeof style !== "string" || getClassNames(element).includes("rehype-mathml-error")) return;
      delete element.properties.style;
      const names = style.split(";").flatMap((declaration) => getClassName(declaration) ?? []);
      for (const name of names.filter((name) => !rules.has(name)))
        addMistake(
          file,
          element,
          `${STYLE_SHEET} has no rule for the class ${name}, which this formula or code needs for “${style}”.`,
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
