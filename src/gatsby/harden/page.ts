import { DomUtils, ElementType, parseDocument } from "htmlparser2";
import { headScript } from "../../lib/head-script";
import { bootstrapScript, PAGE_DATA_ID, RUNTIME_ID } from "./bootstrap";
import { contentSecurityPolicy } from "./policy";

/** All that a page is hardened with; the same for the pages of one template, but for `pageData`. */
export type Hardening = {
  /** What Gatsby's runtime knows about the page when it starts, as JSON. */
  pageData: string;
  /** Name of this build: the runtime reloads the page when the server has moved on to another. */
  build: string;
  /** Addresses of the scripts that the page runs. */
  scripts: readonly string[];
  /** Address of the sheet with the rules of all pages. */
  sheet: string;
  /** The rules that this page needs from its first paint on, on a screen and with scripts. */
  css: string;
  /** Addresses of the fonts that the first screen is set in. */
  fonts: readonly string[];
  waitlistOrigin: string;
  wasm: boolean;
};

/** The inline scripts of every page: what has to be known before the first paint, and the bootstrap script at the end. */
export const INLINE_SCRIPTS = [headScript, bootstrapScript] as const;

/** A part of a page's text. */
type Range = readonly [start: number, end: number];

/** A page as Gatsby writes it, read once: what its styles depend on, and where it is hardened. */
export type Page = {
  html: string;
  /**
   * The classes of its elements, without those inside of `data-shown="false"`: where scripts run, nobody sees these
   * elements before the runtime has come, and the sheet with all rules before it.
   */
  classes: ReadonlySet<string>;
  /** Names of its elements. */
  elements: ReadonlySet<string>;
  surface: string | undefined;
  places: Readonly<
    Record<"policy" | "headScript" | "css" | "sheet" | "fonts" | "pageData" | "runtime", Range>
  >;
  /** `style` attributes of Gatsby's two elements: `base.css` says the same. */
  styles: readonly Range[];
};

type Tree = ReturnType<typeof parseDocument>;
type Element = NonNullable<ReturnType<typeof DomUtils.findOne>>;
type Node = Tree["childNodes"][number];

/** Reads a page. Throws where it is not as Gatsby writes it, so that an update of Gatsby leaves no page half hardened. */
export function readPage(html: string): Page {
  const tree = parseDocument(html, { withStartIndices: true, withEndIndices: true });
  const classes = new Set<string>();
  const elements = new Set<string>();
  const all: Element[] = [];
  const visit = (nodes: readonly Node[], shown: boolean) => {
    for (const node of nodes) {
      if (!isElement(node)) continue;
      all.push(node);
      elements.add(node.name);
      if (shown) for (const name of node.attribs.class?.split(/\s+/) ?? []) classes.add(name);
      visit(node.children, shown && node.attribs["data-shown"] !== "false");
    }
  };
  visit(tree.childNodes, true);

  const find = (what: string, test: (element: Element) => boolean) => only(what, all.filter(test));
  const styleOf = ({ startIndex }: Element): Range => {
    const start = html.indexOf(' style="', startIndex ?? 0);
    return [start, html.indexOf('"', start + ' style="'.length) + 1];
  };

  const head = find("<head>", ({ name }) => name === "head");
  const body = find("<body>", ({ name }) => name === "body");
  const policy = find("policy", ({ attribs }) => attribs["http-equiv"] === "Content-Security-Policy");
  const first = find(
    "script of ours in its head",
    (element) =>
      element.parent === head &&
      DomUtils.textContent(element) === headScript &&
      Object.keys(element.attribs).every((name) => name === "data-fonts"),
  );
  const style = find("style of Gatsby's", ({ attribs }) => attribs["data-identity"] === "gatsby-global-css");
  const rules = only("text in Gatsby's style", style.children);
  const data = find(`#${PAGE_DATA_ID}`, ({ attribs }) => attribs.id === PAGE_DATA_ID);
  const comments = body.children.filter((node) => node.type === ElementType.Comment);
  const slice = (edge: string) =>
    only(
      `comment "${edge}" of Gatsby's scripts`,
      comments.filter((comment) => comment.data.startsWith(` ${edge} id="_gatsby-scripts`)),
    );

  const afterStyle =
    style.next && isElement(style.next) && style.next.name === "noscript" ? endOf(style.next) : endOf(style);
  const content = body.children.find((node) => !(isElement(node) && node.name === "link"));
  const bodyStart = startOf(only("first part of a body", body.children.slice(0, 1)));
  return {
    html,
    classes,
    elements,
    surface: find("<html>", ({ name }) => name === "html").attribs["data-surface"],
    places: {
      policy: [startOf(policy), endOf(policy)],
      headScript: [startOf(first), endOf(first)],
      css: [startOf(rules), endOf(rules)],
      sheet: [endOf(style), afterStyle],
      fonts: [bodyStart, content ? startOf(content) : bodyStart],
      pageData: [startOf(data), endOf(data)],
      runtime: [endOf(slice("slice-start")), startOf(slice("slice-end"))],
    },
    styles: all
      .filter(
        ({ attribs }) => /^gatsby-(?:focus-wrapper|announcer)$/.test(attribs.id ?? "") && "style" in attribs,
      )
      .map(styleOf),
  };
}

const startOf = ({ startIndex }: Node) => startIndex ?? 0;
const endOf = ({ endIndex }: Node) => (endIndex ?? 0) + 1;
const isElement = (node: Node): node is Element => "attribs" in node;

function only<T>(what: string, found: readonly T[]): T {
  const [one] = found;
  if (one === undefined || found.length > 1) {
    throw new Error(
      `The page has ${found.length} of: ${what}. It should have one, as Gatsby 5.16 and src/html.tsx write it.`,
    );
  }
  return one;
}

/**
 * Makes a page of Gatsby's what visitors get: its policy, its own CSS, a runtime that starts when it is needed.
 *
 * Hardening a hardened page changes nothing, and every other byte stays as it is; so does what surrounds Gatsby's slice of
 * scripts, which a warm build puts back in its first form.
 */
export function hardenPage({ html, places, styles }: Page, hardening: Hardening): string {
  const { pageData, build, scripts, sheet, css, fonts, waitlistOrigin, wasm } = hardening;
  const policy = contentSecurityPolicy({ scripts: INLINE_SCRIPTS, styles: [css], waitlistOrigin, wasm });
  const edits: [Range, string][] = [
    [places.policy, `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`],
    [places.headScript, `<script data-fonts="${fonts.join(" ")}">${headScript}</script>`],
    [places.css, css],
    [places.sheet, `<noscript><link rel="stylesheet" href="${sheet}"/></noscript>`],
    [
      places.fonts,
      fonts.map((font) => `<link rel="preload" href="${font}" as="font" crossorigin/>`).join(""),
    ],
    [
      places.pageData,
      `<script id="${PAGE_DATA_ID}" type="application/json">${escapeForScript(pageData)}</script>`,
    ],
    [
      places.runtime,
      `<script id="${RUNTIME_ID}" data-build="${build}" data-sheet="${sheet}" data-scripts="${scripts.join(" ")}">` +
        `${bootstrapScript}</script>`,
    ],
    ...styles.map((range): [Range, string] => [range, ""]),
  ];
  return splice(html, edits);
}

/** JSON that neither closes its script element nor opens a comment in it. */
function escapeForScript(json: string): string {
  return json.replaceAll("<", "\\u003c");
}

/** A text with other words in some of its parts, of which none overlap. */
function splice(text: string, edits: readonly [Range, string][]): string {
  let spliced = "";
  let position = 0;
  for (const [[start, end], words] of [...edits].sort(([a], [b]) => a[0] - b[0] || a[1] - b[1])) {
    spliced += text.slice(position, start) + words;
    position = end;
  }
  return spliced + text.slice(position);
}
