import { headScript } from "../../lib/head-script";
import { contentSecurityPolicy } from "./policy";
import { PAGE_DATA_ID, RUNTIME_ID, starterScript } from "./starter";

/** All that a page is sealed with; the same for the pages of one template, but for `pageData`. */
export type Seal = {
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

/** The inline scripts of every page: what has to be known before the first paint, and the starter at the end. */
export const INLINE_SCRIPTS = [headScript, starterScript] as const;

const HEAD_SCRIPT = new RegExp(
  `<script(?: data-fonts="[^"]*")?>${headScript.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}`,
);

/**
 * Makes a page of Gatsby's what visitors get: its policy, its own CSS, a runtime that starts when it is needed.
 *
 * Sealing a sealed page changes nothing, and every other byte stays as it is; so does what surrounds Gatsby's slice of
 * scripts, which a warm build puts back in its first form. Throws when the page is not as Gatsby writes it, so that an
 * update of Gatsby cannot leave a page half sealed.
 */
export function sealPage(html: string, seal: Seal): string {
  const end = html.indexOf("</head>");
  if (end < 0) throw new Error("The page has no head.");
  return sealHead(html.slice(0, end), seal) + sealBody(html.slice(end), seal);
}

function sealHead(html: string, { css, sheet, fonts, waitlistOrigin, wasm }: Seal): string {
  const policy = contentSecurityPolicy({ scripts: INLINE_SCRIPTS, styles: [css], waitlistOrigin, wasm });
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  const lean = html
    .replace(/<meta http-equiv="x-ua-compatible"[^>]*>/, "")
    .replace(", shrink-to-fit=no", "")
    .replace(/<meta name="generator"[^>]*>/, "")
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")
    .replace(/<link(?=[^>]* rel="(?:preload|prefetch|modulepreload)")[^>]*>/g, "")
    .replace(/<link(?=[^>]* as="script")[^>]*>/g, "");
  // The encoding has to stand within the first kilobyte, and loads nothing that the policy could come too late for.
  const governed = replaceOnce(lean, /<meta char[sS]et="utf-8"\s*\/?>/, (charset) => charset + meta);
  const named = replaceOnce(
    governed,
    HEAD_SCRIPT,
    () => `<script data-fonts="${fonts.join(" ")}">${headScript}`,
  );
  const all = `<noscript><link rel="stylesheet" href="${sheet}"/></noscript>`;
  return replaceOnce(
    named,
    /(<style data-href="[^"]*" data-identity="gatsby-global-css">)[\s\S]*?(<\/style>)(?:<noscript>.*?<\/noscript>)?/,
    (_, open, close) => open + css + close + all,
  );
}

function sealBody(html: string, { pageData, build, scripts, sheet, fonts }: Seal): string {
  // Gatsby styles these two with attributes; `base.css` says the same.
  const bare = html.replace(
    /(<div\b(?=[^>]* id="gatsby-(?:focus-wrapper|announcer)")[^>]*?) style="[^"]*"/g,
    (_, tag: string) => tag,
  );
  const called = replaceOnce(
    bare,
    /(<body\b[^>]*>)(?:<link rel="preload"[^>]*>)*/,
    (_, open) =>
      open + fonts.map((font) => `<link rel="preload" href="${font}" as="font" crossorigin/>`).join(""),
  );
  const data = `<script id="${PAGE_DATA_ID}" type="application/json">${escapeForScript(pageData)}</script>`;
  const seeded = replaceOnce(
    called,
    new RegExp(`<script id="${PAGE_DATA_ID}"[^>]*>[\\s\\S]*?</script>`),
    () => data,
  );
  const starter =
    `<script id="${RUNTIME_ID}" data-build="${build}" data-sheet="${sheet}" data-scripts="${scripts.join(" ")}">` +
    `${starterScript}</script>`;
  return replaceOnce(
    seeded,
    /(<!-- slice-start id="(_gatsby-scripts[^"]*)" -->)[\s\S]*?(<!-- slice-end id="\2" -->)/,
    (_, open, _id, close) => open + starter + close,
  );
}

/** JSON that neither closes its script element nor opens a comment in it. */
function escapeForScript(json: string): string {
  return json.replaceAll("<", "\\u003c");
}

function replaceOnce(text: string, pattern: RegExp, replacement: (...groups: string[]) => string): string {
  const found = [...text.matchAll(new RegExp(pattern, "g"))];
  if (found.length !== 1) throw new Error(`The page has ${found.length} of ${pattern}, instead of one.`);
  return text.replace(pattern, replacement);
}
