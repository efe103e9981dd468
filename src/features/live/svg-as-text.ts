/** What a drawing takes from the page's style sheet. */
const PROPERTIES = [
  "fill",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linejoin",
  "paint-order",
  "font-family",
  "font-size",
  "font-weight",
  "opacity",
];

/** A drawing as a file of its own. The styles of the style sheet become attributes, and colours become rgb(). */
export function svgAsText(drawn: SVGSVGElement | null): string {
  if (!drawn) throw new Error("There is no drawing to copy.");
  const copy = drawn.cloneNode(true) as SVGSVGElement;
  const originals = [drawn, ...drawn.querySelectorAll("*")];
  const copies = [copy, ...copy.querySelectorAll("*")];
  const toRgb = colourReader();
  originals.forEach((original, index) => {
    const style = getComputedStyle(original);
    const own = copies[index];
    const around =
      original === drawn ? undefined : original.parentElement && getComputedStyle(original.parentElement);
    for (const property of PROPERTIES) {
      const value = style.getPropertyValue(property);
      if (value && value !== around?.getPropertyValue(property)) own?.setAttribute(property, toRgb(value));
    }
    own?.removeAttribute("class");
  });
  const { width, height } = drawn.viewBox.baseVal;
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  return new XMLSerializer().serializeToString(copy);
}

/** Turns colours as browsers compute them, such as oklch(), into rgb(); leaves all else as it is. */
function colourReader(): (value: string) => string {
  const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  return (value) => {
    if (!context || !/^[a-z]+\(/.test(value) || /^url/.test(value)) return value;
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = value;
    context.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha = 255] = context.getImageData(0, 0, 1, 1).data;
    return `rgba(${red}, ${green}, ${blue}, ${Number((alpha / 255).toFixed(3))})`;
  };
}
