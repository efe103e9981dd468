import { readFileSync } from "node:fs";
import { h } from "hastscript";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { site } from "../../site/site";

/** What the picture of a page shows. */
export type Card = {
  /** The page's path; the picture's is made from it. */
  path: string;
  title: string;
  /** A line or two under the title. */
  text: string;
  /** A paper's figure as SVG; other pages show the site's mark. */
  cover?: string;
};

/** What the networks that show it ask for, in pixels: the large format of all of them. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

const dataUrl = (file: string, type: string) =>
  `data:${type};base64,${readFileSync(file).toString("base64")}`;

/**
 * A page whose screenshot is the card, in the site's colours and type, on paper as the papers' covers are. All that it
 * shows is in it. Paths are from the repository's root.
 */
export function cardPage({ title, text, cover }: Card): string {
  const mark = dataUrl("static/favicon.svg", "image/svg+xml");
  const page = h("html", { lang: site.language, dataTheme: "light" }, [
    h("style", STYLE()),
    h("header", [h("img", { src: mark, alt: "" }), site.name]),
    h("main", [h("h1", { className: title.length > 18 ? "long" : "" }, title), h("p", text)]),
    h("figure", { className: cover ? "cover" : "mark" }, cover ? [] : [h("img", { src: mark, alt: "" })]),
  ]);
  const html = unified()
    .use(rehypeStringify)
    .stringify({ type: "root", children: [page] });
  return `<!doctype html>${cover ? html.replace('<figure class="cover">', (figure) => figure + cover) : html}`;
}

const STYLE = () => `
  @font-face { font-family: "Instrument Sans"; font-weight: 400 600; src: url(${dataUrl("src/fonts/instrument-sans.woff2", "font/woff2")}) }
  @font-face { font-family: Newsreader; src: url(${dataUrl("src/fonts/newsreader.woff2", "font/woff2")}) }
  ${readFileSync("src/styles/tokens.css", "utf8")}
  body { position: relative; width: ${CARD_SIZE.width}px; height: ${CARD_SIZE.height}px; margin: 0; overflow: hidden; background: var(--ground); color: var(--ink); font: 32px/1.3 var(--sans) }
  header { position: absolute; top: 64px; left: 72px; display: flex; gap: 15px; align-items: center; font-weight: 600; font-size: 34px; line-height: 1 }
  header img { height: 38px }
  main { position: absolute; bottom: 64px; left: 72px; width: 640px }
  h1 { margin: 0 0 24px -4px; font: 400 104px/0.98 var(--serif); letter-spacing: -0.025em; text-wrap: balance; overflow-wrap: break-word }
  h1.long { font-size: 88px }
  p { margin: 0; color: var(--ink-quiet); text-wrap: pretty }
  figure { position: absolute; top: 0; right: 72px; bottom: 0; display: grid; align-items: center; width: 376px; margin: 0; fill: none; stroke: var(--ink); color: var(--accent) }
  figure svg, .mark img { display: block; width: 100% }
`;
