import { type CustomPlugin, optimize, type XastElement } from "svgo";

/** The elements that drawings may have: none runs code, embeds a page or moves by itself. */
const DRAWING = new Set(
  `a circle clipPath defs desc ellipse feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix
  feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur
  feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence filter g
  image line linearGradient marker mask metadata path pattern polygon polyline radialGradient rect stop style svg switch
  symbol text textPath title tspan use view`.split(/\s+/),
);

/** An address outside the file, in an attribute or in CSS. */
const ELSEWHERE = /url\(\s*["']?(?!#|["']?data:image\/(?:png|jpeg|webp)[;,])|@import/i;

const keepOnlyDrawing: CustomPlugin = {
  name: "keepOnlyDrawing",
  fn: () => ({
    element: {
      enter: (node, parent) => {
        const css = node.children.some((child) => "value" in child && ELSEWHERE.test(child.value));
        if (!DRAWING.has(node.name) || (node.name === "style" && css)) {
          parent.children = parent.children.filter((child) => child !== node);
          return;
        }
        removeAddresses(node);
      },
    },
  }),
};

function removeAddresses(node: XastElement): void {
  for (const [name, value] of Object.entries(node.attributes)) {
    const link =
      /^(?:xlink:)?(?:href|src)$/i.test(name) && !/^\s*(?:#|data:image\/(?:png|jpeg|webp)[;,])/i.test(value);
    if (link || /^on/i.test(name) || ELSEWHERE.test(value)) delete node.attributes[name];
  }
}

/**
 * A drawing as it may be served from this site: smaller, and without anything that runs or is fetched from elsewhere,
 * since a reader can open the file as a page of this site. Throws where it is not XML.
 */
export function cleanSvg(source: string): string {
  return optimize(source, {
    multipass: true,
    plugins: [keepOnlyDrawing, "preset-default", "removeScripts", keepOnlyDrawing],
  }).data;
}
