import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Element } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toString as textOf } from "hast-util-to-string";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { CardDrawing } from "../../src/landing/CardDrawing/CardDrawing";
import { FeatureDrawing } from "../../src/landing/FeatureDrawing/FeatureDrawing";
import { featureCards, protocolFeatures } from "../../src/landing/features";
import { printedTable } from "../../src/figures/figure-table";
import { figures } from "../../src/figures/registry";
import { printedRun as run } from "../run-changes";
import { classesOf, descendants } from "./drawing";

const drawn = Object.entries(figures).map(([name, figure]) => {
  const markup = renderToStaticMarkup(createElement(figure.Drawing, { run }));
  return { name, markup, elements: descendants(fromHtml(markup, { fragment: true, space: "svg" })) };
});
const styles = readFileSync(join(__dirname, "../../src/styles/figures.css"), "utf8");
const styledClasses = new Set([...styles.matchAll(/\.(fig[\w-]*)/g)].map(([, name]) => name));

/** Of the folders in src/figures, what is no figure of a paper's text. */
const NOT_NAMED = ["PaperCover", "parts"];

test("every figure's folder is registered, under its name in lower case with hyphens", () => {
  const folders = readdirSync(join(__dirname, "../../src/figures"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NOT_NAMED.includes(entry.name))
    .map(({ name }) => name.replaceAll(/(?<!^)[A-Z]/g, "-$&").toLowerCase());
  expect(folders.length).toBeGreaterThan(10);
  expect(Object.keys(figures).sort()).toEqual(folders.sort());
});

describe.each(drawn)("$name", ({ name, markup, elements }) => {
  test("is one image, 640 units wide, named and described in words", () => {
    const svgs = elements.filter(({ tagName }) => tagName === "svg");
    expect(svgs).toHaveLength(1);
    const svg = svgs[0]?.properties;
    expect(svg?.role).toBe("img");
    expect(svg?.viewBox).toMatch(/^0 0 640 \d{3}$/);
    expect(String(svg?.ariaLabelledBy)).toMatch(new RegExp(`fig-${name}-title.fig-${name}-desc`));
    const title = elements.find(({ properties }) => properties.id === `fig-${name}-title`);
    const description = elements.find(({ properties }) => properties.id === `fig-${name}-desc`);
    expect(title && textOf(title).length).toBeGreaterThan(15);
    expect(description && textOf(description)).toMatch(/^[A-Z].{80,}\.$/);
  });

  test("needs no script, no style attribute and nothing from elsewhere", () => {
    const names = elements.flatMap(({ properties }) => Object.keys(properties));
    expect(names.filter((attribute) => /^(style|on[A-Z]|href|xLinkHref|src)/.test(attribute))).toEqual([]);
    const drawing = /^(?:svg|title|desc|g|defs|marker|path|rect|circle|text|tspan)$/;
    expect(elements.filter(({ tagName }) => !drawing.test(tagName))).toEqual([]);
  });

  test("wears only classes that the style sheet knows", () => {
    for (const element of elements)
      expect(classesOf(element).filter((name) => !styledClasses.has(name))).toEqual([]);
  });

  test("refers only to ids of its own", () => {
    const ids = idsOf(elements);
    expect(ids.filter((id) => !id.startsWith(`fig-${name}-`))).toEqual([]);
    for (const [, id] of markup.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
  });
});

describe("every figure's table", () => {
  test.each(Object.entries(figures))(
    "%s: has a title for each column and a cell in each",
    (_name, { table }) => {
      const [titles = [], ...rows] = printedTable(table(run));
      expect(new Set(titles).size).toBe(titles.length);
      expect(rows.length).toBeGreaterThan(3);
      for (const row of rows) {
        expect(row).toHaveLength(titles.length);
        for (const cell of row) expect(cell).toMatch(/^(?!.*(?:NaN|undefined)).+$/);
      }
    },
  );
});

test("the style sheet holds no class that no drawing wears, of the papers or of the landing page", () => {
  const landing = renderToStaticMarkup(
    createElement("div", {}, [
      ...protocolFeatures.map(({ drawing }) =>
        createElement(FeatureDrawing, { key: drawing, name: drawing }),
      ),
      ...featureCards.map(({ drawing }) => createElement(CardDrawing, { key: drawing, name: drawing, run })),
    ]),
  );
  const elements = [...drawn.flatMap((figure) => figure.elements), ...descendants(fromHtml(landing))];
  const worn = new Set(elements.flatMap(classesOf));
  expect([...styledClasses].filter((name) => name?.startsWith("fig-") && !worn.has(name))).toEqual([]);
});

function idsOf(elements: Element[]): string[] {
  return elements.flatMap(({ properties }) => (properties.id === undefined ? [] : [String(properties.id)]));
}
