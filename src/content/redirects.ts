import { existsSync } from "node:fs";
import { join } from "node:path";
import { isScalar } from "yaml";
import { ContentError, type ContentProblem } from "../site/content-problem";
import { REDIRECTS } from "./content-paths";
import { readContent } from "./read-content";
import { checkYaml, openYaml } from "./yaml";

/** An address that a page has left, and the one that it leads to. */
export type Redirect = { from: string; to: string; line: number };

export type Redirects = readonly Redirect[];

const ADVICE =
  "Write each pair on a line of its own, with a space behind the colon: /litepapers/former-name: /litepapers/new-name";

/** A path of lower-case words, as pages have. */
const PAGE = /^\/(?:[a-z0-9]+(?:[-/][a-z0-9]+)*)?$/;

/** The path of a paper. */
const PAPER = /^\/litepapers\/[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The redirects in the content; none where there is no such file. Throws a ContentError that lists every problem. */
export function readRedirects(root: string): Redirects {
  if (!existsSync(join(root, REDIRECTS))) return [];
  return parseRedirects(readContent(root, REDIRECTS));
}

/** As `readRedirects`, from the file's text. */
export function parseRedirects(source: string): Redirects {
  const yaml = openYaml(source);
  checkYaml(yaml, { path: REDIRECTS, name: "The list of redirects" });
  const { document, at } = yaml;
  const problem = (offset: number, message: string): ContentProblem => ({
    path: REDIRECTS,
    ...at(offset),
    message,
    advice: ADVICE,
  });
  const { contents } = document;
  if (contents === null) return [];
  const items = (contents as { items?: unknown[] }).items ?? [];
  const pairs = items.flatMap((item) => {
    const { key, value } = item as { key?: unknown; value?: unknown };
    return isScalar(key) && isScalar(value) ? [{ key, value }] : [];
  });
  if (pairs.length === 0 || pairs.length !== items.length)
    throw new ContentError(problem(0, "The redirects are not a list of addresses."));
  const problems: ContentProblem[] = [];
  const redirects = pairs.map(({ key, value }) => {
    for (const [{ value: path, range }, form, what] of [
      [key, PAPER, "paper"],
      [value, PAGE, "page"],
    ] as const)
      if (typeof path !== "string" || !form.test(path))
        problems.push(problem(range?.[0] ?? 0, `"${String(path)}" is not the path of a ${what}.`));
    const { line } = at(key.range?.[0] ?? 0);
    return { from: String(key.value), to: String(value.value), line };
  });
  if (problems.length > 0) throw new ContentError(problems);
  return redirects;
}

/** Throws a ContentError for a redirect from a page that is there, or to one that is not. `pages` are their paths. */
export function checkRedirects(redirects: Redirects, pages: ReadonlySet<string>): void {
  const problems = redirects.flatMap(({ from, to, line }): ContentProblem[] => {
    const at = { path: REDIRECTS, line, column: 1 };
    if (pages.has(from))
      return [
        {
          ...at,
          message: `${from} is a page, which nobody would reach.`,
          advice: "Take the line out, or rename the page's folder.",
        },
      ];
    if (!pages.has(to))
      return [
        {
          ...at,
          message: `${from} leads to ${to}, which is no page.`,
          advice: "Write the address of a page that is there, and of no other redirect.",
        },
      ];
    return [];
  });
  if (problems.length > 0) throw new ContentError(problems);
}
