import type { Element, Properties } from "hast";
import { fromHtml } from "hast-util-from-html";
import temml, { type Options } from "temml";
import { visit } from "unist-util-visit";

/** Declarations of Temml's style attributes, which the site's policy refuses, and the classes by which `math.css` draws them. */
const CLASSES: Readonly<Record<string, string>> = {
  "border:1px solid": "boxed",
  "display:flex": "lap-center",
  "font-style:italic": "italic",
  "font-weight:bold": "bold",
  "margin-left:-0.1667em": "pulled",
  "math-depth:0": "accent",
  "width:100%": "whole-line",
  "width:50%": "margin",
};

/** Declarations that need no class: `math.css` or an attribute does much the same, or they have no value. */
const NEEDLESS =
  /^(?:padding-\w+:.*|padding:(?:(?:0|0\.[0-6]\d*em|[0-6](?:\.\d+)?pt) ?)+|math-depth:2|display:block math|justify-content:center|height:1em|level:0|max-size:.*|font-size:1|font-family:Cambria.*|[\w-]+:(?:undefined)?)$/;

/** Temml's own classes that `math.css` draws, and those that only nudge in some browsers. */
const KNOWN_CLASS =
  /^(?:tml-(?:overline|underline|fbox|x?cancel|left|right|jot|(?:hat|tilde)-\d)|(?:up|down)strike|sout|chr-\w+|tml-(?:display|tag|tageqn|small|prime|vec|\w+-pad|shift-left)|wbk-[\w-]+|ff-squash|mathcal|mathscr)$/;

/** Attributes that browsers draw. */
const KNOWN_ATTRIBUTE =
  /^(?:(?:accent|depth|display|displaystyle|fence|form|height|largeop|linethickness|lspace|mathsize|maxsize|minsize|movablelimits|notation|rspace|scriptlevel|separator|stretchy|symmetric|voffset|width)=.*|mathvariant=(?:normal|italic)|linebreak=nobreak)$/;

/**
 * A formula's elements, and what they lack of what Temml asks for: none of the site's outputs draws that. Throws an error
 * where the formula does not parse.
 */
export function typeset(latex: string, display: boolean): { elements: Element[]; lost: string[] } {
  const options = { displayMode: display, throwOnError: true };
  const tree = fromHtml(temml.renderToString(latex, options), { fragment: true });
  const lost = lineBreaks(latex, options);
  visit(tree, "element", (element: Element) => {
    const [child] = element.children;
    if (!/^m(?!action)/.test(element.tagName)) lost.push(element.tagName);
    element.properties = drawn(element.properties, lost);
    // `numberEquations` puts the number between the brackets.
    if (child?.type !== "element" || child.tagName !== "span") return;
    element.properties.className = ["equation-number"];
    element.children = [{ type: "text", value: "()" }];
  });
  return { elements: tree.children.filter((child): child is Element => child.type === "element"), lost };
}

/** Properties without styles, some of which become classes. Adds to `lost` what else there is. */
function drawn({ className, style, mathbackground, ...others }: Properties, lost: string[]): Properties {
  const classes = [className ?? []].flat().map(String);
  lost.push(...classes.filter((name) => !KNOWN_CLASS.test(name)));
  for (const declaration of String(style ?? "").split(/\s*;/)) {
    const [, side, line] = /^border-(\w+):\S+ (solid|double|dashed)$/.exec(declaration) ?? [];
    const name = side ? `${line}-${side}` : CLASSES[declaration];
    if (name) classes.push(name);
    // Between the columns of an `align`; the columns of `cases`, which are as far apart by themselves, are set to the left.
    else if (declaration === "padding-left:1em" && classes.includes("tml-right")) classes.push("gap");
    else if (declaration && !NEEDLESS.test(declaration)) lost.push(declaration);
  }
  if (mathbackground === "black") classes.push("ink");
  else if (mathbackground) lost.push("mathbackground");
  for (const [name, value] of Object.entries(others))
    if (!KNOWN_ATTRIBUTE.test(`${name}=${value}`)) lost.push(name);
  return classes.length > 0 ? { ...others, className: classes } : others;
}

/** The line breaks outside tables, which Temml leaves out. */
function lineBreaks(latex: string, options: Options): string[] {
  if (!latex.includes("\\\\")) return [];
  const tree = JSON.stringify(temml.__parse(latex, options), (name, value) =>
    name === "loc" ? null : value,
  );
  return tree.match(/"type":"cr"/g) ?? [];
}
