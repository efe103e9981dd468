import type { Image, PhrasingContent, RootContent } from "mdast";
import type { PaperImage } from "../content/paper-images";
import { nearestName } from "../site/nearest-name";
import { decode } from "./links";
import type { Report } from "./parse";
import { withSmartQuotes } from "./smart-quotes";

export type WrittenImage = { node: Image; caption: PhrasingContent[] };

/** An image that begins its paragraph; the rest of the paragraph, or else its title, is its caption. */
export function imageOf(block: RootContent): WrittenImage | undefined {
  if (block.type !== "paragraph") return undefined;
  const [first, ...rest] = block.children;
  if (first?.type !== "image") return undefined;
  const [next, ...others] = rest;
  const caption: PhrasingContent[] =
    next?.type === "text" ? [{ ...next, value: next.value.trimStart() }, ...others] : rest;
  const written = caption.filter((node) => node.type !== "text" || node.value !== "");
  if (written.length > 0 || !first.title) return { node: first, caption: written };
  return { node: first, caption: [{ type: "text", value: withSmartQuotes(first.title) }] };
}

/** The file that an image names; undefined where something is wrong with its address, its words or its caption. */
export function lookUpImage(
  { node, caption }: WrittenImage,
  images: ReadonlyMap<string, PaperImage>,
  report: Report,
): PaperImage | undefined {
  const name = decode(node.url).replace(/^\.\//, "");
  const image = images.get(name);
  let wrong = false;
  const say = (message: string, advice: string) => {
    wrong = true;
    report(node, message, advice);
  };

  if (!image && /^[a-z][a-z0-9+.-]*:|\//i.test(name)) {
    say(
      `The image "${node.url}" does not stand beside the paper.`,
      "Put the file into the paper's folder, and write its name alone: ![What it shows](name.png)",
    );
  } else if (!image) {
    const nearest = nearestName(name, [...images.keys()]);
    say(
      `There is no image "${name}" beside the paper.`,
      nearest
        ? `Did you mean ${nearest}? The paper's folder holds: ${[...images.keys()].join(", ")}.`
        : "Put the file into the paper's folder: PNG, JPEG, WebP, AVIF or SVG.",
    );
  } else if (image.width === 0) {
    say(
      `The image "${name}" cannot be read as a picture.`,
      "Export it again as PNG, JPEG, WebP, AVIF or SVG.",
    );
  }
  if (image && !/^[\w.-]+$/.test(name))
    say(`"${name}" cannot be an address.`, "Name the file with letters, digits, hyphens and dots only.");
  if (!node.alt?.trim())
    say(
      "This image has no alternative text.",
      `Say in the brackets what those learn from it who do not see it: ![Two agents and an escrow](${node.url})`,
    );
  if (caption.length === 0)
    say(
      "This image has no caption.",
      "Write on the line under it what to read off it; it gets its number by itself.",
    );
  return wrong ? undefined : image;
}
