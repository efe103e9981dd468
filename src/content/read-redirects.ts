import { existsSync } from "node:fs";
import { join } from "node:path";
import { ContentError, type ContentProblem, FILE_START } from "../site/content-problem";
import { checkYaml, openYaml } from "../text/yaml";
import { REDIRECTS } from "./content-paths";
import { hasFields } from "./frontmatter";
import { readContent } from "./read-content";

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
  const written: unknown = yaml.document.toJS() ?? {};
  if (!hasFields(written)) {
    const message = "The redirects are not a list of addresses.";
    throw new ContentError({ path: REDIRECTS, ...FILE_START, message, advice: ADVICE });
  }
  const problems: ContentProblem[] = [];
  const redirects = Object.entries(written).map(([from, to]: [string, unknown]) => {
    const fromAt = yaml.placeOfName([], from);
    const refuse = (place: typeof fromAt, path: unknown, what: string) =>
      problems.push({
        ...{ path: REDIRECTS, ...place },
        message: `"${String(path)}" is not the path of a ${what}.`,
        advice: ADVICE,
      });
    if (!PAPER.test(from)) refuse(fromAt, from, "paper");
    if (!PAGE.test(String(to))) refuse(yaml.placeOf([from]), to, "page");
    return { from, to: String(to), line: fromAt.line };
  });
  if (problems.length > 0) throw new ContentError(problems);
  return redirects;
}

/** A problem for each redirect from a page that is there, or to one that is not. `pages` are their paths. */
export function redirectProblems(redirects: Redirects, pages: ReadonlySet<string>): ContentProblem[] {
  return redirects.flatMap(({ from, to, line }): ContentProblem[] => {
    const at = { path: REDIRECTS, line, column: 1 };
    if (pages.has(from)) {
      const message = `${from} is a page, which nobody would reach.`;
      return [{ ...at, message, advice: "Take the line out, or rename the page's folder." }];
    }
    if (pages.has(to)) return [];
    const message = `${from} leads to ${to}, which is no page.`;
    return [
      { ...at, message, advice: "Write the address of a page that is there, and of no other redirect." },
    ];
  });
}
