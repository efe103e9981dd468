import postcss, { type AtRule, type ChildNode, type Container, list, type Root } from "postcss";
import selectorParser from "postcss-selector-parser";
import type { Page } from "./page";

const ITALIC = /\b(?:italic|oblique)\b/;

/** Elements that browsers set in italics. */
const ITALIC_ELEMENTS = ["address", "cite", "dfn", "em", "i", "var"];

/** Media of which none is a screen that runs scripts. */
const NOT_ON_SCREEN = /^(?:print|\(scripting:\s*none\))$/;

/**
 * The rules of a style sheet that can apply to elements with these classes; everything that names no class stays.
 *
 * Sound rather than tight: a selector goes only when it demands a class that is not there. What stands in parentheses,
 * as in `:not()` or `:is()`, demands nothing here. Keyframes go with the last rule that names them.
 */
export function usedRules(css: string, classes: ReadonlySet<string>): string {
  return edit(css, (sheet) => {
    sheet.walkRules((rule) => {
      if (isKeyframes(rule.parent)) return;
      const selectors = selectorParser().astSync(rule.selector).nodes;
      const possible = selectors.filter(({ nodes }) =>
        nodes.every((node) => node.type !== "class" || classes.has(node.value)),
      );
      if (possible.length === 0) remove(rule);
      else if (possible.length < selectors.length) rule.selector = possible.join(",");
    });
    const values: string[] = [];
    sheet.walkDecls(({ parent, value }) => {
      if (!isKeyframes(parent?.parent)) values.push(value);
    });
    sheet.walkAtRules(/keyframes$/, (rule) => {
      if (!values.some((value) => value.includes(rule.params))) remove(rule);
    });
  });
}

/**
 * Without what a screen that runs scripts has no use for as yet: rules for print and for browsers without scripts, what
 * moves by itself, and custom properties that no rule reads. The sheet with all rules has them; it comes with the
 * runtime, whose switch can stop what moves, and by a link where no scripts run.
 */
export function screenRules(css: string): string {
  const still = edit(css, (sheet) => {
    sheet.walkAtRules((rule) => {
      const unseen =
        rule.name === "media" && list.comma(rule.params).every((media) => NOT_ON_SCREEN.test(media));
      if (unseen || rule.name === "page" || isKeyframes(rule)) remove(rule);
    });
    sheet.walkDecls(/^animation/, remove);
  });
  return withoutUnreadProperties(still);
}

/** Without custom properties that no rule reads, nor one that is read: so this goes on until nothing changes. */
export function withoutUnreadProperties(css: string): string {
  const read = new Set([...css.matchAll(/(?:var|style)\(\s*(--[\w-]+)/g)].map(([, name]) => name));
  const lean = edit(css, (sheet) =>
    sheet.walkDecls(/^--/, (declaration) => {
      if (!read.has(declaration.prop)) remove(declaration);
    }),
  );
  return lean === css ? css : withoutUnreadProperties(lean);
}

/** The rules of a cascade layer that follow each other in one block. */
export function joinLayers(css: string): string {
  return edit(css, (sheet) =>
    sheet.each((rule) => {
      const last = rule.prev();
      if (!isLayer(rule) || !isLayer(last) || last.params !== rule.params) return;
      last.append(rule.nodes);
      rule.remove();
    }),
  );
}

const isLayer = (node: ChildNode | undefined): node is AtRule & { nodes: ChildNode[] } =>
  node?.type === "atrule" && node.name === "layer" && node.nodes !== undefined;

/**
 * Without the faces that a page declares by itself: a sheet that comes later and brings a face, be it the same one, lets
 * the browser lay out all of the page's text again.
 */
export function withoutFacesOf(page: string, css: string): string {
  const declared = new Set(facesOf(postcss.parse(page)).map(String));
  return edit(css, (sheet) => {
    for (const face of facesOf(sheet)) if (declared.has(String(face))) remove(face);
  });
}

/** Without the faces of families that no rule names, and without italic ones where nothing on these pages is in italics. */
export function withoutUnusedFaces(css: string, pages: readonly Pick<Page, "elements">[]): string {
  return edit(css, (sheet) => {
    const values: string[] = [];
    let italics = pages.some(({ elements }) => ITALIC_ELEMENTS.some((name) => elements.has(name)));
    sheet.walkDecls(({ parent, prop, value }) => {
      if (isFace(parent)) return;
      values.push(value);
      italics ||= /^font(?:-style)?$/.test(prop) && ITALIC.test(value);
    });
    for (const face of facesOf(sheet)) {
      const named = values.some((value) => value.includes(familyOf(face)));
      if (!named || (isItalic(face) && !italics)) remove(face);
    }
  });
}

/** Addresses of the font files that a style sheet names for a family in its upright form. */
export function fontFiles(css: string, family: string): string[] {
  return facesOf(postcss.parse(css)).flatMap((face) => {
    const file = /url\(["']?([^"')]+\.woff2)/.exec(descriptor(face, "src"))?.[1];
    return !isItalic(face) && familyOf(face) === family && file ? [file] : [];
  });
}

function facesOf(sheet: Root): AtRule[] {
  const faces: AtRule[] = [];
  sheet.walkAtRules("font-face", (face) => {
    faces.push(face);
  });
  return faces;
}

const isFace = (node: Parent) => node?.type === "atrule" && (node as AtRule).name === "font-face";
const isKeyframes = (node: Parent) => node?.type === "atrule" && (node as AtRule).name.endsWith("keyframes");
const isItalic = (face: AtRule) => ITALIC.test(descriptor(face, "font-style"));
const familyOf = (face: AtRule) => descriptor(face, "font-family").replace(/["']/g, "");

function descriptor(rule: AtRule, property: string): string {
  const found = rule.nodes?.find((node) => node.type === "decl" && node.prop === property);
  return found?.type === "decl" ? found.value : "";
}

type Parent = { type: string } | undefined;

function edit(css: string, change: (sheet: Root) => void): string {
  const sheet = postcss.parse(css);
  change(sheet);
  return sheet.toString();
}

/** Removes a node of a style sheet, and what holds it where that is left empty. */
function remove(node: ChildNode): void {
  const parent = node.parent as Container | undefined;
  node.remove();
  if (parent && parent.type !== "root" && parent.nodes?.length === 0) remove(parent as ChildNode);
}
