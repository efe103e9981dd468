import rehypeMathml from "@daiji256/rehype-mathml";
import { createElement } from "react";
import * as runtime from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import temml from "temml";
import { addContentSecurityPolicy } from "../../src/csp/policy";
import { createMdxProcessor } from "../../src/mdx/create-mdx-processor";
import { getMistakes } from "../../src/mdx/mistakes";
import { remarkChecks } from "../../src/mdx/remark-checks";
import { syntaxPlugins } from "../../src/mdx/syntax-plugins";
import { readMathFontFaces } from "../../tools/fonts/font-faces";
import { latexFormulas } from "../../tools/fonts/latex-formulas";

test("all that Temml has can be written, and the policy of its page allows its styles", async () => {
  expect(latexFormulas.length).toBeGreaterThan(500);
  const { run } = await import("@mdx-js/mdx");
  const processor = await createMdxProcessor({
    remarkPlugins: [...syntaxPlugins, remarkChecks],
    rehypePlugins: [rehypeMathml],
    outputFormat: "function-body",
  });
  const file = await processor.process(latexFormulas.map((formula) => `$$\n${formula}\n$$`).join("\n\n"));
  expect(getMistakes(file)).toEqual([]);
  const { default: Content } = await run(file, runtime);
  const html = `<head><meta charset="utf-8"/></head>${renderToStaticMarkup(createElement(Content))}`;
  expect(html).not.toContain("temml-error");
  const styles = html.match(/ style="[^"]*"/g) ?? [];
  expect(styles.length).toBeGreaterThan(500);
  const page = addContentSecurityPolicy(html, "https://list.example");
  expect(page.match(/'sha256-/g)).toHaveLength(new Set(styles).size);
});

test("the math font has each character that formulas print", () => {
  const faces = readMathFontFaces();
  const html = latexFormulas.map((formula) => temml.renderToString(formula, { displayMode: true })).join("");
  // Characters of private use and variation selectors are not drawn.
  const characters = new Set(html.replaceAll(/<[^>]*>|\p{Co}|[\uFE00-\uFE0F]/gu, ""));
  const isInFont = (character: string) =>
    faces.some(({ includes }) => includes(character.codePointAt(0) ?? 0));
  expect(characters.size).toBeGreaterThan(1000);
  expect([...characters].filter((character) => !isInFont(character))).toEqual([]);
});
